import { notifyOfStopping } from '#server/account-protection/notices/notices.ts'
import { endMatchingChanges } from '#server/account-protection/pending-changes.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Effect } from '#server/platform/postgres/change-effect.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import type { AuditEvent } from '#shared/audit-events.ts'

/** Ends the matching pending changes as stopped, because a later request contradicts them. Under the account's lock. */
export async function endAsStopped(
  tx: Transaction,
  deps: Deps,
  { accountId, by }: { accountId: string; by: string | null },
  matches: (effect: Effect) => boolean,
) {
  for (const { event } of await endMatchingChanges(tx, accountId, matches))
    await auditStopped(tx, deps, { accountId, by, event })
}

/** Appends that a change was stopped or dropped, and notifies every address. `key`: the key of the change. */
export async function auditStopped(
  tx: Transaction,
  deps: Deps,
  {
    accountId,
    by,
    event,
    key = null,
  }: {
    accountId: string
    by: string | null
    event: AuditEvent
    key?: Parameters<typeof appendAuditEvent>[1]['key']
  },
) {
  await appendAuditEvent(tx, { accountId, by, event: 'change_stopped', key, detail: event })
  await notifyOfStopping(tx, deps, { accountId, event })
}
