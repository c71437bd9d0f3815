import { z } from 'zod'
import { trimInvisible } from './hidden-characters.ts'

/** Nor halves of characters: a lone surrogate cannot be stored as what it is. */
export const NO_CONTROL_CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u
export const CONTROL_CHARACTERS = 'Control characters are not allowed'

/**
 * Letters of a secret, token or id that somebody shows. Each of ours is far shorter and is told by its length, so that a longer
 * one is refused as any that nobody knows; beyond this it is no input.
 */
export const LONGEST_TOKEN = 10_000

/** What people are told of what is no string, and of one that is too long; without a word of its own a check has the generic one. */
type Sentences = {
  wrong?: string | ((issue: z.core.$ZodRawIssue) => string) | undefined
  tooLong?: string | undefined
}

/**
 * A string of at most so many code points. Whatever comes in is made of it and of nothing else: the length is looked at
 * first, and what is too long is not trimmed, normalised, matched or parsed. A test walks all inputs and looks.
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

/** A line that may be left out, trimmed, of invisible marks too; one that says nothing counts as left out. */
export function optionalLine(longest: number) {
  return lineOfText(longest)
    .transform((text) => trimInvisible(text) || undefined)
    .optional()
}
