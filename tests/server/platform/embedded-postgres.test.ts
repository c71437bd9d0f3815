import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepareCluster } from '#server/platform/embedded-postgres/cluster.ts'
import { openHome } from '#server/platform/embedded-postgres/home.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/start-embedded.ts'
import { createLog } from '#server/platform/log.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { databaseProcesses, hasAnotherPostmaster, postmaster, start } from '../../support/processes.ts'
import { newFolder, usedFolder } from '../../support/started.ts'
import { until } from '../../support/until.ts'

const WRITER = ['--import', 'tsx', join(import.meta.dirname, '../../support/writer.ts')]

test('acknowledged writes survive kill -9 of the server, and the orphan is replaced', async () => {
  const dataDir = await usedFolder()
  const writer = start([...WRITER, dataDir])
  await writer.says('row 200\n')
  const orphan = postmaster(dataDir)
  writer.child.kill('SIGKILL')
  await writer.exited
  expect(databaseProcesses(dataDir)).toContain(orphan)

  const database = await startHere(dataDir)
  expect(await rowsIn(database)).toEqual(expect.arrayContaining(promisedBy(writer.output.stdout)))
  expect(postmaster(dataDir)).not.toBe(orphan)
  expect(databaseProcesses(dataDir)).not.toContain(orphan)
})

test('a frozen orphan is replaced too', async () => {
  const dataDir = await usedFolder()
  const writer = start([...WRITER, dataDir])
  await writer.says('row 20\n')
  writer.child.kill('SIGKILL')
  for (const pid of databaseProcesses(dataDir)) process.kill(pid, 'SIGSTOP')

  const database = await startHere(dataDir)
  expect(await rowsIn(database)).toEqual(expect.arrayContaining(promisedBy(writer.output.stdout)))
})

test('acknowledged writes survive kill -9 of PostgreSQL, which is running again within 5 s', async () => {
  const dataDir = await usedFolder()
  const database = await startHere(dataDir)
  const sql = openDriver(database.connection, { max: 1 })
  onTestFinished(() => sql.end({ timeout: 1 }))
  await sql`create table promised (id int primary key)`

  const promised: number[] = []
  const tryRow = (id: number) =>
    sql`insert into promised values (${id}) on conflict do nothing`.then(
      () => promised.push(id) > 0,
      () => false,
    )
  for (let id = 0; id < 150; id += 1) {
    const killed = id % 50 === 30 ? postmaster(dataDir) : null
    if (killed) process.kill(killed, 'SIGKILL')
    await until('a row to be promised', () => tryRow(id), 5000)
    // A session may outlive its postmaster for a moment and still commit.
    if (killed) await until('a new PostgreSQL', () => hasAnotherPostmaster(dataDir, killed), 5000)
  }
  expect(await rowsIn(database)).toEqual(expect.arrayContaining(promised))
})

test('a killed first start leaves nothing that disturbs the next one', async () => {
  const dataDir = await newFolder()
  const home = join(dataDir, 'database')
  const isWriting = async () =>
    existsSync(home) && (await readdir(home)).some((name) => existsSync(join(home, name, 'base')))
  const writer = start([...WRITER, dataDir])
  await until('initdb to write', isWriting, 15_000)
  writer.child.kill('SIGKILL')
  await writer.exited

  await startHere(dataDir)
  expect((await readdir(home)).filter((name) => !name.startsWith('.s.'))).toEqual(['cluster'])
  expect(databaseProcesses(dataDir)).toContain(postmaster(dataDir))
})

test('a stop during the first start ends it and leaves no process', async () => {
  const dataDir = await newFolder()
  const asked = new AbortController()
  const starting = startEmbeddedPostgres({
    dataDir,
    ...quietly,
    say: () => setTimeout(() => asked.abort(), 150),
    signal: asked.signal,
  })
  await expect(starting).rejects.toThrow('aborted')
  await until('everything to end', () => databaseProcesses(dataDir).length === 0, 10_000)
})

test('stopping leaves no process, and the next start is quick', async () => {
  const dataDir = await usedFolder()
  const first = await startEmbeddedPostgres({ dataDir, ...quietly })
  await first.stop()
  expect(databaseProcesses(dataDir)).toEqual([])

  // The best of five, because other work on the machine must not count.
  let best = Number.POSITIVE_INFINITY
  for (let count = 0; count < 5 && best >= 1000; count += 1) {
    const begin = performance.now()
    const next = await startEmbeddedPostgres({ dataDir, ...quietly })
    best = Math.min(best, performance.now() - begin)
    await next.stop()
  }
  expect(best).toBeLessThan(1000)
})

test('a database of another major version is left unchanged, with a message', async () => {
  const dataDir = await usedFolder()
  await writeFile(join(dataDir, 'database/cluster/PG_VERSION'), '17\n')
  await expect(startEmbeddedPostgres({ dataDir, ...quietly })).rejects.toThrow(
    /made by PostgreSQL 17, this is \d+/,
  )
})

test('the output of PostgreSQL explains why it cannot start', async () => {
  const dataDir = await usedFolder()
  await rm(join(dataDir, 'database/cluster/global/pg_control'))
  await expect(startEmbeddedPostgres({ dataDir, ...quietly })).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringMatching(/^The database in \S+ does not start: [^\n]*pg_control[^\n]*$/),
  })
})

test.each([
  [
    'that is called an error',
    'echo running >&2; echo "initdb: error: no space" >&2; echo later >&2; exit 1',
    'no space',
  ],
  [
    'that is called nothing',
    'echo "initdb: nothing goes" >&2; echo "initdb: removing x" >&2; exit 1',
    'nothing goes',
  ],
  ['that says nothing', 'exit 7', 'initdb ended with 7'],
  ['that cannot be run', null, 'EACCES'],
])('the output of PostgreSQL explains why the database cannot be set up: %s', async (_, script, words) => {
  const dataDir = await newFolder()
  const initdb = join(dataDir, 'initdb')
  await writeFile(initdb, `#!/bin/sh\n${script}\n`, { mode: script === null ? 0o600 : 0o700 })
  const setting = {
    home: openHome(dataDir),
    binaries: { initdb, postgres: '', majorVersion: '' },
    runAs: {},
    signal: new AbortController().signal,
  }
  await expect(prepareCluster(setting, () => {})).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringMatching(
      new RegExp(`^The database in \\S+ could not be set up: [^\n]*${words}[^\n]*$`),
    ),
  })
})

test('a folder with a long path works', async () => {
  const database = await startHere(join(await newFolder(), 'a'.repeat(100), 'b'.repeat(100)))
  const sql = openDriver(database.connection, { max: 1 })
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  await sql.end()
})

const quietly = { log: createLog({ level: 'silent' }), say: () => {} }

async function startHere(dataDir: string) {
  const database = await startEmbeddedPostgres({ dataDir, ...quietly })
  onTestFinished(() => database.stop())
  return database
}

async function rowsIn({ connection }: EmbeddedPostgres) {
  const sql = openDriver(connection, { max: 1 })
  const rows = await sql<{ id: number }[]>`select id from promised`
  await sql.end()
  return rows.map((row) => row.id)
}

/** The last line may be cut off. */
function promisedBy(output: string) {
  return [...output.matchAll(/^row (\d+)\n/gm)].map(([, id]) => Number(id))
}
