import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { cose, isoCBOR, verifySignature } from '@simplewebauthn/server/helpers'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { x = '', y = '' } = publicKey.export({ format: 'jwk' })

/**
 * A key made at each start that belongs to no passkey. Answers for unknown passkeys are verified against it, so that a
 * refusal's duration does not show whether a passkey exists. ES256, like nearly every passkey.
 */
export const DECOY_KEY = isoCBOR.encode(
  new Map<number, number | Uint8Array>([
    [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
    [cose.COSEKEYS.alg, cose.COSEALG.ES256],
    [cose.COSEKEYS.crv, cose.COSECRV.P256],
    [cose.COSEKEYS.x, Buffer.from(x, 'base64url')],
    [cose.COSEKEYS.y, Buffer.from(y, 'base64url')],
  ]),
)

/** As long as the signed data of a sign-in: authenticator data and a hash. */
const DATA = new Uint8Array(randomBytes(37 + 32))
const SIGNATURE = new Uint8Array(sign('sha256', DATA, privateKey))

/** Spends the time of one verification, for a response refused before its own signature was checked. */
export async function verifyDecoy(): Promise<void> {
  await verifySignature({ signature: SIGNATURE, data: DATA, credentialPublicKey: DECOY_KEY })
}
