import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Session } from '#server/auth/session.ts'
import type { Queries } from '#server/db/open.ts'
import { keys } from '#server/db/schema.ts'
import { Refusal } from '#server/errors.ts'
import type { Key } from '#shared/keys.ts'
import { PENDING_DAYS } from './email-keys.ts'
import { presentKey } from './present-key.ts'

/** The live keys of the session's account, oldest first. */
export async function listKeys(db: Queries, session: Session): Promise<Key[]> {
  const rows = await db
    .select()
    .from(keys)
    .where(and(eq(keys.accountId, session.accountId), isNull(keys.revokedAt), isListed()))
    .orderBy(asc(keys.createdAt), asc(keys.id))
  return rows.map((row) => presentKey(row, session.browserKeyId))
}

/** The account's browsers: its browser keys under the name that people use for them. */
export async function listDevices(db: Queries, session: Session) {
  return (await listKeys(db, session)).filter((key) => key.type === 'browser')
}

export async function findDevice(db: Queries, session: Session, id: string) {
  const device = (await listDevices(db, session)).find((key) => key.id === id.toLowerCase())
  if (!device) throw new Refusal('browserKeyNotFound')
  return { success: true as const, ...device }
}

/** An e-mail key that nobody activated is forgotten after a while; the sweeper removes it. */
function isListed() {
  const isYoung = sql`${keys.createdAt} > now() - make_interval(days => ${PENDING_DAYS})`
  return or(ne(keys.type, 'email'), isNotNull(keys.activatedAt), isYoung)
}
