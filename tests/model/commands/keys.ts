import { standingOf } from '../state.ts'
import { bearerOf, type Planned, type Turn } from '../turn.ts'
import type { Command } from './command.ts'

const removals: Record<string, string> = {
  passkey: 'keys.removePasskey',
  email: 'keys.removeEmailKey',
  browser: 'keys.removeBrowserKey',
}

/** Mostly a key of the bearer's account; sometimes one of another account, or under another type. */
function planRemove(turn: Turn): Planned | null {
  const { dice, listed } = turn
  const bearer = bearerOf(turn)
  if (!bearer) return null
  const own = listed.get(standingOf(bearer).accountId) ?? []
  const key = dice.one(dice.chance(85) ? own : [...listed.values()].flat())
  if (!key) return null
  return planRemoval(
    turn,
    { ...key, type: dice.chance(90) ? key.type : (dice.one(Object.keys(removals)) ?? key.type) },
    bearer,
  )
}

export function planRemoval(
  { browser, words }: Turn,
  key: { id: string; type: string },
  bearer: string,
): Planned {
  return {
    browser,
    kind: 'delete a key',
    call: { procedure: removals[key.type] ?? '', input: { keyId: key.id }, bearer },
    words: `deletes ${words.name('key', key.id)} (${key.type}), with a session on ${words.session(bearer)}`,
  }
}

const lists = ['keys.list', 'keys.listDevices', 'keys.listRefreshTokens']

function planList(turn: Turn): Planned | null {
  const bearer = bearerOf(turn)
  const procedure = turn.dice.one(lists)
  return bearer && procedure ? { ...planLook(turn, procedure, bearer), kind: 'list' } : null
}

export function planLook(
  { browser, words }: Pick<Turn, 'browser' | 'words'>,
  procedure: string,
  bearer: string,
): Planned {
  return {
    browser,
    kind: 'look',
    call: { procedure, bearer },
    words: `asks for ${procedure}, with a session on ${words.session(bearer)}`,
  }
}

export const keyCommands: Record<string, Command> = {
  'delete a key': { weight: 7, plan: planRemove },
  list: { weight: 2, plan: planList },
}
