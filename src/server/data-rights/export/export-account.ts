import { sql } from 'drizzle-orm'
import { lockCurrentAccount, lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import { requireStepUp } from '#server/account-protection/require-step-up.ts'
import { addressesOf } from '#server/account-store/addresses/claim-address.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { appendAuditEvent, MOST_ENTRIES_KEPT } from '#server/audit-log/append.ts'
import { readHeldRows, readInTurn } from '#server/data-rights/held-rows.ts'
import { keepingTimes } from '#server/data-rights/keeping-times.ts'
import { wholeAuditLog } from '#server/data-rights/read-audit-log.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { apart, type Transaction } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { oneRow, onlyRow } from '#server/platform/postgres/statement.ts'
import { countDailyAction } from '#server/rate-limits/limits.ts'
import { OPERATOR } from '#shared/audit-events.ts'
import { copyOfAccount, type Held, schemaOfCopy } from './copy-account.ts'
import { pageOfCopy } from './page-of-copy.ts'

/** All reads see one snapshot. */
const ONE_SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/**
 * Everything held on the session's account, as a ZIP that is created while it is sent. All rows are read before the
 * first byte, so that a slow reader holds no connection to the database. Of a very long table only the newest rows are
 * read, and the export says so.
 *
 * The permission is decided last, in one transaction. So a refused call uses up neither the proof nor one of the day's
 * exports. A session that ended during the read gets nothing. After that the export counts even when the transfer
 * breaks off: only the reader knows how much arrived.
 */
export async function exportAccount(deps: Deps, session: Session, { proof }: { proof?: string | undefined }) {
  const { accountId } = session
  return await copyIfGiven(deps, accountId, (tx) => permitExport(tx, deps, session, proof))
}

/** The same for the operator, without a proof and a daily limit. */
export async function exportByOperator(deps: Deps, accountId: string) {
  return await copyIfGiven(deps, accountId, async (tx) => {
    await lockCurrentAccount(tx, deps, accountId)
    await appendAuditEvent(tx, { accountId, event: 'exported', by: OPERATOR })
  })
}

async function copyIfGiven(deps: Deps, accountId: string, permit: (tx: Transaction) => Promise<void>) {
  const { config } = deps
  const { makeZip } = await import('./make-zip.ts')
  const { account, ...read } = await readInTurn(accountId, () => readIfGiven(deps, accountId, permit))
  const { at, rows } = read
  const held: Held = { ...read, journal: wholeAuditLog(config, account, rows.journal) }
  const times = keepingTimes(config)
  const zip = makeZip(
    [
      { name: 'account.json', text: [asText(copyOfAccount(held, config))] },
      { name: 'account.schema.json', text: [asText(schemaOfCopy(times, config))] },
      { name: 'journal.json', text: textOfAuditLog(held.journal) },
      { name: 'index.html', text: pageOfCopy(held, times, config) },
    ],
    at,
  )
  return { filename: `latchkey-${account.upid}-${at.toISOString().slice(0, 10)}.zip`, zip }
}

async function readIfGiven(deps: Deps, accountId: string, permit: (tx: Transaction) => Promise<void>) {
  const { at, rows, cut } = await apart(deps.db).transaction(
    (tx) => readAtOnce(tx, deps, accountId),
    ONE_SNAPSHOT,
  )
  const [account] = rows.accounts
  // The account was there a moment ago, so it has been deleted since.
  if (!account) throw new Refusal('authenticationRequired')
  await deps.db.transaction(permit)
  return { at, rows, cut, account }
}

async function permitExport(tx: Transaction, deps: Deps, session: Session, proof: string | undefined) {
  const { accountId, browserKeyId: by } = session
  await lockOwnAccount(tx, deps, session)
  // An account with passkeys only cannot be entered by mail. So no proof is required while it is young.
  const isVerified = (await addressesOf(tx, accountId)).length > 0
  await requireStepUp(tx, deps, session, {
    proof,
    isSpent: true,
    isAlwaysWanted: isVerified,
    mayWait: false,
  })
  await countDailyAction(tx, 'copies_of_all_data_a_day', accountId)
  await appendAuditEvent(tx, { accountId, event: 'exported', by })
}

async function readAtOnce(tx: Transaction, deps: Pick<Deps, 'config'>, accountId: string) {
  const [now, held] = await Promise.all([
    tx.select({ at: sql`now()`.mapWith(accounts.createdAt) }).from(oneRow),
    readHeldRows(tx, deps, accountId, { entries: MOST_ENTRIES_KEPT }),
  ])
  return { at: onlyRow(now).at, ...held }
}

/** Entries that are written at once. */
const ENTRIES = 100

/** The same text as `asText`, in parts, so that other requests run in between. */
function* textOfAuditLog({ head, entries }: Held['journal']): Generator<string> {
  const inside = (facts: object, depth: number) =>
    JSON.stringify(facts, null, 2).replaceAll('\n', `\n${'  '.repeat(depth)}`)
  yield `{\n  "head": ${inside(head, 1)},\n  "entries": [`
  for (let at = 0; at < entries.length; at += ENTRIES) {
    const part = entries.slice(at, at + ENTRIES).map((entry) => `\n    ${inside(entry, 2)}`)
    yield (at > 0 ? ',' : '') + part.join(',')
  }
  yield entries.length > 0 ? '\n  ]\n}\n' : ']\n}\n'
}

function asText(facts: object) {
  return `${JSON.stringify(facts, null, 2)}\n`
}
