import { EMAIL_INVALID, EMAIL_REQUIRED, normalizeEmailAddress } from '#shared/email-address.ts'

export function emailProblemOf(text: string): string | null {
  if (text.trim() === '') return EMAIL_REQUIRED
  return normalizeEmailAddress(text) === null ? EMAIL_INVALID : null
}
