import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { SESSION_LIMITS, SESSION_SETTINGS } from '#server/platform/postgres/session-settings.ts'
import { admin } from '../support/admin.ts'
import { createDatabase } from '../support/cluster.ts'
import { startPgBouncer, whyNoPgBouncer } from '../support/pgbouncer.ts'
import { start } from '../support/processes.ts'
import { buildIfStale, envOf, MAIN, newFolder, startServer } from '../support/started.ts'
import { SECRET } from '../support/test-config.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 })

/**
 * It runs where PgBouncer can be had: Debian's, installed by root without a prompt. Elsewhere the test is skipped with
 * a message.
 */
const problem = whyNoPgBouncer()
if (problem !== null) process.stderr.write(`PgBouncer: not tried, ${problem}\n`)

beforeAll(buildIfStale)

const SAID = Object.entries({ ...SESSION_SETTINGS, ...SESSION_LIMITS })
const NAMES = SAID.map(([name]) => name)

/** A database whose own settings are what connections ask for, because a pooler may not pass these on. */
async function prepared({ isSet = true, isEmpty = false } = {}) {
  const { connection, drop } = await createDatabase({ isEmpty })
  onTestFinished(drop)
  if (typeof connection === 'string') throw new Error('The embedded database has no URL')
  const { db, close } = openDatabase({ connection, max: 1 })
  for (const [name, value] of isSet ? SAID : []) {
    await db.execute(sql.raw(`alter database ${connection.database} set ${name} = '${value}'`))
  }
  await close()
  return connection
}

/** The output of a server that does not start on it, and of the operator's check. */
async function refusedBy(databaseUrl: string) {
  const env = { ...(await envOf({ dataDir: await newFolder(), port: await freePort() })), SECRET }
  const { exited, output } = start([MAIN], { env: { ...env, DATABASE_URL: databaseUrl } })
  const checked = await admin(['check'], { DATABASE_URL: databaseUrl, SECRET })
  return { ...(await exited), stderr: output.stderr.replace(/^\{.*\n/gm, ''), checked }
}

describe.runIf(problem === null)('a pooler in front of the database', () => {
  it('is refused in one line when each transaction gets another connection', async () => {
    const url = await startPgBouncer(await prepared(), { mode: 'transaction', ignores: NAMES })
    const { code, stderr, checked } = await refusedBy(url)
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /^DATABASE_URL leads to a pooler that gives each transaction another connection[^\n]+\n$/,
    )
    expect(checked).toMatchObject({ code: 2, stderr: '' })
    expect(checked.stdout).toContain(
      'BAD  database: DATABASE_URL leads to a pooler that gives each transaction',
    )
  })

  it('is refused with its own message when it rejects the settings of a connection', async () => {
    const url = await startPgBouncer(await prepared(), { mode: 'session' })
    const { code, stderr, checked } = await refusedBy(url)
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /^[^\n]*refuses our connections: unsupported startup parameter: \w+ \(SQLSTATE 08P01|08P01\)\n$/,
    )
    expect(checked).toMatchObject({ code: 2, stderr: '' })
    expect(checked.stdout).toContain('unsupported startup parameter')
  })

  it('is refused when it silently drops these settings', async () => {
    const url = await startPgBouncer(await prepared({ isSet: false }), { mode: 'session', ignores: NAMES })
    const { code, stderr } = await refusedBy(url)
    expect(code).toBe(2)
    expect(stderr).toMatch(/^DATABASE_URL leads to something that does not hand on \w+ = [^\n]+\n$/)
  })

  it('keeps no lock of the migrations, which ends with a session', async () => {
    const connection = await prepared({ isEmpty: true })
    const url = await startPgBouncer(connection, { mode: 'session', ignores: NAMES, forgets: false })
    await startServer({ dataDir: await newFolder(), env: { DATABASE_URL: url, SECRET } })
    const { db, close } = openDatabase({ connection, max: 1 })
    onTestFinished(close)
    const held = await db.execute(sql`select pid from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)
    expect(held).toHaveLength(0)
  })

  it('works when each client keeps its connection', async () => {
    const url = await startPgBouncer(await prepared(), { mode: 'session', ignores: NAMES })
    const server = await startServer({ dataDir: await newFolder(), env: { DATABASE_URL: url, SECRET } })
    const answer = await fetch(`${server.url}/api/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"browserId":"abcdefgh12345678"}',
    })
    expect(answer.status).toBe(200)
  })
})
