import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { UNKNOWN_BROWSER } from '#server/account-store/browsers/issue-browser-key.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { providerOf } from './providers.ts'

/** A passkey whose registration was verified. */
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

/** What a passkey reports each time it is used. */
export type PasskeyState = Pick<RegisteredPasskey, 'counter' | 'backupEligible' | 'backedUp'>

type NewPasskey = {
  id: string
  accountId: string
  name: string
  /** The secret whose session registers the passkey. */
  madeBySecretId?: string
  /** The browser that registers it. */
  browserId?: string | undefined
}

/**
 * How a browser reaches an authenticator that need not be a part of its device (WebAuthn L3 5.8.4): a security key, or
 * with `hybrid` perhaps another phone.
 */
const CARRIED = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid']

/** Adds a passkey, under the account's lock or to an account that this transaction created. */
export async function addPasskey(
  tx: Transaction,
  { browserId, ...facts }: NewPasskey,
  passkey: RegisteredPasskey,
) {
  // Whoever loses the device may still have it.
  const isCarried = passkey.transports.some((transport) => CARRIED.includes(transport))
  await tx.insert(keys).values({
    ...passkey,
    type: 'passkey',
    provider: providerOf(passkey.aaguid),
    browserId: isCarried ? null : browserId,
    ...facts,
  })
}

/** The first name of a passkey: its provider when the AAGUID is known, else browser and platform. */
export function nameOfPasskey({ aaguid }: RegisteredPasskey, browserName: string | undefined): string {
  return providerOf(aaguid) ?? browserName ?? UNKNOWN_BROWSER
}

/**
 * Stores the state that a passkey reported, by compare and set: of two responses with the same counter only one can be
 * real. A response with counter 0 may also follow another with 0. Returns the state before it. Null when another
 * response was first or the passkey is gone. Under the account's lock.
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
