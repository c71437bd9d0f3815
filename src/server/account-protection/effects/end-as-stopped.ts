import { tellOfStopping } from '#server/account-protection/notices/notices.ts'
import { endPointless } from '#server/account-protection/waiting.ts'
import { note } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Effect } from '#server/platform/postgres/change-effect.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'

/** Ends what waits of these, as if it were stopped: what was asked for since says the contrary. Under the account's lock. */
export async function endAsStopped(
  tx: Transaction,
  deps: Deps,
  { accountId, by }: { accountId: string; by: string | null },
  isIt: (effect: Effect) => boolean,
) {
  for (const { event } of await endPointless(tx, accountId, isIt)) {
    await note(tx, { accountId, by, event: 'change_stopped', detail: event })
    await tellOfStopping(tx, deps, { accountId, event })
  }
}
