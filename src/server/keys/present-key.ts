import type { keys } from '#server/db/schema.ts'
import type { Key } from '#shared/keys.ts'

type KeyRow = typeof keys.$inferSelect

/** A row as the world may see it. `currentKeyId` is the browser key of the session that asks. */
export function presentKey(row: KeyRow, currentKeyId: string): Key {
  const common = {
    id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastUsed: row.lastUsedAt?.toISOString() ?? null,
  }
  switch (row.type) {
    case 'passkey':
      return { ...common, type: 'passkey', synced: row.backedUp === true, provider: row.provider }
    case 'email':
      return { ...common, type: 'email', email: row.email ?? '', activated: row.activatedAt !== null }
    case 'browser':
      return {
        ...common,
        type: 'browser',
        browserId: row.browserId ?? '',
        current: row.id === currentKeyId,
      }
    case 'feature':
      return { ...common, type: 'feature', featureName: row.featureName ?? '' }
  }
}
