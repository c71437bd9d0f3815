import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { keys } from '#server/db/schema.ts'
import { UNKNOWN_BROWSER } from './new-browser-key.ts'
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
 * Notes a sign-in, compare and set: of two answers with the same counter only one may be real. False for the other, and
 * when the passkey is gone.
 */
export async function stampPasskey(
  tx: Transaction,
  { id, counter: known }: { id: string; counter: number },
  { counter, backedUp }: { counter: number; backedUp: boolean },
): Promise<boolean> {
  const stamped = await tx
    .update(keys)
    .set({ counter, backedUp, lastUsedAt: sql`now()` })
    .where(and(eq(keys.id, id), eq(keys.counter, known), isNull(keys.revokedAt)))
    .returning({ id: keys.id })
  return stamped.length === 1
}
