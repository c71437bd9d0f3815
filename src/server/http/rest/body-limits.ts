/** The largest request body in bytes. */
export const BODY_LIMIT = 64 * 1024

/** Bytes, for the one call with an attestation object. */
export const CREDENTIAL_BODY_LIMIT = 128 * 1024
