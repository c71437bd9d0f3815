import type { z } from 'zod'

/** The forms' generic messages, for every check without its own. */
export function genericSentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input == null ? 'Required' : `Expected ${issue.expected}, received ${typeOf(issue.input)}`
    case 'too_small':
      return issue.origin === 'string' ? `Please use at least ${issue.minimum} characters` : undefined
    case 'too_big':
      return issue.origin === 'string' ? `Please use at most ${issue.maximum} characters` : undefined
    default:
      return undefined
  }
}

function typeOf(value: unknown) {
  return Array.isArray(value) ? 'array' : typeof value
}
