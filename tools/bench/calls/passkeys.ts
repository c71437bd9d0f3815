import { createHash, sign } from 'node:crypto'
import { coseKey, newKeyPair } from '../../../tests/support/authenticator.ts'
import { encodeCbor } from '../../../tests/support/cbor.ts'
import { ORIGIN } from '../../../tests/support/test-config.ts'
import { seedChallenges, seedPasskeys } from '../seed.ts'
import { type Call, guestBefore } from './call.ts'

const { privateKey, publicKey } = newKeyPair('ES256')
const STORED_KEY = encodeCbor(coseKey('ES256', publicKey))

/** User present and verified, with a synced passkey, which always counts 0. */
const AUTHENTICATOR_DATA = Buffer.concat([
  createHash('sha256').update(new URL(ORIGIN).hostname).digest(),
  Buffer.from([0x1d]),
  Buffer.alloc(4),
])

/** Each sign-in with a passkey adds a key to its account, which holds a hundred. */
const SIGN_INS_A_PASSKEY = 20

export const begin: Call = {
  name: 'begin',
  rest: { method: 'POST', path: '/auth/login/discoverable/begin' },
  procedure: 'passkeys.beginDiscoverableLogin',
  isOnce: false,
  prepare: async () => Array.from({ length: 1000 }, () => ({ body: {} })),
}

export const complete: Call = {
  name: 'complete',
  rest: { method: 'POST', path: '/auth/login/complete' },
  procedure: 'passkeys.completeLogin',
  isOnce: true,
  async prepare({ sql, guests }, count) {
    const passkeys = await seedPasskeys(sql, Math.max(100, Math.ceil(count / SIGN_INS_A_PASSKEY)), STORED_KEY)
    const challenges = await seedChallenges(sql, count)
    return challenges.map((challenge, turn) => {
      const passkey = passkeys[turn % passkeys.length]
      const { bearer, secret: browserKey } = guestBefore(guests, turn)
      return {
        bearer,
        body: {
          browserKey,
          credential: {
            ...identity(passkey?.credentialId),
            response: answer(challenge, passkey?.userHandle),
          },
        },
      }
    })
  },
}

function identity(id = '') {
  return {
    id,
    rawId: id,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
  }
}

function answer(challenge: string, userHandle = '') {
  const clientData = JSON.stringify({ type: 'webauthn.get', challenge, origin: ORIGIN, crossOrigin: false })
  const signed = Buffer.concat([AUTHENTICATOR_DATA, createHash('sha256').update(clientData).digest()])
  return {
    clientDataJSON: Buffer.from(clientData).toString('base64url'),
    authenticatorData: AUTHENTICATOR_DATA.toString('base64url'),
    signature: sign('sha256', signed, privateKey).toString('base64url'),
    userHandle,
  }
}
