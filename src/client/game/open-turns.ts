import { underLock } from '#client/lib/browser.ts'
import { wait } from '#client/lib/wait.ts'
import { type GameAction, game } from './game.ts'
import { keptText, readGame, readTurns, writeGame } from './game-slot.ts'
import type { GameState } from './state.ts'
import type { Turns } from './stored-game.ts'

/** Other tabs see this tab's writes late (ms). After this time each tab knows what the others wrote. */
const UNTIL_OTHERS_SEE = 150

/** More tabs than anybody plays in; the tabs that played longest ago are dropped. */
const MOST_TABS = 8

/** A move in this tab, and the game before it. */
type Turn = { number: number; action: GameAction; before: GameState }

type OpenTurnsOptions = {
  /** Returns the other tabs' game, with this tab's open deal. */
  merge: (theirs: GameState, mine: GameState) => GameState
  onRepaired: (slot: string, game: GameState) => void
}

/**
 * Two tabs that play at the same moment do not see each other's moves: the later write would undo the earlier one. So each move
 * is written at once, and checked when all tabs see the same storage. A lost move is played again on top of the stored game.
 * With locks, one tab at a time checks.
 */
export function createOpenTurns({ merge, onRepaired }: OpenTurnsOptions) {
  const tab = Math.random().toString(36).slice(2)
  let count = 0
  let open: Turn[] = []
  let isLooking = false

  function write(slot: string, after: GameState, done: number) {
    const { [tab]: _, ...others } = readTurns(slot)
    const turns: Turns = Object.fromEntries([...Object.entries(others).slice(1 - MOST_TABS), [tab, done]])
    writeGame(slot, after, turns)
  }

  /** Plays lost moves again; true if there were any. */
  function repair(slot: string) {
    if (open.length === 0) return false
    const done = readTurns(slot)[tab] ?? 0
    const [first, ...rest] = open.filter(({ number }) => number > done)
    const theirs = keptText(slot) === null ? null : readGame(slot)
    // A game that was cleared meanwhile is not restored.
    if (first === undefined || theirs === null || theirs === 'broken') return false

    const repaired = [first, ...rest].reduce(
      (state, { action }) => game(state, action),
      merge(theirs, first.before),
    )
    write(slot, repaired, count)
    onRepaired(slot, repaired)
    return true
  }

  async function look(slot: string) {
    if (isLooking) return
    isLooking = true
    await underLock(`game ${slot}`, async () => {
      let seen: number
      do {
        seen = count
        await wait(UNTIL_OTHERS_SEE)
      } while (repair(slot) || seen !== count)
      open = []
    })
    isLooking = false
  }

  return {
    /** Call this before the next move: that one move is stored does not mean that the earlier ones are. */
    repair,

    /** Stores the result of a move. */
    keep(slot: string, action: GameAction, before: GameState, after: GameState) {
      count += 1
      open.push({ number: count, action, before })
      write(slot, after, count)
      void look(slot)
    },

    /** Call this when another game is played from here on. */
    forget() {
      open = []
    },
  }
}
