import { z } from 'zod'

/** Nor halves of characters: a lone surrogate cannot be stored as what it is. */
export const NO_CONTROL_CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u
export const CONTROL_CHARACTERS = 'Control characters are not allowed'

/** One line of text for people: no control characters (PostgreSQL refuses NUL, mails refuse line breaks). */
export function lineOfText(longest: number) {
  return z.string().max(longest).regex(NO_CONTROL_CHARACTERS, CONTROL_CHARACTERS)
}

/** A line that may be left out, trimmed; one that says nothing counts as left out. */
export function optionalLine(longest: number) {
  return lineOfText(longest)
    .transform((text) => text.trim() || undefined)
    .optional()
}
