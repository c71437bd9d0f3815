import { createListeners } from './listeners.ts'
import { parseJson } from './parse-json.ts'
import { readText, removeText, writeJson } from './storage.ts'

/** The owner while nobody is known, as on a first visit without a connection. */
const NOBODY = 'nobody'

type KeptOptions<State> = {
  /** The start of its names in storage; the owner follows. */
  prefix: string
  empty: State
  /** Repairs a stored value; null when nothing in it is usable. */
  read: (stored: unknown) => State | null
}

/**
 * A value that this browser stores for each owner, shared by all tabs (an external store). A change starts from the current
 * content of storage, so that no tab undoes another's.
 */
export function createKept<State>({ prefix, empty, read }: KeptOptions<State>) {
  const listeners = createListeners()
  const known = new Map<string, { text: string | null; state: State }>()
  let isListening = false

  const nameFor = (owner: string | null) => `${prefix}:${owner ?? NOBODY}`

  /** Returns the same object as long as storage is unchanged, so that React does not render again. */
  function stateIn(name: string) {
    const text = readText(name)
    const last = known.get(name)
    if (last?.text === text) return last.state
    const state = text === null ? empty : (read(parseJson(text)) ?? empty)
    known.set(name, { text, state })
    return state
  }

  /** A value stored before anybody was known goes to the first owner. */
  function placeOf(owner: string | null) {
    const name = nameFor(owner)
    return readText(name) === null ? nameFor(null) : name
  }

  function onStorage({ key }: StorageEvent) {
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
      if (!isListening) window.addEventListener('storage', onStorage)
      isListening = true
      return listeners.subscribe(listener)
    },
  }
}
