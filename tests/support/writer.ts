import { holdDataDir } from '#server/platform/data-dir.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'
import { createLog } from '#server/platform/log.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'

/** Runs as a process of its own: starts the database in the given folder and prints every acknowledged row. */
const dataDir = process.argv[2] ?? ''
await holdDataDir(dataDir)
const { connection } = await startEmbeddedPostgres({
  dataDir,
  log: createLog({ level: 'silent' }),
  say: (line) => process.stdout.write(`${line}\n`),
})
const sql = openDriver(connection, { max: 4 })
await sql`create table if not exists promised (id int primary key)`
for (let id = 1; ; id += 4) {
  await Promise.all(
    [0, 1, 2, 3].map(async (step) => {
      await sql`insert into promised values (${id + step})`
      process.stdout.write(`row ${id + step}\n`)
    }),
  )
}
