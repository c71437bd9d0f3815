import { createHash } from 'node:crypto'
import type { AuditEntry, AuditLogHead } from '#shared/audit-log.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { World } from './world.ts'

/** What happened to the bearer's account, newest first. */
export async function journalOf(world: World, bearer: string) {
  const { status, body } = await world.run('account.journal', undefined, { bearer })
  if (status !== 200) throw new Error(`No journal: ${status} ${JSON.stringify(body)}`)
  return body as { success: true; entries: AuditEntry[]; head: AuditLogHead }
}

/** The hash of an entry, by what its other fields say. */
export function hashOf({ hash: _, ...entry }: AuditEntry) {
  return createHash('sha256').update(canonicalJson(entry)).digest('base64url')
}

/** Where a journal, newest first, is no chain; and nothing where it is one. */
export function breaksIn(entries: AuditEntry[]) {
  return entries.flatMap((entry, index) => {
    const before = entries[index + 1]
    const isSound =
      hashOf(entry) === entry.hash &&
      (before === undefined || (entry.seq === before.seq + 1 && entry.previous === before.hash))
    return isSound ? [] : [entry.seq]
  })
}
