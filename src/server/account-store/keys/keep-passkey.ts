import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { UNKNOWN_BROWSER } from '#server/account-store/browsers/new-browser-key.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { providerOf } from './providers.ts'

/** A passkey as its registration was judged. */
export type RegisteredPasskey = {
  credentialId: Buffer
  /** COSE_Key, byte for byte as the authenticator sent it. */
  publicKey: Buffer
  counter: number
  transports: string[]
  backupEligible: boolean
  backedUp: boolean
  aaguid: string
}

/** What a passkey says of itself each time it is used. */
export type PasskeyState = Pick<RegisteredPasskey, 'counter' | 'backupEligible' | 'backedUp'>

type NewPasskey = { id: string; accountId: string; name: string; madeBySecretId?: string }

/** Adds a passkey, under the account's lock or to an account that this transaction has made. */
export async function addPasskey(tx: Transaction, facts: NewPasskey, passkey: RegisteredPasskey) {
  await tx
    .insert(keys)
    .values({ ...passkey, type: 'passkey', provider: providerOf(passkey.aaguid), ...facts })
}

/** The name a passkey is born with: the provider's when the AAGUID is known, else browser and platform. */
export function nameOfPasskey({ aaguid }: RegisteredPasskey, browserName: string | undefined): string {
  return providerOf(aaguid) ?? browserName ?? UNKNOWN_BROWSER
}

/**
 * Stores what an answer says, under the account's lock, by compare and set: of two answers with the same counter only one
 * may be real. An answer that counts 0 may also come after another that did. Resolves to what was stored before it; null
 * when it came too late, or the passkey is gone.
 */
export async function stampPasskey(
  tx: Transaction,
  { id, counter: known }: { id: string; counter: number },
  { counter, backupEligible, backedUp }: PasskeyState,
) {
  const before = alias(keys, 'before')
  const expected = counter === 0 ? [known, 0] : [known]
  const [stamped] = await tx
    .update(keys)
    .set({ counter, backupEligible, backedUp, lastUsedAt: sql`now()` })
    .from(before)
    .where(
      and(eq(keys.id, id), eq(before.id, keys.id), inArray(keys.counter, expected), isNull(keys.revokedAt)),
    )
    .returning({ counter: before.counter, backupEligible: before.backupEligible })
  return stamped ?? null
}
