import { type KeyObject, sign } from 'node:crypto'
import { P256_ORDER } from '#server/platform/key-pairs.ts'
import { sessionKey } from '#server/sessions/signed-token.ts'
import { SECRET } from './test-config.ts'

/** The signature of the first two parts of a token. */
export type Signer = (content: string) => Buffer

/** A token made by hand, because a library would refuse some of these. By default it is signed like ours. */
export function forgedToken(header: object, claims: object, signer: Signer = byOurKey): string {
  const [head, body] = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const content = `${head}.${body}`
  return `${content}.${signer(content).toString('base64url')}`
}

export function byOurKey(content: string): Buffer {
  return byKey(sessionKey(SECRET).privateKey)(content)
}

/** Signs with a key of P-256: two numbers, the second below half the order, or DER. */
export function byKey(key: KeyObject, dsaEncoding: 'ieee-p1363' | 'der' = 'ieee-p1363'): Signer {
  return (content) => {
    const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding })
    return dsaEncoding === 'ieee-p1363' && isHigh(signature) ? negated(signature) : signature
  }
}

export function isHigh(signature: Buffer): boolean {
  return numberIn(signature) > P256_ORDER / 2n
}

/** The other signature of the same content, `(r, -s)`, which anybody can compute. */
export function negated(signature: Buffer): Buffer {
  const s = (P256_ORDER - numberIn(signature)).toString(16).padStart(64, '0')
  return Buffer.concat([signature.subarray(0, 32), Buffer.from(s, 'hex')])
}

function numberIn(signature: Buffer) {
  return BigInt(`0x${signature.toString('hex', 32)}`)
}
