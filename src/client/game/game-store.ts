import type { Find } from '#client/game/errands/bring-to.ts'
import type { Answer, Spot } from '#client/game/room/answer.ts'
import type { DrawnThing } from '#client/game/room/drawn-things.ts'
import { createListeners } from '#client/lib/listeners.ts'
import { closed, type GameAction, game } from './game.ts'
import { adoptNobodys, hasGame, isNobodys, keptText, readGame, slotOf, writeGame } from './game-slot.ts'
import { giveHint, HINT_PAUSE, type Hint } from './give-hint.ts'
import type { Host } from './hints.ts'
import { STARTS_ANEW } from './manager-words.ts'
import { createOpenTurns } from './open-turns.ts'
import { finalPriceOf, objectionTo } from './rules.ts'
import { type GameState, startingState, withMessage } from './state.ts'

/** The game, and the state around it that is not stored. */
type Table = {
  game: GameState
  /** 'Choose Your Job' is open. */
  isChoosing: boolean
  /** The open board: the errands, or what can be bought for the window behind our door. */
  board: Board | null
  /** The project that was just completed, while its summary is shown. */
  finished: string | null
  hint: Hint | null
  /** What a drawn thing says now; only one in all pictures. */
  answer: Answer | null
  /** When the next hint is allowed (ms). */
  nextHint: number
}

export type Board = 'errands' | 'window'

export type GameStore = ReturnType<typeof createGameStore>

/** Outside React, so that each of the forty-eight pictures on the page subscribes to its own part. */
export function createGameStore(accountId: string | null) {
  let slot = slotOf(accountId)
  let table: Table = {
    game: open(slot),
    isChoosing: false,
    board: null,
    finished: null,
    hint: null,
    answer: null,
    nextHint: 0,
  }
  /** The stored text that this tab last read or wrote: a different one comes from another tab. */
  let known = keptText(slot)
  const listeners = createListeners()
  const turns = createOpenTurns({
    merge: withDealOf,
    onRepaired(where, game) {
      if (where !== slot) return
      known = keptText(slot)
      change({ game })
    },
  })
  let answers = 0
  const hosts = new Map<string, { host: Host; element: HTMLElement }>()

  function change(part: Partial<Table>) {
    table = { ...table, ...part }
    listeners.tell()
  }

  /** The game after the moves of all tabs of the account; the open deal is this tab's own. */
  function latest() {
    const text = keptText(slot)
    if (text === known) return table.game
    const theirs = text === null ? startingState : readGame(slot)
    if (theirs === null || theirs === 'broken') return table.game
    known = text
    return withDealOf(theirs, table.game)
  }

  function dispatch(action: GameAction) {
    turns.repair(slot)
    const before = latest()
    const after = game(before, action)
    if (after === table.game) return
    if (after !== before) {
      turns.keep(slot, action, before, after)
      known = keptText(slot)
    }
    const hasChosen = after.currentProject !== null && after.currentProject !== before.currentProject
    change({
      game: after,
      isChoosing: table.isChoosing && !hasChosen,
      finished: after.projectsCompleted > before.projectsCompleted ? before.currentProject : table.finished,
    })
  }

  return {
    table: () => table,
    dispatch,

    subscribe: listeners.subscribe,

    chooseJob: (isChoosing: boolean) => change({ isChoosing }),
    closeSummary: () => change({ finished: null }),
    /** Opens a board in the place of what is open; null closes it. */
    showBoard: (board: Board | null) => change({ board, isChoosing: false, finished: null }),

    /** Another account, or the first that is known. */
    openFor(id: string | null) {
      const before = slot
      slot = slotOf(id)
      if (slot === before) return
      turns.forget()
      // A guest was made during a game: nothing visible changes.
      if (isNobodys(before) && !hasGame(slot)) adoptNobodys(slot)
      else change({ game: open(slot), isChoosing: false, board: null, finished: null, hint: null })
      known = keptText(slot)
    },

    /** Takes over another tab's change of this game, unless that cannot be read. */
    follow(name: string | null) {
      if (name !== null && name !== slot) return
      const now = latest()
      if (now !== table.game) change({ game: now })
    },

    /** A picture that hides something registers here, for the hints. */
    host(host: Host, element: HTMLElement) {
      hosts.set(host.postId, { host, element })
      return () => {
        hosts.delete(host.postId)
      }
    },

    askForHint() {
      if (Date.now() < table.nextHint) return
      const { words, hint } = giveHint(table.game, [...hosts.values()])
      // A hint that finds nothing starts no pause.
      change({ hint, nextHint: hint ? Date.now() + HINT_PAUSE : table.nextHint })
      dispatch({ type: 'say', text: words })
    },

    hintIsOver: (hint: Hint) => {
      if (table.hint === hint) change({ hint: null })
    },

    answer(postId: string, thing: DrawnThing, at: Spot, find: Find | null) {
      answers += 1
      change({ answer: { id: answers, postId, thing, at, find } })
    },

    answerIsOver: (answer = table.answer) => {
      if (answer !== null && table.answer === answer) change({ answer: null })
    },
  }
}

/** Keeps this tab's deal open as long as it is still possible. */
function withDealOf(theirs: GameState, mine: GameState): GameState {
  const game = closed(theirs)
  const { negotiatingItem: item } = mine
  const finalPrice = finalPriceOf(mine)
  if (item === null || finalPrice === null || objectionTo(game, item) !== null) return game
  return {
    ...game,
    showNegotiation: true,
    negotiatingItem: item,
    // A price that the other tab settled first is final.
    finalPrices: { [item.id]: finalPrice, ...game.finalPrices },
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
