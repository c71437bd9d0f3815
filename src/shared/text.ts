import { z } from 'zod'
import { trimInvisible } from './hidden-characters.ts'

/** Nor lone surrogates, which cannot be stored. */
export const NO_CONTROL_CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u
export const CONTROL_CHARACTERS = 'Control characters are not allowed'

/**
 * Maximum characters of a secret, token or id. Ours are far shorter and have a fixed length, so a longer one is
 * refused as unknown. Beyond this limit it is invalid input.
 */
export const LONGEST_TOKEN = 10_000

/** Messages for a value that is not a string, and for one that is too long; the generic one by default. */
type Sentences = {
  wrong?: string | ((issue: z.core.$ZodRawIssue) => string) | undefined
  tooLong?: string | undefined
}

/**
 * A string of at most `longest` code points. Every text input uses it: the length is checked first, and too long a
 * text is not trimmed, normalised, matched or parsed. A test checks all inputs for it.
 */
export function text(longest: number, { wrong, tooLong }: Sentences = {}) {
  const error = tooLong ?? wrong
  return z
    .string({ ...(wrong !== undefined && { error: wrong }) })
    .max(longest, { ...(error !== undefined && { error }), abort: true })
}

/** One line of text for people: no control characters (PostgreSQL refuses NUL, mails refuse line breaks). */
export function lineOfText(longest: number) {
  return text(longest).regex(NO_CONTROL_CHARACTERS, CONTROL_CHARACTERS)
}

/** An optional line, trimmed, without invisible marks at the ends. An empty one counts as absent. */
export function optionalLine(longest: number) {
  return lineOfText(longest)
    .transform((text) => trimInvisible(text) || undefined)
    .optional()
}
