import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Connection } from '#server/db/driver.ts'
import { migrate, migrationsIn } from '#server/db/migrate.ts'
import { errorCodeOf } from '#server/error-code.ts'
import { migrationsFolder } from '#server/start/built-folder.ts'
import { withDatabaseToFill } from '#server/start/database-to-fill.ts'
import { openOperatorDriver } from '#server/start/operator-database.ts'
import { StartProblem } from '#server/start-problem.ts'
import { FORMAT_VERSION, type Frame, framesIn, header } from './backup-format.ts'
import type { Command } from './command.ts'
import { fill } from './fill.ts'
import { prepareSchema, refuseUnlessEmpty } from './prepare-schema.ts'

const NO_BACKUP = 'is no backup of ours, or is not whole; nothing was changed.'

export const restoreCommand: Command = {
  words: ['<FILE, or - for standard input>'],
  summary: 'Fill an empty database from a backup; a server on DATA_DIR must be stopped first',
  async run(place, [file = '']) {
    const frames = await openFrames(file)
    const head = await readHeader(file, frames)
    const folder = migrationsFolder(place.home)
    if (!(await migrationsIn(folder)).includes(head.schema.newest)) {
      throw new StartProblem(
        1,
        `The backup has schema ${head.schema.number} of ${new Date(head.schema.newest).toISOString()}, which this version does not know: restore it with the version that wrote it, or a newer one.`,
      )
    }
    const said: string[] = []
    const rows = await withDatabaseToFill(place, said, (connection) =>
      restore({ connection, folder, newest: head.schema.newest, frames, file }),
    )
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    return {
      json: { file, rows },
      lines: [
        ...said,
        `Restored ${total} rows of ${Object.keys(rows).length} tables from ${head.createdAt}.`,
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
}

/** Loads into the schema of the backup, and only then brings that up to date. */
async function restore({ connection, folder, newest, frames, file }: Restoring) {
  const sql = openOperatorDriver(connection)
  try {
    await refuseUnlessEmpty(sql)
    await prepareSchema(sql, { connection, folder, newest })
    const rows = await fill(sql, frames).catch((error) => {
      throw brokenOf(error, file)
    })
    await migrate(connection, folder)
    await sql`analyze`
    return rows
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function openFrames(file: string): Promise<AsyncGenerator<Frame>> {
  const source = file === '-' ? process.stdin : await openFile(file)
  const gunzip = createGunzip()
  // What goes wrong on the way shows where the frames are read.
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

/** The database's own refusals are about the database; everything else is about the file. */
function brokenOf(error: unknown, file: string): unknown {
  if (error instanceof StartProblem || Object(error).name === 'PostgresError') return error
  return new StartProblem(1, `${file} ${NO_BACKUP}`, error)
}
