import { underLock } from '#client/lib/browser.ts'
import { wait } from '#client/lib/wait.ts'
import { type GameAction, game } from './game.ts'
import { keptText, readGame, readTurns, writeGame } from './game-slot.ts'
import type { GameState } from './state.ts'
import type { Turns } from './stored-game.ts'

/** Other tabs see a write of this one late (ms). By then each knows what the others wrote. */
const UNTIL_OTHERS_SEE = 150

/** More tabs than anybody plays in; those that played longest ago are forgotten. */
const MOST_TABS = 8

/** Something this tab did, and the game that it did it to. */
type Turn = { number: number; action: GameAction; before: GameState }

type OpenTurnsOptions = {
  /** The game of the other tabs, with the deal that is open in this one. */
  merge: (theirs: GameState, mine: GameState) => GameState
  onRepaired: (slot: string, game: GameState) => void
}

/**
 * Two tabs that play within the same moment do not see each other's turns: the later write would undo the earlier one.
 * So each turn is written at once, and looked for again once all tabs see the same; where it is gone, it is played
 * again on top of what is there. One tab at a time looks, where the browser has locks.
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

  /** Plays again what is gone; true where something was. */
  function repair(slot: string) {
    if (open.length === 0) return false
    const done = readTurns(slot)[tab] ?? 0
    const [first, ...rest] = open.filter(({ number }) => number > done)
    const theirs = keptText(slot) === null ? null : readGame(slot)
    // What was cleared meanwhile is not brought back.
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
    /** Before the next turn: that one is in does not mean that those before it are. */
    repair,

    /** Keeps what a turn led to. */
    keep(slot: string, action: GameAction, before: GameState, after: GameState) {
      count += 1
      open.push({ number: count, action, before })
      write(slot, after, count)
      void look(slot)
    },

    /** Another game is played from here on. */
    forget() {
      open = []
    },
  }
}
