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

/** The keys of an account as its holder sees them, with what leaves and what waits to come; and the addresses that leave. */
export async function presentCredentials(db: Queries, rows: Row[], { accountId, browserKeyId }: Standing) {
  // Nearly nobody has a change that waits.
  const waits = rows.some(({ account }) => account.dueAt !== null)
  const waiting = waits ? await readPendingChanges(db, accountId) : []
  const leaving = await readLeaving(db, accountId, waiting)
  const activations = new Map(
    waiting.flatMap(({ effect, takesEffectAt }) =>
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
  return { keys: [...keys, ...waiting.flatMap(presentPending)], leaving: leaving.addresses }
}

/** A passkey that waits to be added: it opens nothing until then. */
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
