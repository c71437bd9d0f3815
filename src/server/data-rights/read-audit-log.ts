import { sign } from 'node:crypto'
import { lockCurrentAccount } from '#server/account-protection/carry-out-due.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { appendAuditEvent, MOST_ENTRIES_KEPT } from '#server/audit-log/append.ts'
import { readEntries } from '#server/audit-log/read-entries.ts'
import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { keyPair } from '#server/platform/key-pairs.ts'
import type { accounts, journal } from '#server/platform/postgres/schema.ts'
import { requireAnswerTo } from '#server/platform/postgres/statement.ts'
import { currentSecret } from '#server/platform/secrets.ts'
import { AUDIT_LOG_PAGE, OPERATOR } from '#shared/audit-events.ts'
import { type AuditEntry, type AuditLogHead, MOST_ENTRIES, signedText } from '#shared/audit-log.ts'

/** The audit log of the session's account below the entry `before`, newest first, and its signed head. */
export async function readAuditLog(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { accountId }: Pick<Session, 'accountId'>,
  { before = MOST_ENTRIES, limit = AUDIT_LOG_PAGE }: { before?: number | undefined; limit?: number } = {},
): Promise<{ entries: AuditEntry[]; head: AuditLogHead }> {
  const rows = await readEntries(db, { accountId, before, limit })
  const [first] = rows
  // The session was valid a moment ago, so the account has been deleted since.
  if (!first) throw new Refusal('authenticationRequired')
  requireAnswerTo(accountId, first.id)
  const { upid, headSeq: seq, headHash: hash } = first
  return { entries: rows.filter(hasEntry).map(presentEntry), head: signedHead(config, { upid, seq, hash }) }
}

/**
 * The whole audit log for the operator, oldest first, as `journal.json` has it. Reading it is an export: its newest entry
 * says so.
 */
export async function readAuditLogByOperator(deps: Deps, accountId: string) {
  await deps.db.transaction(async (tx) => {
    await lockCurrentAccount(tx, deps, accountId)
    await appendAuditEvent(tx, { accountId, event: 'exported', by: OPERATOR })
  })
  const { entries, head } = await readAuditLog(deps, { accountId }, { limit: MOST_ENTRIES_KEPT })
  return { head, entries: entries.reverse() }
}

/** An entry as its owner sees it: all of it. */
type EntrySeen = Omit<typeof journal.$inferSelect, 'accountId'>

/** The row of an account without entries has none. */
function hasEntry<Row extends { seq: number | null }>(row: Row): row is Row & EntrySeen {
  return row.seq !== null
}

/** The whole audit log for the export, from rows that were read already, oldest first. */
export function wholeAuditLog(
  config: Pick<Config, 'secrets'>,
  {
    upid,
    journalSeq: seq,
    journalHash: hash,
  }: Pick<typeof accounts.$inferSelect, 'upid' | 'journalSeq' | 'journalHash'>,
  rows: EntrySeen[],
): { head: AuditLogHead; entries: AuditEntry[] } {
  return { head: signedHead(config, { upid, seq, hash }), entries: rows.map(presentEntry) }
}

function presentEntry({ seq, at, event, browser, keyType, keyName, detail, previous, hash }: EntrySeen) {
  const key = keyType === null ? null : { type: keyType, name: keyName ?? '' }
  return { seq, at: at.toISOString(), event, browser, key, detail, previous, hash }
}

/** Signs with Ed25519 (RFC 8032), by the key of the first secret. `/.well-known/latchkey-journal.json` publishes it. */
function signedHead(
  { secrets }: Pick<Config, 'secrets'>,
  { upid, seq, hash }: { upid: string; seq: number; hash: string | null },
): AuditLogHead {
  const { jwk, privateKey } = keyPair(currentSecret(secrets), 'journal signature')
  const signature = sign(null, Buffer.from(signedText(upid, { seq, hash })), privateKey)
  return { seq, hash, kid: jwk.kid, signature: signature.toString('base64url') }
}
