import { fieldsOf } from '#client/lib/fields.ts'
import { readJson, removeText, writeJson } from '#client/lib/storage.ts'
import { days } from '#shared/time.ts'
import { storeBrowserKey } from './stored-session.ts'

/** The key of this browser that the server takes no more, though nobody has signed out here. */
const NAME = 'ended_browser_key'

/** As long as its removal can be undone at most, where nobody has set another time. */
const KEPT = days(3)

export function noteEndedKey(browserKey: string) {
  writeJson(NAME, { browserKey, at: Date.now() })
}

/** Null where there is none, or not any more. */
export function endedKey(): string | null {
  const { browserKey, at } = fieldsOf(readJson(NAME))
  const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < KEPT
  return typeof browserKey === 'string' && isFresh ? browserKey : null
}

/** Somebody has come in, or it is of no use. */
export function forgetEndedKey() {
  removeText(NAME)
}

/** It opens again: this browser has it as before. */
export function takeEndedKeyBack(browserKey: string) {
  forgetEndedKey()
  storeBrowserKey(browserKey)
}
