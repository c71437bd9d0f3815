import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { validate as isUuid } from 'uuid'
import { isLiveSecret } from '#server/auth/browser-secrets.ts'
import type { Standing } from '#server/auth/session.ts'
import type { Queries } from '#server/db/open.ts'
import { browserSecrets, keys } from '#server/db/schema.ts'
import { Refusal } from '#server/errors.ts'
import type { BrowserKey, Key } from '#shared/keys.ts'
import { isListed } from './is-listed.ts'
import { presentKey } from './present-key.ts'

/** The live keys of the session's account, oldest first. */
export function listKeys(db: Queries, session: Standing): Promise<Key[]> {
  return readKeys(db, session)
}

/** The account's browsers: its browser keys under the name that people use for them. */
export async function listDevices(db: Queries, session: Standing): Promise<BrowserKey[]> {
  const browsers = await readKeys(db, session, eq(keys.type, 'browser'))
  return browsers.filter((key) => key.type === 'browser')
}

export async function findDevice(db: Queries, session: Standing, id: string) {
  if (!isUuid(id)) throw new Refusal('browserKeyNotFound')
  const [device] = await readKeys(db, session, and(eq(keys.type, 'browser'), eq(keys.id, id)))
  if (device?.type !== 'browser') throw new Refusal('browserKeyNotFound')
  return { success: true as const, ...device }
}

const opener = alias(keys, 'opener')

/**
 * Of a browser key its newest secret tells how its holder came in. The row of the key that let them in stays as long,
 * also when it was revoked.
 */
async function readKeys(db: Queries, session: Standing, isWanted?: SQL): Promise<Key[]> {
  const newest = db
    .select({ by: browserSecrets.signedInBy, keyId: browserSecrets.signedInWithKeyId })
    .from(browserSecrets)
    .where(and(eq(browserSecrets.keyId, keys.id), isLiveSecret()))
    .orderBy(desc(browserSecrets.createdAt))
    .limit(1)
    .as('newest')
  const rows = await db
    .select({ key: keys, signedInBy: newest.by, openerName: opener.name })
    .from(keys)
    .leftJoinLateral(newest, eq(keys.type, 'browser'))
    .leftJoin(opener, eq(opener.id, newest.keyId))
    .where(and(eq(keys.accountId, session.accountId), isNull(keys.revokedAt), isListed(), isWanted))
    .orderBy(asc(keys.createdAt), asc(keys.id))
  return rows.map((row) => presentKey(row, session.browserKeyId))
}
