import type { KeySeen } from '#server/account-store/keys/read-credentials.ts'
import { FORGOTTEN_PASSKEY, type Key, RECOVERY_EMAIL } from '#shared/credentials.ts'

/** A key and, for a browser key, how its holder signed in. */
export type Presentable = {
  key: KeySeen
  signedInBy: 'passkey' | 'email' | null
  /** The passkey or e-mail key used; null for a link to the recovery address, and for a key deleted long ago. */
  openerName: string | null
}

const nameless = { passkey: FORGOTTEN_PASSKEY, email: RECOVERY_EMAIL }

/** A key as the public contract shows it. `currentKeyId` is the browser key of the calling session. */
export function presentKey({ key, signedInBy, openerName }: Presentable, currentKeyId: string): Key {
  const common = {
    id: key.id,
    name: key.label ?? key.name,
    ...(key.label !== null && { device: key.name }),
    createdAt: key.createdAt.toISOString(),
    lastUsed: key.lastUsedAt?.toISOString() ?? null,
    leavesAt: null,
  }
  switch (key.type) {
    case 'passkey':
      return {
        ...common,
        type: 'passkey',
        synced: key.backedUp === true,
        provider: key.provider,
        ...(key.browserId !== null && { browserId: key.browserId }),
      }
    case 'email':
      return { ...common, type: 'email', email: key.email ?? '', activated: key.activatedAt !== null }
    case 'browser':
      return {
        ...common,
        type: 'browser',
        browserId: key.browserId ?? '',
        current: key.id === currentKeyId,
        ...(signedInBy && { signedInWith: { type: signedInBy, name: openerName ?? nameless[signedInBy] } }),
      }
    case 'feature':
      return { ...common, type: 'feature', featureName: key.featureName ?? '' }
  }
}
