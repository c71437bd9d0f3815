import { readJson, readText, removeText, writeJson } from '#client/lib/storage.ts'
import type { GameState } from './state.ts'
import { checkStoredGame, gameToStore, type Turns, turnsIn } from './stored-game.ts'

const PREFIX = 'rummage_world:'

/** For a game that is played before anybody is known, as on a first visit without a connection. */
const NOBODYS = `${PREFIX}nobody`

/** The storage name of an account's game. */
export function slotOf(accountId: string | null) {
  return accountId === null ? NOBODYS : `${PREFIX}${accountId}`
}

/** The stored text; null if nothing was ever stored. */
export function keptText(slot: string) {
  return readText(slot)
}

/** Null if nothing was ever stored; `broken` if it cannot be read. */
export function readGame(slot: string): GameState | 'broken' | null {
  if (!hasGame(slot)) return null
  return checkStoredGame(readJson(slot)) ?? 'broken'
}

export function writeGame(slot: string, game: GameState, turns?: Turns) {
  writeJson(slot, gameToStore(game, turns))
}

export function readTurns(slot: string): Turns {
  return turnsIn(readJson(slot))
}

export function isNobodys(slot: string) {
  return slot === NOBODYS
}

export function hasGame(slot: string) {
  return keptText(slot) !== null
}

/** Gives a game played before anybody was known to the current account, unless that has one. */
export function adoptNobodys(slot: string) {
  if (isNobodys(slot) || hasGame(slot)) return
  const game = readGame(NOBODYS)
  if (game === null || game === 'broken') return
  writeGame(slot, game)
  removeText(NOBODYS)
}
