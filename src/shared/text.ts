import { z } from 'zod'

export const NO_CONTROL_CHARACTERS = /^\P{Cc}*$/u
export const CONTROL_CHARACTERS = 'Control characters are not allowed'

/** One line of text for people: no control characters (PostgreSQL refuses NUL, mails refuse line breaks). */
export function lineOfText(longest: number) {
  return z.string().max(longest).regex(NO_CONTROL_CHARACTERS, CONTROL_CHARACTERS)
}
