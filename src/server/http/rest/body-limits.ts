/** The largest request body in bytes. */
export const BODY_LIMIT = 64 * 1024

/** For the one call that carries an attestation object. */
export const CREDENTIAL_BODY_LIMIT = 128 * 1024
