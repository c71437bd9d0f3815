import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { cose, isoCBOR, verifySignature } from '@simplewebauthn/server/helpers'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { x = '', y = '' } = publicKey.export({ format: 'jwk' })

/**
 * A key of ours, made anew with each start and held by nobody: what answers for no passkey is verified against it, so
 * that the time of a refusal does not tell whether there is one. ES256, as nearly every passkey is.
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

/** As long as what a sign-in signs: authenticator data and a hash. */
const DATA = new Uint8Array(randomBytes(37 + 32))
const SIGNATURE = new Uint8Array(sign('sha256', DATA, privateKey))

/** The work of one verification, for a response that was refused before its own signature was looked at. */
export async function verifyDecoy(): Promise<void> {
  await verifySignature({ signature: SIGNATURE, data: DATA, credentialPublicKey: DECOY_KEY })
}
