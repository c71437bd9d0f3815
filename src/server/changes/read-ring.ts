import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/open.ts'
import { browserSecrets, keys } from '#server/db/schema.ts'
import type { RingKey } from './reach.ts'

/** The live keys of an account, and where each came from. */
export async function readRing(tx: Transaction, accountId: string): Promise<RingKey[]> {
  const isLive = and(eq(keys.accountId, accountId), isNull(keys.revokedAt))
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
    .where(isLive)
  const entries = await tx
    .selectDistinct({ id: keys.id, by: browserSecrets.signedInWithKeyId })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(and(isLive, isNotNull(browserSecrets.signedInWithKeyId)))

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
