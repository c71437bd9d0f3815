import { ed25519 } from '@noble/curves/ed25519.js'

/** The top bit of the last byte: the sign of x, which is free, because with x also -x is on the curve (RFC 8032 §5.1.2). */
const SIGN_OF_X = 0x80

/**
 * Whether 32 bytes are a usable Ed25519 public key. Node imports any 32 bytes, so this is the only check. Half of
 * them are on no curve, and with a point of small order any signature passes.
 */
export function isEd25519PublicKey(bytes: Uint8Array): boolean {
  const unsigned = Uint8Array.from(bytes, (byte, at) => (at === 31 ? byte & ~SIGN_OF_X : byte))
  try {
    return !ed25519.Point.fromBytes(unsigned).isSmallOrder()
  } catch {
    // Wrong length, above the field's prime, or not on the curve.
    return false
  }
}
