import { sql } from 'drizzle-orm'
import { fromNow } from '#server/db/from-now.ts'
import type { Queries } from '#server/db/open.ts'
import { outbox } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Letter } from './letter.ts'
import { seal } from './seal.ts'

/** The channel that wakes the delivery of every process when a letter was committed. */
export const OUTBOX_CHANNEL = 'outbox'

/**
 * Puts a letter into the outbox, in the caller's transaction: it is sent if, and only if, that commits.
 * `expiresInSeconds` is the life of the link or code inside; a notice has none.
 */
export async function postLetter(
  tx: Queries,
  deps: Pick<Deps, 'config' | 'random'>,
  letter: Letter,
  { expiresInSeconds = null }: { expiresInSeconds?: number | null } = {},
) {
  await tx.insert(outbox).values({
    id: deps.random.id(),
    sealed: seal(deps.config.secrets, letter),
    expiresAt: expiresInSeconds === null ? null : fromNow(expiresInSeconds),
  })
  // PostgreSQL holds the notification back until the commit, and drops it with a rollback.
  await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`)
}
