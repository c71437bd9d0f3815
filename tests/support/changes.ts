import { expect } from 'vitest'
import { newClient, type World } from './world.ts'

export const invalidStop = {
  status: 400,
  body: {
    success: false,
    code: 'invalid_stop',
    error: 'This cannot be stopped any more',
    message: 'This cannot be stopped any more',
  },
}

/** The fields that an answer has for a pending change. */
export const waits = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

type Change = {
  id: string
  event: string
  browser: string | null
  key: { type: string; name: string } | null
  takesEffectAt: string | null
  isStopped: boolean
}

/** The changes that a session sees, newest first. */
export async function changesOf(world: World, bearer: string) {
  const { body } = await world.run('account.changes', undefined, { bearer })
  return body as Change[]
}

type Stop = { id?: string | undefined; token?: string | undefined; stopToken?: string; proof?: string }

/** Stops a change by a session, or without one by a token. */
export function stop(world: World, input: Stop, { bearer }: { bearer?: string | undefined } = {}) {
  return world.run('account.stopChange', input, { bearer, from: newClient() })
}
