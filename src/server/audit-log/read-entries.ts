import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { accounts, journal } from '#server/platform/postgres/schema.ts'
import { statement } from '#server/platform/postgres/statement.ts'

/**
 * The head of an account's audit log and its entries below `before`, newest first. One snapshot, so that head and
 * entries match.
 */
export const readEntries = statement('read_entries', (db) => {
  const page = db
    .select()
    .from(journal)
    .where(
      and(
        eq(journal.accountId, sql.placeholder('accountId')),
        lt(journal.seq, sql`${sql.placeholder('before')}`),
      ),
    )
    .orderBy(desc(journal.seq))
    .limit(sql.placeholder('limit'))
    .as('page')
  return db
    .select({
      head: { id: accounts.id, upid: accounts.upid, seq: accounts.journalSeq, hash: accounts.journalHash },
      entry: {
        seq: page.seq,
        at: page.at,
        event: page.event,
        browser: page.browser,
        keyType: page.keyType,
        keyName: page.keyName,
        detail: page.detail,
        previous: page.previous,
        hash: page.hash,
      },
    })
    .from(accounts)
    .leftJoin(page, eq(page.accountId, accounts.id))
    .where(eq(accounts.id, sql.placeholder('accountId')))
    .orderBy(desc(page.seq))
})

/** An entry as its owner sees it: all of it. */
export type EntrySeen = NonNullable<
  Awaited<ReturnType<ReturnType<typeof readEntries>['execute']>>[number]['entry']
>
