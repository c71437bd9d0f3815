import { sql } from 'drizzle-orm'
import { lockOwnAccount } from '#server/account-protection/lock-account.ts'
import { requireStepUp } from '#server/account-protection/require-step-up.ts'
import { addressesOf } from '#server/account-store/addresses/claim-address.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { appendAuditEvent, MOST_ENTRIES_KEPT } from '#server/audit-log/append.ts'
import { readHeldRows, readingAlone } from '#server/data-rights/held-rows.ts'
import { keepingTimes } from '#server/data-rights/keeping-times.ts'
import { wholeAuditLog } from '#server/data-rights/read-audit-log.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { apart, type Transaction } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { oneRow, onlyRow } from '#server/platform/postgres/statement.ts'
import { limitADay } from '#server/rate-limits/limits.ts'
import { copyOfAccount, type Held, schemaOfCopy } from './copy-account.ts'
import { pageOfCopy } from './page-of-copy.ts'

/** All reads see the same moment, whatever happens in between. */
const ONE_SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/**
 * Everything that is held on the session's account, as a ZIP that is made while it is sent. It is all read before the
 * first byte, so that whoever reads slowly keeps no connection to the database. Where there is more than anybody has who
 * means well, only the newest is read, and the copy says so.
 *
 * Whether it is given is decided last, and in one transaction: a refused call uses up neither the proof nor one of the
 * day's copies, and a session that ended while it was read gets nothing. From then on it counts, also when it breaks off
 * on its way: how much of it arrived only the reader knows.
 */
export async function exportAccount(deps: Deps, session: Session, { proof }: { proof?: string | undefined }) {
  const { config } = deps
  const { makeZip } = await import('./make-zip.ts')
  const { account, ...read } = await readingAlone(session.accountId, () => readIfGiven(deps, session, proof))
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

async function readIfGiven(deps: Deps, session: Session, proof: string | undefined) {
  const { accountId, browserKeyId: by } = session
  const { at, rows, cut } = await apart(deps.db).transaction((tx) => readAtOnce(tx, accountId), ONE_SNAPSHOT)
  const [account] = rows.accounts
  // It was there a moment ago, when the session was looked at.
  if (!account) throw new Refusal('authenticationRequired')

  await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, deps, session)
    // To one with passkeys alone nobody comes by its mail, and so nothing is asked of it while it is young.
    const isVerified = (await addressesOf(tx, accountId)).length > 0
    await requireStepUp(tx, deps, session, {
      proof,
      isSpent: true,
      isAlwaysWanted: isVerified,
      mayWait: false,
    })
    await limitADay(tx, 'copies of all data', accountId)
    await appendAuditEvent(tx, { accountId, event: 'exported', by })
  })
  return { at, rows, cut, account }
}

async function readAtOnce(tx: Transaction, accountId: string) {
  const [now, held] = await Promise.all([
    tx.select({ at: sql`now()`.mapWith(accounts.createdAt) }).from(oneRow),
    readHeldRows(tx, accountId, { entries: MOST_ENTRIES_KEPT }),
  ])
  return { at: onlyRow(now).at, ...held }
}

/** Entries that are written in one go. */
const ENTRIES = 100

/** As `asText` has it, in parts: others have their turn in between. */
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
