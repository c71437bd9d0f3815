import type { Algorithm } from './public-key-rules.ts'

const SEQUENCE = 0x30
const INTEGER = 0x02

/**
 * Whether a signature has the one form of its algorithm (WebAuthn L3 §6.5.5). The library's ASN.1 parser skips bytes
 * after an ES256 signature and accepts longer encodings. The other two are raw numbers of fixed length, which the
 * verification itself checks.
 */
export function isSignatureInForm(algorithm: Algorithm, signature: Uint8Array): boolean {
  return algorithm !== 'ES256' || isEcdsaDer(signature)
}

/** DER of SEQUENCE { r INTEGER, s INTEGER } for a 256 bit curve: all lengths take one byte. */
function isEcdsaDer(bytes: Uint8Array): boolean {
  if (bytes[0] !== SEQUENCE || bytes[1] !== bytes.length - 2) return false
  const sAt = endOfPositiveInteger(bytes, 2)
  return sAt !== null && endOfPositiveInteger(bytes, sAt) === bytes.length
}

/** The end of the integer at `start`; null unless it is positive, in its shortest form and at most 32 bytes long. */
function endOfPositiveInteger(bytes: Uint8Array, start: number): number | null {
  const length = bytes[start + 1]
  if (bytes[start] !== INTEGER || length === undefined || length === 0) return null
  const end = start + 2 + length
  if (end > bytes.length) return null

  const [first = 0, second = 0] = bytes.subarray(start + 2, end)
  const isNegative = first >= 0x80
  const isPadded = first === 0 && second < 0x80
  const longest = first === 0 ? 33 : 32
  return isNegative || isPadded || length > longest ? null : end
}
