import { ChangeIsDue } from '#server/account-store/changes/change-is-due.ts'
import { Refusal } from '#server/errors.ts'
import type { accounts } from '#server/platform/postgres/schema.ts'

/** The states in which an account is inactive: restricted by its owner, or scheduled for deletion. */
export const INACTIVE_STATES = ['restricted', 'resting'] as const

export type InactiveState = (typeof INACTIVE_STATES)[number]

export type Stops = Pick<typeof accounts.$inferSelect, 'id' | 'restrictedAt' | 'restsUntil'> & {
  isDue: boolean
}

/**
 * Refuses a call on an inactive account; `passes` lists the states in which the call is allowed. A due change is thrown
 * first, as `ChangeIsDue`.
 */
export function refuseInactive(
  { id, restrictedAt, restsUntil, isDue }: Stops,
  passes: readonly InactiveState[] = [],
) {
  if (isDue) throw new ChangeIsDue(id)
  if (restsUntil !== null && !passes.includes('resting')) throw new Refusal('accountResting')
  // An account scheduled for deletion allows only what passes 'resting', even when it is restricted too.
  if (restsUntil === null && restrictedAt !== null && !passes.includes('restricted')) {
    throw new Refusal('accountRestricted')
  }
}
