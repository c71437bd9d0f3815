import { createListeners } from './listeners.ts'
import { parseJson } from './parse-json.ts'
import { readText, removeText, writeJson } from './storage.ts'

/** Whose it is before anybody is known here, as on a first visit without a connection. */
const NOBODY = 'nobody'

type KeptOptions<State> = {
  /** What its names in storage begin with; the owner follows. */
  prefix: string
  empty: State
  /** Whatever was stored, made good; null where there is nothing good in it. */
  read: (stored: unknown) => State | null
}

/**
 * Something this browser keeps for each owner, and every tab sees at once (an external store). A change is made to what storage holds at that
 * moment, so that no tab undoes another's.
 */
export function createKept<State>({ prefix, empty, read }: KeptOptions<State>) {
  const listeners = createListeners()
  const known = new Map<string, { text: string | null; state: State }>()
  let isListening = false

  const nameFor = (owner: string | null) => `${prefix}:${owner ?? NOBODY}`

  /** The same object for as long as storage holds the same. */
  function stateIn(name: string) {
    const text = readText(name)
    const last = known.get(name)
    if (last?.text === text) return last.state
    const state = text === null ? empty : (read(parseJson(text)) ?? empty)
    known.set(name, { text, state })
    return state
  }

  /** What nobody had becomes the first owner's. */
  function placeOf(owner: string | null) {
    const name = nameFor(owner)
    return readText(name) === null ? nameFor(null) : name
  }

  function hear({ key }: StorageEvent) {
    if (key === null || key.startsWith(`${prefix}:`)) listeners.tell()
  }

  return {
    state: (owner: string | null) => stateIn(placeOf(owner)),

    change(owner: string | null, by: (state: State) => State) {
      const from = placeOf(owner)
      const before = stateIn(from)
      const after = by(before)
      if (after === before) return
      writeJson(nameFor(owner), after)
      if (from !== nameFor(owner)) removeText(from)
      listeners.tell()
    },

    subscribe(listener: () => void) {
      if (!isListening) window.addEventListener('storage', hear)
      isListening = true
      return listeners.subscribe(listener)
    },
  }
}
