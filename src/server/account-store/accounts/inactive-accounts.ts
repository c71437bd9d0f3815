import { ChangeIsDue } from '#server/account-store/changes/change-is-due.ts'
import { Refusal } from '#server/errors.ts'
import type { accounts } from '#server/platform/postgres/schema.ts'

/** In what ways an account may be stopped: at its holder's wish, and on the way to its deletion. */
export const INACTIVE_STATES = ['restricted', 'resting'] as const

export type InactiveState = (typeof INACTIVE_STATES)[number]

export type Stops = Pick<typeof accounts.$inferSelect, 'id' | 'restrictedAt' | 'restsUntil'> & {
  isDue: boolean
}

/**
 * Refuses what may not be done on an account that is stopped; `passes` are the halts that do not stop it. Where something of
 * the account is due, that comes first.
 */
export function refuseInactive(
  { id, restrictedAt, restsUntil, isDue }: Stops,
  passes: readonly InactiveState[] = [],
) {
  if (isDue) throw new ChangeIsDue(id)
  if (restsUntil !== null && !passes.includes('resting')) throw new Refusal('accountResting')
  // On the way to its deletion it opens less than while it is restricted: then that was asked alone.
  if (restsUntil === null && restrictedAt !== null && !passes.includes('restricted')) {
    throw new Refusal('accountRestricted')
  }
}
