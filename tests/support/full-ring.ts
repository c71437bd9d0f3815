import { sql } from 'drizzle-orm'
import { keys } from '#server/platform/postgres/schema.ts'
import { newBrowserId, type World } from './world.ts'

/** As many keys as an account may have. */
const FULL = 100

/** Adds browser keys without a holder until the account has this many active keys; `ago` is when they were added. */
export async function fillWithKeys(
  { deps: { db, random } }: World,
  accountId: string,
  count = FULL,
  ago = '0 s',
) {
  const live = await db.$count(keys, sql`account_id = ${accountId} and revoked_at is null`)
  if (live >= count) return
  await db.insert(keys).values(
    Array.from({ length: count - live }, () => ({
      id: random.id(),
      accountId,
      type: 'browser' as const,
      name: 'Somewhere',
      browserId: newBrowserId(),
      createdAt: sql`now() - ${ago}::interval`,
    })),
  )
}
