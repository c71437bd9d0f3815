import { fieldsOf, isText } from '#client/lib/fields.ts'
import { createListeners } from '#client/lib/listeners.ts'
import { parseJson } from '#client/lib/parse-json.ts'
import { readText, removeText, writeJson } from '#client/lib/storage.ts'
import { ASKED_FIELDS, type PersonalData } from '#shared/personal-fields.ts'
import { recordOf } from '#shared/record-of.ts'
import { LEFT_GUEST } from '#shared/storage-names.ts'

/** A guest that was used in this browser before signing in to an account, with the facts that guest had given the server. */
export type LeftGuest = PersonalData & {
  /** The account that was signed in to. */
  to: string
  id: string
  /** Proof of having been that guest: whoever holds it may merge the guest. */
  browserKey: string
}

const listeners = createListeners()
let isListening = false
let known: { text: string | null; guest: LeftGuest | null } = { text: null, guest: null }

/** The guest that was left for this account, until somebody has decided whether to merge it. */
export function leftGuestOf(accountId: string | null): LeftGuest | null {
  const text = readText(LEFT_GUEST)
  // Returns the same object as long as storage is unchanged, so that React does not render again.
  if (text !== known.text) known = { text, guest: readLeftGuest(parseJson(text)) }
  return known.guest?.to === accountId ? known.guest : null
}

/** Replaces a guest that was left before: nobody has asked to merge that one. */
export function rememberLeftGuest(guest: LeftGuest) {
  writeJson(LEFT_GUEST, guest)
  listeners.tell()
}

export function forgetLeftGuest() {
  removeText(LEFT_GUEST)
  listeners.tell()
}

/** Also fires for changes made by other tabs. */
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
  const fields = fieldsOf(stored)
  const { to, id, browserKey } = fields
  if (!isText(to) || !isText(id) || !isText(browserKey)) return null
  return { to, id, browserKey, ...recordOf(ASKED_FIELDS, (field) => textOrNull(fields[field])) }
}

function textOrNull(value: unknown) {
  return isText(value) ? value : null
}
