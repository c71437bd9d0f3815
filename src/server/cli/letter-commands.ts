import { validate as isUuid } from 'uuid'
import { StartProblem } from '#server/lib/start-problem.ts'
import { dropLetters, listLetters, retryLetters } from '#server/outbox/inspect-outbox.ts'
import { requireAccount } from './account-commands.ts'
import { type Command, inDatabase } from './command.ts'
import { table } from './table.ts'

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

export const mailRetry: Command = {
  words: ['<id of the letter, or all>'],
  summary: 'Try waiting letters again now',
  run: inDatabase(async ({ db }, [which = '']) => {
    const retried = await retryLetters(db, idOf(which))
    if (which !== 'all' && retried === 0) {
      throw new StartProblem(
        1,
        `No letter ${which} waits. One that is dead has lost its content: whoever misses it asks anew.`,
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
