import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDriver } from '#server/db/driver.ts'
import { embeddedConnection } from '#server/embedded/home.ts'
import { startEmbeddedPostgres } from '#server/embedded/start.ts'
import { createLog } from '#server/log.ts'
import { freePort } from '#server/start/free-port.ts'
import { StartProblem } from '#server/start-problem.ts'
import { createDatabase, urlOf } from '../support/cluster.ts'
import { usedFolder } from '../support/started.ts'
import { SECRET } from '../support/test-config.ts'

/** What means something in a URL, and what means nothing; none of it stands four times in a row in a line of ours. */
const CHARACTERS = [...'QXZJK789%%%//??##@@::&=+;,[]|~\\é']

function randomWord() {
  const length = 4 + Math.floor(Math.random() * 9)
  return Array.from({ length }, () => CHARACTERS[Math.floor(Math.random() * CHARACTERS.length)]).join('')
}

/** How the driver and the mail library understand what the configuration has let through. */
const URLS = {
  DATABASE_URL: {
    of: (user: string, password: string) => `postgres://${user}:${password}@db.example:5433/app`,
    understood(url: string) {
      const { user, pass, host, port, database } = openDriver(url, { max: 1 }).options
      expect({ host, port, database }).toEqual({ host: ['db.example'], port: [5433], database: 'app' })
      return { user, password: pass }
    },
  },
  SMTP_URL: {
    of: (user: string, password: string) => `smtp://${user}:${password}@mail.example:587`,
    understood(url: string) {
      const { host, port, auth } = createTransport(url).options as {
        host?: string
        port?: number
        auth?: { user: string; pass: string }
      }
      expect({ host, port }).toEqual({ host: 'mail.example', port: 587 })
      return { user: auth?.user, password: auth?.pass }
    },
  },
}

const NAMES = ['DATABASE_URL', 'SMTP_URL'] as const

test.each(NAMES)('in %s user and password are any, percent-encoded', (name) => {
  for (let turn = 0; turn < 300; turn++) {
    const [user, password] = [randomWord(), randomWord()]
    const url = URLS[name].of(encodeURIComponent(user), encodeURIComponent(password))
    expect(refusalOf({ [name]: url }), url).toBeNull()
    expect(URLS[name].understood(url), url).toEqual({ user, password })
  }
})

test.each(NAMES)('in %s a password that is not percent-encoded works, or is said to want that', (name) => {
  let refused = 0
  for (let turn = 0; turn < 1000; turn++) {
    const password = randomWord()
    const url = URLS[name].of('app', password)
    const refusal = refusalOf({ [name]: url })
    if (refusal === null) {
      // Whether %7A was meant to be itself nobody can know.
      const meant = /%[0-9a-f]{2}/i.test(password) ? decodeURIComponent(password) : password
      expect(URLS[name].understood(url), url).toEqual({ user: 'app', password: meant })
      continue
    }
    refused++
    expectLine(refusal, name)
    expect(refusal.message, url).toMatch(/write % as %25, \/ as %2F, \? as %3F, # as %23 and @ as %40/)
    for (let at = 0; at + 4 <= password.length; at++) {
      expect(refusal.message, url).not.toContain(password.slice(at, at + 4))
    }
  }
  expect(refused).toBeGreaterThan(100)
})

test('a percent-encoded password opens a PostgreSQL that asks for it, and a raw one is refused there', async () => {
  const dataDir = await usedFolder()
  const hba = 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n'
  await writeFile(join(dataDir, 'database/cluster/pg_hba.conf'), hba)
  const port = await freePort()
  const database = await startEmbeddedPostgres({
    dataDir,
    log: createLog({ level: 'silent' }),
    say: () => {},
    settings: { listen_addresses: '127.0.0.1', port },
  })
  onTestFinished(() => database.stop())
  const password = 'a%41 /?#@:&=+[]é'
  const socket = { path: join(dataDir, 'database', `.s.PGSQL.${port}`), user: 'app', database: 'postgres' }
  const administering = openDriver(socket, { max: 1 })
  onTestFinished(() => administering.end())
  await administering.unsafe(`create role "a/door" login password '${password}'`)
  const opened = async (written: string) => {
    const sql = openDriver(`postgres://a%2Fdoor:${written}@127.0.0.1:${port}/postgres`, { max: 1 })
    try {
      return await sql`select current_user as name`
    } finally {
      await sql.end()
    }
  }
  expect(await opened(encodeURIComponent(password))).toEqual([{ name: 'a/door' }])
  await expect(opened('a%41')).rejects.toMatchObject({ code: '28P01' })
})

test.each([
  ['12#34', 'postgres://app:12#34@db.example/app'],
  ['a path', 'postgres://db.example/my@app'],
  ['a parameter', 'postgres://app:word@db.example/app?application_name=me@home'],
])('where nobody can know what an @ or # belongs to, both are said: %s', (_, DATABASE_URL) => {
  const refusal = refusalOf({ DATABASE_URL })
  expectLine(refusal, 'DATABASE_URL')
  expect(refusal?.message).toMatch(
    /In user and password write .*; in the path and in parameters write @ as %40/,
  )
})

test.each([
  'channel_binding=require',
  'client_encoding=LATIN1',
  'gssencmode=require',
  'hostaddr=127.0.0.1',
  'load_balance_hosts=random',
  'min_protocol_version=3.2',
  'passfile=/etc/pgpass',
  'replication=database',
  'require_auth=scram-sha-256',
  'requirepeer=postgres',
  'scram_client_key=AAAA',
  'service=app',
  'servicefile=/etc/services',
  'ssl=true',
  'sslcert=/a',
  'sslcertmode=require',
  'sslcrl=/a',
  'sslkey=/a',
  'ssl_max_protocol_version=TLSv1.2',
  'ssl_min_protocol_version=TLSv1.3',
  'sslmode=no-verify',
  'sslnegotiation=direct',
  'sslpassword=word',
  'sslsni=0',
  'target_session_attrs=standby',
  // None of libpq's: slips, words of other programs, settings of the server.
  'sslmod=require',
  'pgbouncer=true',
  'constructor=1',
  'search_path=app',
])('what cannot be kept is refused by its name: %s', (parameter) => {
  const refusal = refusalOf({ DATABASE_URL: `postgres://app:word@db.example/app?${parameter}` })
  expectLine(refusal, 'DATABASE_URL')
  expect(refusal?.message).toContain(parameter.split('=')[0])
})

test('what looks like a parameter is not repeated where it may be the end of a password', () => {
  const refusal = refusalOf({ DATABASE_URL: 'postgres://db.example/app?user=app&password=hunter&2secret' })
  expectLine(refusal, 'DATABASE_URL')
  expect(refusal?.message).toContain('& is written %26')
  expect(refusal?.message).not.toContain('secret')
})

test.each([
  ['hosts and ports that do not fit', 'postgres://one,two,three/app?port=1,2'],
  ['a port that is none', 'postgres://db.example/app?port=http'],
  ['a port that is too large', 'postgres://db.example:65536/app'],
  ['a socket among hosts', 'postgres://db.example,%2Frun/app'],
])('a place that is none is refused: %s', (_, DATABASE_URL) => {
  expectLine(refusalOf({ DATABASE_URL }), 'DATABASE_URL')
})

/** All that libpq has and that changes nothing for us; what is asked of the server is asked in its own words. */
const HARMLESS =
  'channel_binding=prefer&gssencmode=disable&connect_timeout=10&keepalives=1&keepalives_idle=30&keepalives_interval=10&' +
  'keepalives_count=3&tcp_user_timeout=1000&client_encoding=UTF8&sslcompression=0&sslcertmode=disable&sslsni=1&' +
  'ssl_min_protocol_version=TLSv1.2&krbsrvname=postgres&gsslib=gssapi&gssdelegation=0&load_balance_hosts=disable&' +
  'replication=false&min_protocol_version=3.0&max_protocol_version=latest&sslnegotiation=postgres&target_session_attrs=any'

test('the database hears what is meant for it, and our limits stay', async () => {
  const { connection, drop } = await createDatabase({ isEmpty: true })
  onTestFinished(drop)
  const options = encodeURIComponent('-c work_mem=5MB -c statement_timeout=77s')
  const url = `${urlOf(connection)}&${HARMLESS}&fallback_application_name=other&application_name=a%20door&options=${options}`
  expect(refusalOf({ DATABASE_URL: url })).toBeNull()
  const sql = openDriver(url, { max: 1 })
  onTestFinished(() => sql.end())
  const [row] =
    await sql`select current_setting('application_name') as name, current_setting('work_mem') as memory,
    current_setting('statement_timeout') as limit`
  expect(row).toEqual({ name: 'a door', memory: '5MB', limit: '3s' })
})

test('parameters prevail, and say user, database and several servers', () => {
  const { options } = openDriver(
    'postgres://one:1,two:2/app?user=me&password=p%26+w&dbname=other&port=3&target_session_attrs=primary',
    { max: 1 },
  )
  const { host, port, user, pass, database, target_session_attrs } = options
  expect({ host, port, user, pass, database, target_session_attrs }).toEqual({
    host: ['one', 'two'],
    port: [3, 3],
    user: 'me',
    pass: 'p&+w',
    database: 'other',
    target_session_attrs: 'primary',
  })
  expect(openDriver('postgres://[::1]:7/app', { max: 1 }).options).toMatchObject({ host: ['::1'], port: [7] })
})

test('what the environment has for other programs of PostgreSQL changes nothing', async () => {
  const foreign = {
    PGHOST: 'nowhere.invalid',
    PGPORT: '1',
    PGUSER: 'nobody',
    PGDATABASE: 'none',
    PGSSL: 'require',
    PGTARGETSESSIONATTRS: 'any',
  }
  onTestFinished(() => void vi.unstubAllEnvs())
  const socket = embeddedConnection(inject('clusterDir'))
  for (const connection of [socket, urlOf(socket)]) {
    for (const [name, value] of Object.entries(foreign)) vi.stubEnv(name, value)
    expect(() => openDriver(connection, { max: 1 })).not.toThrow()
    const sql = openDriver(connection, { max: 1 })
    onTestFinished(() => sql.end())
    expect(await sql`select current_user as name`).toEqual([{ name: 'app' }])
  }
  vi.stubEnv('PGPORT', '1')
  expect(openDriver('postgres://app@db.example/app', { max: 1 }).options.port).toEqual([5432])
})

function refusalOf(env: Record<string, string>) {
  try {
    readConfig({ SECRET, ...env })
    return null
  } catch (error) {
    if (error instanceof StartProblem) return error
    throw error
  }
}

function expectLine(refusal: StartProblem | null, name: string) {
  expect(refusal?.exitCode).toBe(2)
  expect(refusal?.message).toMatch(new RegExp(`^${name} [^\n]+$`))
}
