import { z } from 'zod'

/** One line of text for people: no control characters (PostgreSQL refuses NUL, mails refuse line breaks). */
export function lineOfText(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u, 'Control characters are not allowed')
}
