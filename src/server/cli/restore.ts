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
import { FORMAT_VERSION, type Frame, framesIn, header } from './backup-format.ts'
import type { Command } from './command.ts'
import { fill } from './fill-database.ts'
import { prepareSchema, refuseUnlessEmpty } from './prepare-schema.ts'

const NO_BACKUP = 'is no backup of ours, or is not whole; nothing was changed.'

export const restoreCommand: Command = {
  words: ['<FILE, or - for standard input>'],
  flags: {
    'end-sessions': {
      type: 'boolean',
      meaning: 'Sign everybody out: guests who have nothing but their browser lose their account',
    },
  },
  summary:
    'Fill an empty database from a backup; a server on DATA_DIR must be stopped first. What was signed out or removed since the backup is back',
  async run(place, [file = ''], flags) {
    const endsSessions = flags['end-sessions'] === true
    const frames = await openFrames(file)
    const head = await readHeader(file, frames)
    const folder = migrationsFolder(place.home)
    if (!(await migrationsIn(folder)).includes(head.schema.newest)) {
      throw new StartProblem(
        1,
        `The backup has schema ${head.schema.number} of ${new Date(head.schema.newest).toISOString()}, which this version does not know: restore it with the version that wrote it, or a newer one.`,
      )
    }
    const messages: string[] = []
    const { rows, ended } = await withDatabaseToFill(place, messages, (connection) =>
      restore({ connection, folder, newest: head.schema.newest, frames, file, endsSessions }),
    )
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    return {
      json: { file, rows, ended },
      lines: [
        ...messages,
        `Restored ${total} rows of ${Object.keys(rows).length} tables from ${head.createdAt}.`,
        'Whatever was removed since then is back and opens its account again: passkeys, e-mail keys, addresses.',
        endsSessions
          ? `Signed everybody out (browsers: ${ended}). Links and codes that were mailed are good no more.`
          : 'So is every session that was ended since then. A restore with --end-sessions signs everybody out.',
      ],
    }
  },
}

type Restoring = {
  connection: Connection
  folder: string
  newest: number
  frames: AsyncGenerator<Frame>
  file: string
  endsSessions: boolean
}

/** Loads into the schema of the backup, then migrates. */
async function restore({ connection, folder, newest, frames, file, endsSessions }: Restoring) {
  const sql = openOperatorDriver(connection)
  try {
    await refuseUnlessEmpty(sql)
    await prepareSchema(sql, { connection, folder, newest })
    const filled = await fill(sql, frames, { endsSessions }).catch((error) => {
      throw brokenOf(error, file)
    })
    await migrate(connection, folder)
    await sql`analyze`
    return filled
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function openFrames(file: string): Promise<AsyncGenerator<Frame>> {
  const source = file === '-' ? process.stdin : await openFile(file)
  const gunzip = createGunzip()
  // Errors appear where the frames are read.
  void pipeline(source, gunzip).catch(() => {})
  return framesIn(gunzip)
}

async function openFile(file: string) {
  try {
    return (await open(file, 'r')).createReadStream()
  } catch (error) {
    throw new StartProblem(1, `${file} cannot be read (${errorCodeOf(error)}).`, error)
  }
}

async function readHeader(file: string, frames: AsyncGenerator<Frame>) {
  const first = await frames.next().catch((error) => {
    throw brokenOf(error, file)
  })
  const parsed = first.done || first.value.kind !== 'H' ? null : header.safeParse(jsonOf(first.value.body))
  if (!parsed?.success) throw new StartProblem(1, `${file} ${NO_BACKUP}`)
  if (parsed.data.version !== FORMAT_VERSION) {
    throw new StartProblem(
      1,
      `${file} is written in format ${parsed.data.version}, and this version reads ${FORMAT_VERSION}: use a newer one.`,
    )
  }
  return parsed.data
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

/** The database's own errors are about the database; every other error is about the file. */
function brokenOf(error: unknown, file: string): unknown {
  if (error instanceof StartProblem || Object(error).name === 'PostgresError') return error
  return new StartProblem(1, `${file} ${NO_BACKUP}`, error)
}
