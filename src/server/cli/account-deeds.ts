import { pipeline } from 'node:stream/promises'
import { liftByOperator, restrictByOperator } from '#server/accounts/restrict.ts'
import { deleteByOperator, deleteNowByOperator } from '#server/data-rights/deletion/delete-account.ts'
import { exportByOperator } from '#server/data-rights/export/export-account.ts'
import { readAuditLogByOperator } from '#server/data-rights/read-audit-log.ts'
import { Refusal } from '#server/errors.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { describeEntry } from '#shared/audit-log-words.ts'
import { requireAccount } from './account-commands.ts'
import { asOperator, type Command } from './command.ts'
import { shown, table } from './table.ts'
import { isStandardOutput, REPLACES, writeNewFile } from './write-file.ts'

const LONGEST_REASON = 500

export const accountDelete: Command = {
  words: ['<id or upid>'],
  flags: {
    now: {
      type: 'string',
      meaning:
        'Delete it at once, for good, for the reason that follows; the reason is emailed to its addresses',
    },
  },
  summary:
    'Delete an account as its holder would: they get an email and can keep it for a while; --now deletes it at once',
  run(place, words, flags) {
    const reason = typeof flags.now === 'string' ? readReason(flags.now) : null
    return asOperator(async (deps, [account = '']) => {
      const id = await requireAccount(deps.db, account)
      if (reason !== null) return deletedReport(account, await deleteNow(deps, id, reason), reason)
      const restsUntil = await deleteByOperator(deps, id).catch((error) => {
        throw refusedAs(
          error,
          'accountResting',
          `${account} is about to be deleted already; --now does it at once.`,
        )
      })
      if (restsUntil === null) return deletedReport(account, 0, null)
      return {
        json: { account, deleted: false, restsUntil },
        lines: [
          `${account} will be deleted on ${shown(restsUntil)}. Every browser is signed out, and its addresses get an email.`,
          'Until then its holder can keep it, with the link in that email or after a sign-in.',
        ],
      }
    })(place, words, flags)
  },
}

async function deleteNow(deps: Parameters<typeof deleteNowByOperator>[0], id: string, reason: string) {
  return await deleteNowByOperator(deps, id, reason).catch((error) => {
    const line = 'is restricted: its data is to be kept. Lift the restriction first, or leave out --now.'
    throw refusedAs(error, 'accountRestricted', `This account ${line}`)
  })
}

function deletedReport(account: string, letters: number, reason: string | null) {
  const kept = 'Its journal is gone too, so keep this answer if you must show what you did.'
  const told = reason === null ? 'It was a guest, and got no email.' : `Emails with the reason: ${letters}.`
  return {
    json: { account, deleted: true, restsUntil: null, reason, letters },
    lines: [`${account} is deleted, for good. ${told}`, kept],
  }
}

export const accountRestrict: Command = {
  words: ['<id or upid>'],
  summary: 'Restrict an account as its holder would: it is kept, and used for nothing, until that is lifted',
  run: asOperator(async (deps, [account = '']) => {
    const { restrictedAt, isNew } = await restrictByOperator(deps, await requireAccount(deps.db, account))
    const line = isNew
      ? `${account} is restricted, and its addresses get an email. Its holder can lift that like a restriction of their own. Changes that wait go on.`
      : `${account} is restricted since ${shown(restrictedAt)}; nothing changed.`
    return { json: { account, restrictedAt, isNew }, lines: [line] }
  }),
}

export const accountLift: Command = {
  words: ['<id or upid>'],
  summary: 'Lift the restriction of an account, whoever restricted it',
  run: asOperator(async (deps, [account = '']) => {
    const wasRestricted = await liftByOperator(deps, await requireAccount(deps.db, account))
    const line = wasRestricted
      ? `${account} is no longer restricted, and its addresses get an email.`
      : `${account} is not restricted; nothing changed.`
    return { json: { account, wasRestricted }, lines: [line] }
  }),
}

export const accountExport: Command = {
  words: ['<id or upid>', '<FILE, or - for standard output>'],
  flags: REPLACES,
  summary: 'Write everything that is held on an account into a ZIP, as its holder would download it',
  run: asOperator(async (deps, [account = '', file = ''], { force }) => {
    const id = await requireAccount(deps.db, account)
    const { filename } = await writeNewFile(file, { isForced: force === true }, async (destination) => {
      const { zip, filename } = await exportByOperator(deps, id)
      await pipeline(zip, destination)
      return { filename }
    })
    return {
      json: { account, file, filename },
      lines: [
        `Wrote everything held on ${account}${isStandardOutput(file) ? '' : ` to ${file}`}.`,
        'Give it to nobody but the holder of the account: who wrote the letter may be somebody else.',
      ],
      isBesideFile: isStandardOutput(file),
    }
  }),
}

export const accountJournal: Command = {
  words: ['<id or upid>'],
  summary: 'Show the journal of an account, oldest first; with --json as verify-journal reads it',
  run: asOperator(async (deps, [account = '']) => {
    const journal = await readAuditLogByOperator(deps, await requireAccount(deps.db, account))
    const rows = journal.entries.map(({ seq, at, browser, ...entry }) => {
      const { what, about } = describeEntry(entry)
      return { seq, at: new Date(at), what, about, browser }
    })
    return { json: journal, lines: table(rows) }
  }),
}

function readReason(text: string): string {
  const reason = text.trim()
  if (reason === '' || reason.length > LONGEST_REASON || /[\p{Cc}\p{Cf}\u2028\u2029]/u.test(reason))
    throw new StartProblem(
      2,
      `--now is followed by the reason: one line of at most ${LONGEST_REASON} letters.`,
    )
  return reason
}

function refusedAs(error: unknown, reason: Refusal['reason'], line: string) {
  return error instanceof Refusal && error.reason === reason ? new StartProblem(1, line, error) : error
}
