import { expect } from 'vitest'
import { newClient, type World } from './world.ts'

export const refusedUndo = {
  tooLate: { status: 400, body: { code: 'invalid_undo', error: 'This cannot be undone any more' } },
  tooNew: {
    status: 403,
    body: {
      success: false,
      code: 'too_new',
      error: 'This key is too new for that',
      message: 'This key is too new for that',
      until: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  },
}

type Change = {
  id: string
  event: string
  browser: string | null
  key: { type: string; name: string } | null
}

/** The changes that a session sees, newest first. */
export async function changesOf(world: World, bearer: string, input: object = {}) {
  const { body } = await world.run('account.changes', input, { bearer })
  return body as Change[]
}

/** Undoes by a session or, with a token, without one. */
export function undo(
  world: World,
  input: { id?: string | undefined; token?: string | undefined },
  { bearer }: { bearer?: string | undefined } = {},
) {
  return world.run('account.undoChange', input, { bearer, from: newClient() })
}
