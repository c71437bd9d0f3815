import { createListeners } from '#client/lib/listeners.ts'
import { type GameAction, game } from './game.ts'
import { adoptNobodys, hasGame, isNobodys, readGame, slotOf, writeGame } from './game-slot.ts'
import { giveHint, HINT_PAUSE, type Hint } from './give-hint.ts'
import type { Host } from './hints.ts'
import { STARTS_ANEW } from './manager-words.ts'
import { type GameState, startingState, withMessage } from './state.ts'

/** The game, and what is on the table around it and not kept. */
type Table = {
  game: GameState
  /** 'Choose Your Job' is open. */
  isChoosing: boolean
  /** The project that was just completed, while its summary is shown. */
  finished: string | null
  hint: Hint | null
  /** When the next hint may be asked for (ms). */
  nextHint: number
}

export type GameStore = ReturnType<typeof createGameStore>

/** Outside React, so that each picture listens to its own part: forty-eight are on the page. */
export function createGameStore(accountId: string | null) {
  let slot = slotOf(accountId)
  let table: Table = { game: open(slot), isChoosing: false, finished: null, hint: null, nextHint: 0 }
  const listeners = createListeners()
  const hosts = new Map<string, { host: Host; element: HTMLElement }>()

  function change(part: Partial<Table>) {
    table = { ...table, ...part }
    listeners.tell()
  }

  function dispatch(action: GameAction) {
    const before = table.game
    const after = game(before, action)
    if (after === before) return
    writeGame(slot, after)
    change({
      game: after,
      isChoosing: table.isChoosing && after.currentProject === before.currentProject,
      finished: after.projectsCompleted > before.projectsCompleted ? before.currentProject : table.finished,
    })
  }

  return {
    table: () => table,
    dispatch,

    subscribe: listeners.subscribe,

    chooseJob: (isChoosing: boolean) => change({ isChoosing }),
    closeSummary: () => change({ finished: null }),

    /** Another account, or the first that is known. */
    openFor(id: string | null) {
      const before = slot
      slot = slotOf(id)
      if (slot === before) return
      // A guest made while somebody is playing already: nothing on the table moves.
      if (isNobodys(before) && !hasGame(slot)) adoptNobodys(slot)
      else change({ game: open(slot), isChoosing: false, finished: null, hint: null })
    },

    /** What another tab did to this game is taken over, unless it cannot be read. */
    follow(name: string | null) {
      if (name !== null && name !== slot) return
      const theirs = readGame(slot) ?? startingState
      if (theirs !== 'broken') change({ game: theirs })
    },

    /** A picture that hides something tells that it is on the page, for the hints. */
    host(host: Host, element: HTMLElement) {
      hosts.set(host.postId, { host, element })
      return () => {
        hosts.delete(host.postId)
      }
    },

    askForHint() {
      if (Date.now() < table.nextHint) return
      const { words, hint } = giveHint(table.game, [...hosts.values()])
      // What helps nobody costs nothing.
      change({ hint, nextHint: hint ? Date.now() + HINT_PAUSE : table.nextHint })
      dispatch({ type: 'say', text: words })
    },

    hintIsOver: (hint: Hint) => {
      if (table.hint === hint) change({ hint: null })
    },
  }
}

function open(slot: string): GameState {
  adoptNobodys(slot)
  const kept = readGame(slot)
  if (kept !== 'broken') return kept ?? startingState

  const anew = withMessage(startingState, STARTS_ANEW)
  writeGame(slot, anew)
  return anew
}
