import { hidesSomething, showsSomething, trimInvisible } from './hidden-characters.ts'
import { CONTROL_CHARACTERS, NO_CONTROL_CHARACTERS } from './text.ts'

/** Code points, so that a name in any script may be as long. */
const NAME_MAX = 100

/**
 * Code points of what is typed, before it is trimmed and put into NFC, which makes of up to four of them one. Of a longer
 * one with thousands of marks NFC alone would take a second.
 */
export const NAME_INPUT_MAX = 1000

export const NAME_TOO_LONG = `String must contain at most ${NAME_MAX} character(s)`

/** What people are told; here and not beside the schema, because the page of the form loads no schema library. */
export const FIRST_NAME_REQUIRED = 'First name is required'
export const LAST_NAME_REQUIRED = 'Last name is required'

export const INVISIBLE_CHARACTERS = 'Invisible characters are not allowed'

/** The form in which a name is kept: trimmed, of invisible marks too, and in NFC. */
export function normalizeName(text: string): string {
  return trimInvisible(text).normalize('NFC')
}

/** Why this is no name we keep, `required` when there is nothing to be seen of one; null when it is one. */
export function nameProblemOf(text: string, required: string): string | null {
  // Of some scripts a code point is two letters here.
  if (text.length > 2 * NAME_INPUT_MAX) return NAME_TOO_LONG
  const name = normalizeName(text)
  if (!NO_CONTROL_CHARACTERS.test(name)) return CONTROL_CHARACTERS
  if (!showsSomething(name)) return required
  if ([...name].length > NAME_MAX) return NAME_TOO_LONG
  return hidesSomething(name) ? INVISIBLE_CHARACTERS : null
}
