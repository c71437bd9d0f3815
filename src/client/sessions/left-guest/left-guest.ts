import { fieldsOf, isText } from '#client/lib/fields.ts'
import { createListeners } from '#client/lib/listeners.ts'
import { parseJson } from '#client/lib/parse-json.ts'
import { readText, removeText, writeJson } from '#client/lib/storage.ts'
import { LEFT_GUEST } from '#client/sessions/stored-session.ts'

/** A guest that somebody was in this browser before signing in to an account, with what they had told the house. */
export type LeftGuest = {
  /** The account that was signed in to. */
  to: string
  id: string
  /** Whoever holds it was that guest. */
  browserKey: string
  first: string | null
  last: string | null
  bornOn: string | null
}

const listeners = createListeners()
let isListening = false
let known: { text: string | null; guest: LeftGuest | null } = { text: null, guest: null }

/** The guest that was left for this account, as long as nobody has said what is to come of it. */
export function leftGuestOf(accountId: string | null): LeftGuest | null {
  const text = readText(LEFT_GUEST)
  // The same object for as long as storage holds the same.
  if (text !== known.text) known = { text, guest: readLeftGuest(parseJson(text)) }
  return known.guest?.to === accountId ? known.guest : null
}

/** Takes the place of one that was left before: nobody has asked for that one. */
export function rememberLeftGuest(guest: LeftGuest) {
  writeJson(LEFT_GUEST, guest)
  listeners.tell()
}

export function forgetLeftGuest() {
  removeText(LEFT_GUEST)
  listeners.tell()
}

/** Also of what other tabs do. */
export function onLeftGuest(listener: () => void) {
  if (!isListening) {
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === LEFT_GUEST) listeners.tell()
    })
  }
  isListening = true
  return listeners.subscribe(listener)
}

function readLeftGuest(stored: unknown): LeftGuest | null {
  const { to, id, browserKey, first, last, bornOn } = fieldsOf(stored)
  if (!isText(to) || !isText(id) || !isText(browserKey)) return null
  return { to, id, browserKey, first: textOrNull(first), last: textOrNull(last), bornOn: textOrNull(bornOn) }
}

function textOrNull(value: unknown) {
  return isText(value) ? value : null
}
