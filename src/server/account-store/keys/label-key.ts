import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'

/** Gives a key the name that its holder chose. Under the account's lock. */
export async function labelKey(tx: Transaction, keyId: string, label: string) {
  await tx.update(keys).set({ label }).where(eq(keys.id, keyId))
}
