/** edwards25519 (RFC 8032 §5.1): -x² + y² = 1 + d x² y² over the integers modulo p. */
const P = 2n ** 255n - 19n
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/** The curve has 8 times as many points as the group that signs; the 8 points outside of it are no keys. */
const DOUBLINGS_OF_COFACTOR = 3

/**
 * Whether 32 bytes are a usable Ed25519 public key. Node imports any 32 bytes, so nothing else looks: half of
 * them are on no curve, and with a point of small order anybody's signature passes.
 */
export function isEd25519PublicKey(bytes: Uint8Array): boolean {
  if (bytes.length !== 32) return false
  const littleEndian = BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`)
  // The top bit is the sign of x, which is free: with x also -x is on the curve.
  const y = littleEndian & ((1n << 255n) - 1n)
  if (y >= P) return false

  // x² = (y² - 1) / (d y² + 1). A quotient is a square where the product is one; x = 0 is left to the order.
  const yy = modulo(y * y)
  return isSquareOrZero(modulo((yy - 1n) * (D * yy + 1n))) && !isOfSmallOrder(y)
}

/**
 * Doubles the point three times and looks whether that leads to the neutral element, y = 1. The formula of
 * doubling needs x only squared, so y alone follows the point; it is kept as Y / Z to save the divisions.
 */
function isOfSmallOrder(y: bigint): boolean {
  let [Y, Z] = [y, 1n]
  for (let count = 0; count < DOUBLINGS_OF_COFACTOR; count += 1) {
    const [yy, zz] = [modulo(Y * Y), modulo(Z * Z)]
    const [numerator, denominator] = [modulo(yy - zz), modulo(D * yy + zz)] // of x²
    Y = modulo(yy * denominator + zz * numerator)
    Z = modulo(zz * denominator - D * numerator * yy)
  }
  return Y === Z
}

/** Euler's criterion. */
function isSquareOrZero(value: bigint): boolean {
  return power(value, (P - 1n) / 2n) <= 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % P
    square = (square * square) % P
  }
  return result
}

function modulo(value: bigint): bigint {
  const rest = value % P
  return rest < 0n ? rest + P : rest
}
