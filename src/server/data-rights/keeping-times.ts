import { PROOF_S } from '#server/account-protection/require-step-up.ts'
import { IDLE_DAYS, SEEN_ONCE_DAYS } from '#server/account-store/accounts/purge-ghosts.ts'
import { CHANGE_DAYS } from '#server/account-store/changes/change-rows.ts'
import { REVOKED_DAYS } from '#server/account-store/keys/forget-revoked-keys.ts'
import { BROWSER_IDLE_DAYS, PENDING_DAYS } from '#server/account-store/keys/revoke-keys.ts'
import { AUDIT_LOG_DAYS, MOST_ENTRIES_KEPT } from '#server/audit-log/append.ts'
import type { Config } from '#server/config.ts'
import type { KeepingTimes } from '#server/data-rights/inventory/inventory-entry.ts'
import { NOTICE_LIFE } from '#server/outbox/deliver-letters.ts'
import { DEAD_LETTER_DAYS, ENDED_LETTER_DAYS } from '#server/outbox/outbox.ts'
import { spokenLifetime } from '#shared/lifetimes.ts'
import { MERGE_UNDO_DAYS } from '#shared/mergeable.ts'
import { days } from '#shared/time.ts'

/** How long things are kept, in words, from the constants that the clean-up uses. */
export function keepingTimes({
  lifetimes,
  seniorityS,
}: Pick<Config, 'lifetimes' | 'seniorityS'>): KeepingTimes {
  return {
    link: spokenLifetime(lifetimes.link),
    code: spokenLifetime(lifetimes.code),
    challenge: spokenLifetime(lifetimes.challenge),
    proof: spokenLifetime(PROOF_S),
    deletionRest: spokenLifetime(lifetimes.deletionRest),
    delay: spokenLifetime(seniorityS),
    change: spokenDays(CHANGE_DAYS),
    bring: spokenDays(MERGE_UNDO_DAYS),
    journal: `${spokenDays(AUDIT_LOG_DAYS)}, but at most the newest ${MOST_ENTRIES_KEPT} entries`,
    guestSeenOnce: spokenDays(SEEN_ONCE_DAYS),
    idleGuest: spokenDays(IDLE_DAYS),
    revokedKey: spokenDays(REVOKED_DAYS),
    pendingKey: spokenDays(PENDING_DAYS),
    idleBrowser: spokenDays(BROWSER_IDLE_DAYS),
    notice: spokenDays(NOTICE_LIFE / days(1)),
    endedLetter: spokenDays(ENDED_LETTER_DAYS),
    deadLetter: spokenDays(DEAD_LETTER_DAYS),
  }
}

function spokenDays(count: number) {
  return `${count} day${count === 1 ? '' : 's'}`
}
