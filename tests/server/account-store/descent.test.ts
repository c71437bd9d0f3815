import { expect, it } from 'vitest'
import { unrelatedTo } from '#server/account-store/keys/end-unrelated-keys.ts'

type KeyFacts = Parameters<typeof unrelatedTo>[0][number]
type SecretFacts = Parameters<typeof unrelatedTo>[1][number]

function key(id: string, facts: Partial<KeyFacts> = {}): KeyFacts {
  return { id, type: 'browser', revokedAt: null, madeBySecretId: null, ...facts }
}

function passkey(id: string, madeBySecretId: string | null = null): KeyFacts {
  return key(id, { type: 'passkey', madeBySecretId })
}

/** A secret of the browser key that its name begins with: `phone-2` is a secret of `phone`. */
function secret(id: string, facts: Partial<SecretFacts> = {}): SecretFacts {
  const [keyId = ''] = id.split('-')
  return { id, keyId, renewedFrom: null, signedInWithKeyId: null, isLive: true, ...facts }
}

it('keeps the presenting secret, its direct and indirect descendants, and the key it signed in with', () => {
  const keys = [
    key('attacker'),
    passkey('attackers passkey', 'attacker-1'),
    passkey('opener', 'attacker-1'),
    key('presenting'),
    passkey('child', 'presenting-1'),
    key('grandchild'),
  ]
  const secrets = [
    secret('attacker-1'),
    secret('presenting-1', { signedInWithKeyId: 'opener' }),
    secret('grandchild-1', { signedInWithKeyId: 'child' }),
  ]
  expect(unrelatedTo(keys, secrets, 'presenting-1')).toEqual({
    keyIds: ['attacker', 'attackers passkey'],
    secretIds: ['attacker-1'],
  })
})

it('follows descent through a key that was revoked meanwhile, and through ended secrets', () => {
  const keys = [
    key('presenting'),
    { ...passkey('gone', 'presenting-1'), revokedAt: new Date() },
    key('grandchild'),
    passkey('kept', 'grandchild-1'),
  ]
  const secrets = [
    secret('presenting-1'),
    secret('grandchild-1', { signedInWithKeyId: 'gone', isLive: false }),
    secret('grandchild-2', { renewedFrom: 'grandchild-1' }),
  ]
  expect(unrelatedTo(keys, secrets, 'presenting-1')).toEqual({ keyIds: [], secretIds: [] })
})

it('keeps feature keys, and ends e-mail keys that still await activation', () => {
  const keys = [
    key('presenting'),
    key('feature', { type: 'feature' }),
    key('planted', { type: 'email', madeBySecretId: 'other-1' }),
  ]
  expect(unrelatedTo(keys, [secret('presenting-1')], 'presenting-1').keyIds).toEqual(['planted'])
})

it('keeps what the same holder made before their key was renewed, and ends what they no longer need', () => {
  const keys = [key('presenting'), passkey('made before', 'presenting-1')]
  const secrets = [
    secret('presenting-1'),
    secret('presenting-2', { renewedFrom: 'presenting-1', signedInWithKeyId: 'made before' }),
  ]
  expect(unrelatedTo(keys, secrets, 'presenting-2')).toEqual({ keyIds: [], secretIds: ['presenting-1'] })
})

it('ends a secret in the presenting key that signed in with a key of another holder', () => {
  const keys = [key('attacker'), passkey('planted', 'attacker-1'), key('presenting')]
  const secrets = [
    secret('attacker-1'),
    secret('presenting-1'),
    // Renewed by an attacker with a stolen session and the planted passkey.
    secret('presenting-2', { renewedFrom: 'presenting-1', signedInWithKeyId: 'planted' }),
  ]
  expect(unrelatedTo(keys, secrets, 'presenting-1')).toEqual({
    keyIds: ['attacker', 'planted'],
    secretIds: ['attacker-1', 'presenting-2'],
  })
})

it('ends secrets of unknown origin, in the presenting key too', () => {
  const keys = [key('presenting'), key('other')]
  const secrets = [secret('presenting-1'), secret('presenting-2'), secret('other-1')]
  expect(unrelatedTo(keys, secrets, 'presenting-1')).toEqual({
    keyIds: ['other'],
    secretIds: ['presenting-2', 'other-1'],
  })
})

it('terminates on a cycle of secrets and keys', () => {
  const keys = [key('presenting'), passkey('a', 'presenting-1'), key('b')]
  const secrets = [
    secret('presenting-1', { signedInWithKeyId: 'a', renewedFrom: 'presenting-1' }),
    secret('b-1', { renewedFrom: 'b-2' }),
    secret('b-2', { renewedFrom: 'b-1' }),
  ]
  expect(unrelatedTo(keys, secrets, 'presenting-1').keyIds).toEqual(['b'])
})
