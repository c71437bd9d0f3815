import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/open.ts'
import { browserSecrets, keys } from '#server/db/schema.ts'
import type { RingKey } from './reach.ts'

/** Live ones first, and of those that are gone the newest. */
const MOST_READ = 2000

/** The keys of an account, those that are gone too: what came of one may be there still. And where each came from. */
export async function readRing(tx: Transaction, accountId: string): Promise<RingKey[]> {
  const isOurs = eq(keys.accountId, accountId)
  const maker = alias(browserSecrets, 'maker')
  const ring = await tx
    .select({
      id: keys.id,
      type: keys.type,
      createdAt: keys.createdAt,
      activatedAt: keys.activatedAt,
      madeBy: maker.keyId,
    })
    .from(keys)
    .leftJoin(maker, eq(maker.id, keys.madeBySecretId))
    .where(isOurs)
    .orderBy(sql`${keys.revokedAt} is not null`, desc(keys.createdAt))
    .limit(MOST_READ)
  const entries = await tx
    .selectDistinct({ id: keys.id, by: browserSecrets.signedInWithKeyId })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(and(isOurs, isNotNull(browserSecrets.signedInWithKeyId)))
    .limit(MOST_READ)

  return ring.map(({ id, type, createdAt, activatedAt, madeBy }) => ({
    id,
    isBrowser: type === 'browser',
    createdAt,
    isAwaiting: type === 'email' && activatedAt === null,
    origins: [madeBy, ...entries.filter((entry) => entry.id === id).map(({ by }) => by)].filter(
      (origin) => origin !== null,
    ),
  }))
}
