import { endOfCborItem, MAP, majorTypeAt } from './cbor-limits.ts'

/** Flags of authenticator data (WebAuthn L3 §6.1). */
const BACKUP_ELIGIBLE = 1 << 3
const ATTESTED = 1 << 6
const EXTENDED = 1 << 7

/** Offsets of WebAuthn L3 §6.1 and §6.5.1. */
const FLAGS_AT = 32
const ATTESTED_AT = 37
const ID_LENGTH_AT = 53
const ID_AT = 55

type AuthenticatorData = {
  backupEligible: boolean
  /** Present only when a passkey is created. */
  attested: { credentialId: Buffer; publicKey: Buffer } | null
}

/**
 * Splits authenticator data into its parts without decoding them; null when they do not fill it exactly. The library
 * reads the same bytes afterwards. Ours runs first for its CBOR limits, and because the library measures the public
 * key by encoding it again instead of finding its end.
 */
export function readAuthenticatorData(bytes: Buffer): AuthenticatorData | null {
  const flags = bytes[FLAGS_AT]
  if (flags === undefined || bytes.length < ATTESTED_AT) return null
  let end = ATTESTED_AT
  let attested: AuthenticatorData['attested'] = null

  if (flags & ATTESTED) {
    if (bytes.length < ID_AT) return null
    const keyAt = ID_AT + bytes.readUInt16BE(ID_LENGTH_AT)
    const keyEnd = endOfMap(bytes, keyAt)
    if (keyEnd === null) return null
    attested = { credentialId: bytes.subarray(ID_AT, keyAt), publicKey: bytes.subarray(keyAt, keyEnd) }
    end = keyEnd
  }
  if (flags & EXTENDED) {
    const extensionsEnd = endOfMap(bytes, end)
    if (extensionsEnd === null) return null
    end = extensionsEnd
  }
  if (end !== bytes.length) return null
  return { backupEligible: (flags & BACKUP_ELIGIBLE) !== 0, attested }
}

function endOfMap(bytes: Buffer, start: number): number | null {
  return majorTypeAt(bytes, start) === MAP ? endOfCborItem(bytes, start) : null
}
