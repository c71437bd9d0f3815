import type { z } from 'zod'

/** The forms' generic messages, for every check without its own. */
export function genericSentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input == null ? 'Required' : `Expected ${issue.expected}, received ${typeOf(issue.input)}`
    case 'too_small':
      return issue.origin === 'string'
        ? `String must contain at least ${issue.minimum} character(s)`
        : undefined
    case 'too_big':
      return issue.origin === 'string'
        ? `String must contain at most ${issue.maximum} character(s)`
        : undefined
    default:
      return undefined
  }
}

function typeOf(value: unknown) {
  return Array.isArray(value) ? 'array' : typeof value
}
