import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeJson } from '#client/lib/storage.ts'
import { leaveSession } from '#client/sessions/session.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { leaveForGood } from '#client/sessions/sign-out.ts'
import {
  readSignedOutKeys,
  readStored,
  removeEverything,
  type SessionRecord,
  storeSession,
  writeSignedOutKeys,
} from '#client/sessions/stored-session.ts'
import { forgetProof, keptProof, useProofStep } from '#client/step-up/proof.ts'
import { minutes } from '#shared/time.ts'
import { answered, sessionOf, signIn } from './session-samples.ts'

/** What happens in this browser while the answer is on its way. */
let meanwhile = () => {}

beforeEach(() => {
  meanwhile = () => {}
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', { location: { pathname: '/account' }, addEventListener() {} })
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _how: object, work: () => unknown) => work() },
  })
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.includes('auth.prove.code')) throw new TypeError('Failed to fetch')
    meanwhile()
    const { accessToken: jwt } = sessionOf('a')
    const session = { jwt, browserKey: 'renewed key of a', expiresIn: 900 }
    return answered({ success: true, proof: 'proof of a', expiresIn: 300, session })
  })
})

afterEach(() => {
  forgetProof()
  leaveSession()
  removeEverything()
  writeSignedOutKeys([])
  vi.unstubAllGlobals()
})

/** Types the code of a step-up, and waits for its answer. */
async function proveByCode() {
  const proofs: string[] = []
  let step: ReturnType<typeof useProofStep> | undefined
  renderToString(
    createElement(() => {
      step = useProofStep((proof) => proofs.push(proof))
      return null
    }),
  )
  await step?.submit('123456')
  return proofs
}

test('the answer to a step-up renews the key that asked, and its proof is kept', async () => {
  signIn(sessionOf('a'))
  await proveByCode()
  expect(readStored().session).toMatchObject({ refreshToken: 'renewed key of a', user: { id: 'a' } })
  expect(sessionState().session?.refreshToken).toBe('renewed key of a')
  expect(keptProof()).toBe('proof of a')
})

test.each([
  ['and this tab has followed', signIn],
  ['and this tab does not know it yet', storeSession],
])('a late answer to a step-up leaves the account that another tab signed in to, %s', async (_, follow) => {
  const a = sessionOf('a')
  const b = sessionOf('b')
  signIn(a)
  meanwhile = () => follow(b)
  await proveByCode()
  expect(readStored()).toMatchObject({ session: b, browserKey: 'key of b', accountId: 'b' })

  signIn(b)
  expect(keptProof()).toBeUndefined()
  signIn(a)
  expect(keptProof()).toBe('proof of a')
})

test('a late answer to a step-up leaves a newer key of the same account', async () => {
  const newer: SessionRecord = sessionOf('a', minutes(15), 'newer key')
  signIn(sessionOf('a'))
  meanwhile = () => signIn(newer)
  await proveByCode()
  expect(readStored().session).toEqual(newer)
  expect(keptProof()).toBe('proof of a')
})

test('a late answer to a step-up undoes no sign-out, neither a finished one nor one under way', async () => {
  signIn(sessionOf('a'))
  meanwhile = () => {
    removeEverything()
    leaveSession()
  }
  await proveByCode()
  expect(readStored()).toEqual({ session: null, browserKey: null, accountId: null })

  signIn(sessionOf('a'))
  meanwhile = () => writeJson('signed_out_keys', ['key of a'])
  await proveByCode()
  expect(readStored().browserKey).toBe('key of a')
  expect(readSignedOutKeys()).toEqual(['key of a'])
})

test('the answer that an account is deleted forgets that account, and no other one', () => {
  const b = sessionOf('b')
  signIn(sessionOf('a'))
  signIn(b)
  leaveForGood('a')
  expect(readStored().session).toEqual(b)
  expect(sessionState().session).toEqual(b)

  leaveForGood('b')
  expect(readStored()).toEqual({ session: null, browserKey: null, accountId: null })
  expect(sessionState().session).toBeNull()

  // This tab does not know yet that another one has signed in.
  signIn(sessionOf('a'))
  storeSession(b)
  leaveForGood('a')
  expect(readStored().session).toEqual(b)
  expect(sessionState().session).toBeNull()
})
