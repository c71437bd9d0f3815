import { validate as isUuid } from 'uuid'
import { StartProblem } from '#server/lib/start-problem.ts'
import { dropLetters, listLetters, retryLetters, traceLetters } from '#server/outbox/inspect-outbox.ts'
import { withSecrets } from '#server/platform/data-dir.ts'
import type { LetterState } from '#server/platform/postgres/schema.ts'
import { fingerprintsOf } from '#server/platform/secrets.ts'
import { fullMailLimits } from '#server/rate-limits/limits.ts'
import { emailAddress } from '#shared/emails.ts'
import { requireAccount } from './account-commands.ts'
import { type Command, inDatabase } from './command.ts'
import { shown, table } from './table.ts'

export const mailList: Command = {
  words: [],
  flags: {
    account: { type: 'string', meaning: 'Only letters about this account, by id or upid' },
    dead: { type: 'boolean', meaning: 'Only letters that no mail server accepted' },
  },
  summary: 'List the letters in the outbox, oldest first, at most a thousand, without their text',
  run: inDatabase(async ({ db }, _words, { account, dead }) => {
    const accountId = typeof account === 'string' ? await requireAccount(db, account) : null
    const rows = await listLetters(db, { accountId, isDeadOnly: dead === true })
    return { json: rows, lines: rows.length === 0 ? ['The outbox is empty.'] : table(rows) }
  }),
}

export const mailTrace: Command = {
  words: ['<address>'],
  summary:
    'Tell what became of the letters to an address in the last two days, and which limits it has used up',
  run: inDatabase(async ({ db }, [text = ''], _flags, { settings }) => {
    const address = emailAddress.safeParse(text)
    if (!address.success) throw new StartProblem(2, `${text} is no e-mail address.`)
    const { secrets } = await withSecrets(settings)
    const fingerprints = fingerprintsOf(secrets, [address.data])
    const letters = await traceLetters(db, fingerprints)
    const limits = await fullMailLimits(db, address.data)
    return {
      json: { fingerprints, letters, limits },
      lines: [
        `In the log, lines about this address have fingerprint ${fingerprints.join(' or ')}.`,
        ...(letters.length === 0 ? ['No letter to it in the last two days.'] : letters.map(storyOf)),
        ...limits.map(
          ({ kind, count, until }) => `No more letters until ${shown(until)}: ${kind} is at ${count}.`,
        ),
      ],
      exitCode: letters.length === 0 && limits.length === 0 ? 1 : 0,
    }
  }),
}

type Traced = Awaited<ReturnType<typeof traceLetters>>[number]

/** '2026-11-27T05:30:00Z  signInLink, no account. Sent after 1 try, at 05:30:02: 250 2.0.0 Ok: queued as 4XyZ' */
function storyOf({ id, kind, account, state, attempts, createdAt, nextTryAt, deadAt, reply }: Traced) {
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`
  const end = deadAt ? ` at ${shown(deadAt)}` : ''
  const ending: Record<LetterState, string> = {
    waiting: 'waits for its first try',
    away: `not taken after ${tries}, because the mail server is away`,
    refused: `refused so far, after ${tries}`,
    sent: `sent${end}, after ${tries}`,
    expired: `never sent: its link or code expired${end}, after ${tries}`,
    dead: `refused for good${end}, after ${tries}`,
  }
  const next = nextTryAt && state !== 'waiting' ? `; next try ${shown(nextTryAt)}` : ''
  const said = reply === null ? '' : `: ${reply}`
  return `${shown(createdAt)}  ${kind} for ${account ?? 'no account'}, ${ending[state]}${said}${next} (letter ${id})`
}

export const mailRetry: Command = {
  words: ['<id of the letter, or all>'],
  summary: 'Try waiting letters again now',
  run: inDatabase(async ({ db }, [which = '']) => {
    const retried = await retryLetters(db, idOf(which))
    if (which !== 'all' && retried === 0) {
      throw new StartProblem(
        1,
        `No letter ${which} waits. One that is dead has lost its content: its reader has to ask again.`,
      )
    }
    return { json: { retried }, lines: [`${retried} to be tried at once.`] }
  }),
}

export const mailDrop: Command = {
  words: ['<id of the letter, or dead>'],
  summary: 'Delete a letter, or all dead ones',
  run: inDatabase(async ({ db }, [which = '']) => {
    const dropped = await dropLetters(db, which === 'dead' ? null : requireId(which))
    if (which !== 'dead' && dropped === 0) throw new StartProblem(1, `There is no letter ${which}.`)
    return { json: { dropped }, lines: [`${dropped} dropped.`] }
  }),
}

function idOf(which: string): string | null {
  return which === 'all' ? null : requireId(which)
}

function requireId(text: string): string {
  if (!isUuid(text)) throw new StartProblem(2, `${text} is no id of a letter: see mail list.`)
  return text
}
