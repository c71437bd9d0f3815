import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { embeddedConnection } from '#server/platform/embedded-postgres/home.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { createDatabase, urlOf } from '../../support/cluster.ts'
import { expectLine, refusalOf } from '../../support/start-refusal.ts'

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
  // Not parameters of libpq: typos, words of other programs, settings of the server.
  'sslmod=require',
  'pgbouncer=true',
  'constructor=1',
  'search_path=app',
])('an unsupported parameter is refused by its name: %s', (parameter) => {
  const refusal = refusalOf({ DATABASE_URL: `postgres://app:word@db.example/app?${parameter}` })
  expectLine(refusal, 'DATABASE_URL')
  expect(refusal?.message).toContain(parameter.split('=')[0])
})

test('a refusal does not repeat what may be the end of a password', () => {
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
])('an invalid host is refused: %s', (_, DATABASE_URL) => {
  expectLine(refusalOf({ DATABASE_URL }), 'DATABASE_URL')
})

/** All parameters of libpq without an effect on us. Server settings have their own names. */
const HARMLESS =
  'channel_binding=prefer&gssencmode=disable&connect_timeout=10&keepalives=1&keepalives_idle=30&keepalives_interval=10&' +
  'keepalives_count=3&tcp_user_timeout=1000&client_encoding=UTF8&sslcompression=0&sslcertmode=disable&sslsni=1&' +
  'ssl_min_protocol_version=TLSv1.2&krbsrvname=postgres&gsslib=gssapi&gssdelegation=0&load_balance_hosts=disable&' +
  'replication=false&min_protocol_version=3.0&max_protocol_version=latest&sslnegotiation=postgres&target_session_attrs=any'

test('the database gets its own settings, and our limits stay', async () => {
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

test('parameters take precedence, and set user, database and several servers', () => {
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

test('environment variables of other PostgreSQL programs change nothing', async () => {
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
