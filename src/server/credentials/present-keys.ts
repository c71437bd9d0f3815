import {
  type PendingChange,
  readLeaving,
  readPendingChanges,
} from '#server/account-protection/pending-changes.ts'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { providerOf } from '#server/account-store/keys/providers.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import type { Key } from '#shared/credentials.ts'
import { type Presentable, presentKey } from './present-key.ts'

type Row = Presentable & { account: { id: string; dueAt: Date | null } }

/**
 * The keys of an account as its owner sees them, with pending additions and removals; and the addresses pending
 * removal.
 */
export async function presentCredentials(db: Queries, rows: Row[], { accountId, browserKeyId }: Standing) {
  // Saves a query: few accounts have a pending change.
  const hasPending = rows.some(({ account }) => account.dueAt !== null)
  const pending = hasPending ? await readPendingChanges(db, accountId) : []
  const leaving = await readLeaving(db, accountId, pending)
  const activations = new Map(
    pending.flatMap(({ effect, takesEffectAt }) =>
      effect.do === 'activateEmailKey' ? [[effect.keyId, takesEffectAt] as const] : [],
    ),
  )
  const keys = rows.map((row): Key => {
    const waitsUntil = activations.get(row.key.id)
    return {
      ...presentKey(row, browserKeyId),
      leavesAt: leaving.keys.get(row.key.id)?.toISOString() ?? null,
      ...(waitsUntil && { waitsUntil: waitsUntil.toISOString() }),
    }
  })
  return { keys: [...keys, ...pending.flatMap(presentPending)], leaving: leaving.addresses }
}

/** A passkey whose addition is pending. It is no sign-in method yet. */
function presentPending({ effect, at, takesEffectAt }: PendingChange): Key[] {
  if (effect.do !== 'addPasskey') return []
  const { id, name, backedUp, aaguid } = effect.passkey
  return [
    {
      id,
      name,
      type: 'passkey',
      createdAt: at.toISOString(),
      lastUsed: null,
      synced: backedUp,
      provider: providerOf(aaguid),
      leavesAt: null,
      waitsUntil: takesEffectAt.toISOString(),
    },
  ]
}
