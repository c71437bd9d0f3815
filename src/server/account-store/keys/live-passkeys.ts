import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'

/** An account's live passkeys for WebAuthn options (PublicKeyCredentialDescriptorJSON). */
export async function livePasskeys(db: Queries, accountId: string) {
  const rows = await db
    .select({ credentialId: keys.credentialId, transports: keys.transports })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), eq(keys.type, 'passkey'), isNull(keys.revokedAt)))
  return rows.map(descriptorOf)
}

/** A passkey for WebAuthn options. */
export function descriptorOf({
  credentialId,
  transports,
}: Pick<typeof keys.$inferSelect, 'credentialId' | 'transports'>) {
  if (!credentialId) throw new Error('A passkey without a credential id')
  const known = { id: credentialId.toString('base64url'), type: 'public-key' as const }
  return transports && transports.length > 0 ? { ...known, transports } : known
}
