import { readJson, readText, removeText, writeJson } from '#client/lib/storage.ts'
import type { GameState } from './state.ts'
import { checkStoredGame, gameToStore, type Turns, turnsIn } from './stored-game.ts'

const PREFIX = 'rummage_world:'

/** For what is played before anybody is known here, as on a first visit without a connection. */
const NOBODYS = `${PREFIX}nobody`

/** Where the game of an account is kept. */
export function slotOf(accountId: string | null) {
  return accountId === null ? NOBODYS : `${PREFIX}${accountId}`
}

/** As it lies in storage; null where nothing was ever kept. */
export function keptText(slot: string) {
  return readText(slot)
}

/** Null where nothing was ever kept; `broken` where it cannot be read. */
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

/** What nobody played becomes the game of whoever turns out to be here, unless they have one. */
export function adoptNobodys(slot: string) {
  if (isNobodys(slot) || hasGame(slot)) return
  const game = readGame(NOBODYS)
  if (game === null || game === 'broken') return
  writeGame(slot, game)
  removeText(NOBODYS)
}
