import { hidesSomething, showsSomething, trimInvisible } from './hidden-characters.ts'
import { capitalized } from './personal-fields.ts'
import { CONTROL_CHARACTERS, NO_CONTROL_CHARACTERS } from './text.ts'

/** Code points, so that the limit is the same in every script. */
const NAME_MAX = 100

/**
 * Code points of the input, before trimming and NFC, which combines up to four of them into one. NFC alone would take
 * a second for a longer text with thousands of marks.
 */
export const NAME_INPUT_MAX = 1000

export const NAME_TOO_LONG = `String must contain at most ${NAME_MAX} character(s)`

/** 'First name is required'. Not beside the schema, because the form's page loads no schema library. */
export function nameRequired(noun: string) {
  return `${capitalized(noun)} is required`
}

export const INVISIBLE_CHARACTERS = 'Invisible characters are not allowed'

/** The stored form of a name: trimmed, without invisible marks at the ends, and in NFC. */
export function normalizeName(text: string): string {
  return trimInvisible(text).normalize('NFC')
}

/** Why a name is not accepted; `required` when nothing in it is visible; null when it is accepted. */
export function nameProblemOf(text: string, required: string): string | null {
  // Some scripts have two UTF-16 units per code point.
  if (text.length > 2 * NAME_INPUT_MAX) return NAME_TOO_LONG
  const name = normalizeName(text)
  if (!NO_CONTROL_CHARACTERS.test(name)) return CONTROL_CHARACTERS
  if (!showsSomething(name)) return required
  if ([...name].length > NAME_MAX) return NAME_TOO_LONG
  return hidesSomething(name) ? INVISIBLE_CHARACTERS : null
}
