import { expect, it } from 'vitest'
import { keysToSignOut } from '#server/keys/descent.ts'

type Facts = Parameters<typeof keysToSignOut>[0][number]

function key(id: string, facts: Partial<Facts> = {}): Facts {
  return { id, type: 'browser', revokedAt: null, madeByKeyId: null, signedInWithKeyId: null, ...facts }
}

it('keeps the presenting key, what it made directly or through another, and the key it signed in with', () => {
  const keys = [
    key('attacker'),
    key('attackers-passkey', { type: 'passkey', madeByKeyId: 'attacker' }),
    key('opener', { type: 'passkey', madeByKeyId: 'attacker' }),
    key('presenting', { madeByKeyId: 'opener', signedInWithKeyId: 'opener' }),
    key('child', { type: 'passkey', madeByKeyId: 'presenting' }),
    key('grandchild', { madeByKeyId: 'child' }),
  ]
  expect(keysToSignOut(keys, 'presenting')).toEqual(['attacker', 'attackers-passkey'])
})

it('follows descent through a key that was revoked meanwhile', () => {
  const keys = [
    key('presenting'),
    key('gone', { type: 'passkey', madeByKeyId: 'presenting', revokedAt: new Date() }),
    key('grandchild', { madeByKeyId: 'gone' }),
  ]
  expect(keysToSignOut(keys, 'presenting')).toEqual([])
})

it('leaves feature keys alone, and signs out e-mail keys that still await activation', () => {
  const keys = [
    key('presenting'),
    key('feature', { type: 'feature' }),
    key('planted', { type: 'email', madeByKeyId: 'other' }),
  ]
  expect(keysToSignOut(keys, 'presenting')).toEqual(['planted'])
})

it('ends on a ring of keys', () => {
  const keys = [key('presenting', { madeByKeyId: 'a' }), key('a', { madeByKeyId: 'presenting' }), key('b')]
  expect(keysToSignOut(keys, 'presenting')).toEqual(['b'])
})
