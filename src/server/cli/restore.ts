import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { migrationsFolder } from '#server/lifecycle/built-folder.ts'
import { withDatabaseToFill } from '#server/lifecycle/database-to-fill.ts'
import { openOperatorDriver } from '#server/lifecycle/operator-database.ts'
import type { Connection } from '#server/platform/postgres/driver.ts'
import { migrate, migrationsIn } from '#server/platform/postgres/migrate.ts'
import { FORMAT, HEADER, linesIn, OLD_HEADER } from './backup-format.ts'
import type { Command } from './command.ts'
import { type Filling, fill } from './fill-database.ts'

const NO_BACKUP = 'is no backup of ours, or is not whole; nothing was changed.'

export const restoreCommand: Command = {
  words: ['<FILE, or - for standard input>'],
  flags: {
    'end-sessions': {
      type: 'boolean',
      meaning: 'Sign everybody out; guests who have only their browser lose their account',
    },
  },
  summary:
    'Fill an empty database from a backup; stop a server on DATA_DIR first. What was signed out or removed since the backup comes back',
  async run(place, [file = ''], flags) {
    const endsSessions = flags['end-sessions'] === true
    const lines = await openLines(file)
    const { createdAt, number, newest } = await readHeader(file, lines)
    const folder = migrationsFolder(place.home)
    if (!(await migrationsIn(folder)).includes(newest)) {
      throw new StartProblem(
        1,
        `The backup has schema ${number} of ${new Date(newest).toISOString()}, which this version does not know: restore it with the version that wrote it, or a newer one.`,
      )
    }
    const messages: string[] = []
    const { rows, ended } = await withDatabaseToFill(place, messages, (connection) =>
      restore(connection, file, { lines, folder, newest, endsSessions }),
    )
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    return {
      json: { file, rows, ended },
      lines: [
        ...messages,
        `Restored ${total} rows of ${Object.keys(rows).length} tables from ${createdAt}.`,
        'Whatever was removed since then is back and opens its account again: passkeys, e-mail keys, addresses.',
        endsSessions
          ? `Signed everybody out (browsers: ${ended}). Links and codes that were emailed no longer work.`
          : 'So is every session that was ended since then. A restore with --end-sessions signs everybody out.',
      ],
    }
  },
}

/** Loads into the schema of the backup, then migrates. */
async function restore(connection: Connection, file: string, filling: Filling) {
  const sql = openOperatorDriver(connection)
  try {
    const filled = await fill(sql, filling).catch((error) => {
      throw brokenOf(error, file)
    })
    await migrate(connection, filling.folder)
    await sql`analyze`
    return filled
  } finally {
    await filling.lines.return(undefined)
    await sql.end({ timeout: 1 })
  }
}

async function openLines(file: string): Promise<AsyncGenerator<Buffer>> {
  const source = file === '-' ? process.stdin : await openFile(file)
  const gunzip = createGunzip()
  // Errors appear where the lines are read.
  void pipeline(source, gunzip).catch(() => {})
  return linesIn(gunzip)
}

async function openFile(file: string) {
  try {
    return (await open(file, 'r')).createReadStream()
  } catch (error) {
    throw new StartProblem(1, `${file} cannot be read (${errorCodeOf(error)}).`, error)
  }
}

async function readHeader(file: string, lines: AsyncGenerator<Buffer>) {
  const first = await lines.next().catch((error) => {
    throw brokenOf(error, file)
  })
  const line = String(first.value ?? '').trimEnd()
  if (OLD_HEADER.test(line)) {
    throw new StartProblem(
      1,
      `${file} is written in format 1, which only the version that wrote it reads: restore it with that one, start this one on its database, and make a new backup.`,
    )
  }
  const [, format = '', createdAt, number, newest] = HEADER.exec(line) ?? []
  if (format !== '' && Number(format) !== FORMAT) {
    throw new StartProblem(
      1,
      `${file} is written in format ${format}, and this version reads ${FORMAT}: use a newer one.`,
    )
  }
  if (newest === undefined) throw new StartProblem(1, `${file} ${NO_BACKUP}`)
  return { createdAt, number, newest: Number(newest) }
}

/** What the database says of a value, a row or a name is about the file, like every error that is not the database's. */
function brokenOf(error: unknown, file: string): unknown {
  const isOfDatabase = error instanceof StartProblem || Object(error).name === 'PostgresError'
  if (isOfDatabase && !/^(22|23|25P02|42)/.test(errorCodeOf(error))) return error
  return new StartProblem(1, `${file} ${NO_BACKUP}`, error)
}
