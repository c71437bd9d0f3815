import { afterEach, expect, test, vi } from 'vitest'
import { leaveSession } from '#client/sessions/session.ts'
import { forgetProof, keepProof, keptProof } from '#client/step-up/proof.ts'
import { minutes } from '#shared/time.ts'
import { sessionOf, signIn } from './session-samples.ts'

afterEach(() => {
  vi.useRealTimers()
  forgetProof()
  leaveSession()
})

test('a proof is remembered for its five minutes, and for its own account', () => {
  vi.useFakeTimers()
  signIn(sessionOf('a'))
  keepProof('a', 'proof', 300)
  vi.advanceTimersByTime(minutes(5) - 1)
  expect(keptProof()).toBe('proof')
  signIn(sessionOf('b'))
  expect(keptProof()).toBeUndefined()
  signIn(sessionOf('a'))
  expect(keptProof()).toBe('proof')
  vi.advanceTimersByTime(1)
  expect(keptProof()).toBeUndefined()
})
