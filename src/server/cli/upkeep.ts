import { cleanUp } from '#server/jobs/clean-up.ts'
import { openOperatorDriver } from '#server/lifecycle/operator-database.ts'
import { withSecrets } from '#server/platform/data-dir.ts'
import { newCursor } from '#server/platform/postgres/account-cursor.ts'
import { type Command, inDatabase } from './command.ts'
import { facts } from './table.ts'

export const cleanUpCommand: Command = {
  words: [],
  summary: 'Delete everything that has expired, in one pass over all accounts',
  run: inDatabase(async ({ db }, _words, _flags, { settings, log }) => {
    const cursor = newCursor({ batchesARound: Number.MAX_SAFE_INTEGER })
    const swept = await cleanUp({ config: await withSecrets(settings), db, log }, cursor)
    return { json: { swept }, lines: [`${swept} rows were over and are gone.`] }
  }),
}

export const countsCommand: Command = {
  words: [],
  summary: 'Count accounts, addresses, keys by type and letters',
  run: inDatabase(async ({ connection }) => {
    // With millions of rows this takes longer than the time limit of a call.
    const sql = openOperatorDriver(connection)
    try {
      const [row] = await sql`
        select
          (select count(*) from accounts)::int as accounts,
          (select count(*) from accounts
            where not exists (select from addresses where account_id = accounts.id))::int as guests,
          (select count(*) from addresses)::int as addresses,
          (select count(*) from keys where revoked_at is null and type = 'browser')::int as "browserKeys",
          (select count(*) from keys where revoked_at is null and type = 'passkey')::int as passkeys,
          (select count(*) from keys
            where revoked_at is null and type = 'email' and activated_at is not null)::int as "emailKeys",
          (select count(*) from keys where revoked_at is null and type = 'feature')::int as "featureKeys",
          (select count(*) from outbox where dead_at is null)::int as "lettersWaiting",
          (select count(*) from outbox where state = 'dead')::int as "lettersDead"`
      return { json: row, lines: facts(row as Record<string, number>) }
    } finally {
      await sql.end({ timeout: 1 })
    }
  }),
}
