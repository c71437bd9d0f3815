import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/open.ts'
import { accounts, addresses, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { ProofMethod } from '#shared/errors.ts'
import { speaking } from './seniority.ts'
import { ageOf } from './session-age.ts'

export type WaysToProve = Awaited<ReturnType<typeof readWaysToProve>>

/**
 * The live passkeys and verified addresses by which the holder of an account can show that it is theirs: of the addresses
 * the recovery e-mail first and then the oldest. Those that are too new are left out (`seniority.ts`).
 */
export async function readWaysToProve(db: Queries, { config }: Pick<Deps, 'config'>, accountId: string) {
  const [passkeys, owned] = await Promise.all([
    db
      .select({
        kind: sql<'passkey'>`'passkey'`,
        id: keys.id,
        credentialId: keys.credentialId,
        transports: keys.transports,
        since: keys.createdAt,
        ageS: ageOf(keys.createdAt),
      })
      .from(keys)
      .where(and(eq(keys.accountId, accountId), eq(keys.type, 'passkey'), isNull(keys.revokedAt)))
      .orderBy(asc(keys.createdAt)),
    db
      .select({
        kind: sql<'address'>`'address'`,
        address: addresses.address,
        isRecovery: sql<boolean>`coalesce(${accounts.email} = ${addresses.address}, false)`,
        since: addresses.verifiedAt,
        ageS: ageOf(addresses.verifiedAt),
      })
      .from(addresses)
      .innerJoin(accounts, eq(accounts.id, addresses.accountId))
      .where(and(eq(addresses.accountId, accountId), isNull(addresses.reservedUntil)))
      .orderBy(asc(addresses.verifiedAt)),
  ])
  const ways = speaking([...passkeys, ...owned], config.seniorityS)
  const spoken = ways.filter((way) => way.kind === 'address')
  return {
    passkeys: ways.filter((way) => way.kind === 'passkey'),
    addresses: [...spoken.filter((way) => way.isRecovery), ...spoken.filter((way) => !way.isRecovery)],
  }
}

/** The same in the words of the contract. */
export function methodsOf({ passkeys, addresses }: WaysToProve): ProofMethod[] {
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(addresses.length > 0 ? (['mail'] as const) : []),
  ]
}
