import { sql } from 'drizzle-orm'
import { type Batch, isWithin } from '#server/platform/postgres/account-cursor.ts'
import type { Database } from '#server/platform/postgres/open.ts'
import { accounts, journal } from '#server/platform/postgres/schema.ts'
import { AUDIT_LOG_DAYS, MOST_ENTRIES_KEPT } from './append.ts'

/** Accounts, and entries of each, that one statement deletes. Small enough that no call waits long for the lock. */
const ACCOUNTS = 20
const ENTRIES = 200

const mostKept = sql.raw(String(MOST_ENTRIES_KEPT))

const isOld = sql`at <= now() - make_interval(days => ${AUDIT_LOG_DAYS})`

/**
 * Deletes the oldest entries from the audit logs of a batch: those that are too old, and those beyond the number kept.
 * Always without gaps from the first entry on, so that the rest is a valid chain even when this stops half-way. The
 * newest entry always stays, because the signed head names it. Returns how many were deleted.
 */
export async function trimAuditLogs(db: Database, batch: Batch): Promise<number> {
  for (let trimmed = 0; ; ) {
    const [row] = await db.execute<{ count: number }>(cut(batch))
    const count = row?.count ?? 0
    trimmed += count
    if (count === 0) return trimmed
  }
}

/** Under the accounts' locks, like every append. Accounts that are locked already are left to the next run. */
function cut(batch: Batch) {
  return sql`
    with held as (
      select accounts.id, accounts.journal_seq, first.seq as first
      from ${accounts} cross join lateral (
        select seq, at from ${journal} where account_id = accounts.id order by seq limit 1
      ) as first
      where ${isWithin(sql`accounts.id`, batch)} and first.seq < accounts.journal_seq
        and (${isOld} or first.seq <= accounts.journal_seq - ${mostKept})
      order by accounts.id limit ${ACCOUNTS}
      for no key update of accounts skip locked
    ),
    cut as (
      delete from ${journal} using held
      where journal.account_id = held.id and journal.seq < least(
        held.first + ${ENTRIES},
        held.journal_seq,
        greatest(
          -- Clocks may go back, so every entry after one that is kept stays too.
          coalesce(
            (select seq from ${journal} kept where kept.account_id = held.id and not (${isOld}) order by seq limit 1),
            held.journal_seq
          ),
          held.journal_seq - ${mostKept} + 1
        )
      )
      returning journal.seq
    )
    select count(*)::int as count from cut`
}
