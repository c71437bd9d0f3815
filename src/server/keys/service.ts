import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Session } from '#server/auth/authenticate.ts'
import type { Queries } from '#server/db/open.ts'
import { keys } from '#server/db/schema.ts'
import type { Key } from '#shared/keys.ts'
import { presentKey } from './present-key.ts'

/** The live keys of the session's account, oldest first. */
export async function listKeys(db: Queries, session: Session): Promise<Key[]> {
  const rows = await db
    .select()
    .from(keys)
    .where(and(eq(keys.accountId, session.accountId), isNull(keys.revokedAt)))
    .orderBy(asc(keys.createdAt), asc(keys.id))
  return rows.map((row) => presentKey(row, session.browserKeyId))
}
