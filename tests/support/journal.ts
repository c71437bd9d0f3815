import { createHash } from 'node:crypto'
import type { AuditEntry, AuditLogHead } from '#shared/audit-log.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { World } from './world.ts'

/** The audit log of the bearer's account, newest first. */
export async function journalOf(world: World, bearer: string) {
  const { status, body } = await world.run('account.journal', undefined, { bearer })
  if (status !== 200) throw new Error(`No journal: ${status} ${JSON.stringify(body)}`)
  return body as { success: true; entries: AuditEntry[]; head: AuditLogHead }
}

/** The hash of an entry, computed from its other fields. */
export function hashOf({ hash: _, ...entry }: AuditEntry) {
  return createHash('sha256').update(canonicalJson(entry)).digest('base64url')
}

/** Where an audit log, newest first, breaks its chain; nothing when it is valid. */
export function breaksIn(entries: AuditEntry[]) {
  return entries.flatMap((entry, index) => {
    const before = entries[index + 1]
    const isSound =
      hashOf(entry) === entry.hash &&
      (before === undefined || (entry.seq === before.seq + 1 && entry.previous === before.hash))
    return isSound ? [] : [entry.seq]
  })
}
