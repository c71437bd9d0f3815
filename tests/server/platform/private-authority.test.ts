import { execFileSync } from 'node:child_process'
import { chownSync, readdirSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { migrateWhenReachable } from '#server/lifecycle/migrate-when-reachable.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'
import { createLog } from '#server/platform/log.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { readConnectionUrl } from '#server/platform/postgres/url/connection-url.ts'
import { buildIfStale, newFolder, run } from '../../support/started.ts'
import { SECRET } from '../../support/test-config.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../drizzle')

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

beforeAll(buildIfStale)

const openssl = (folder: string, ...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] })

/** A private certificate authority, and a PostgreSQL with its certificate for `localhost` alone. */
async function behindAuthority() {
  const folder = await newFolder()
  for (const name of ['ours', 'another']) {
    openssl(
      folder,
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.pem`,
    )
  }
  openssl(
    folder,
    'req',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
  )
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost')
  openssl(
    folder,
    'x509',
    '-req',
    '-in',
    'server.csr',
    '-CA',
    'ours.pem',
    '-CAkey',
    'ours.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    'names',
    '-out',
    'server.pem',
  )

  const dataDir = join(folder, 'data')
  const log = createLog({ level: 'silent' })
  const first = await startEmbeddedPostgres({ dataDir, log, say: () => {} })
  await first.stop()
  const home = join(dataDir, 'database')
  const { uid, gid } = await stat(home)
  for (const name of ['server.key', 'server.pem']) {
    writeFileSync(join(home, name), execFileSync('cat', [join(folder, name)]), { mode: 0o600 })
    chownSync(join(home, name), uid, gid)
  }
  const port = await freePort()
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log,
    say: () => {},
    settings: {
      listen_addresses: '127.0.0.1',
      port,
      ssl: 'on',
      ssl_cert_file: '../server.pem',
      ssl_key_file: '../server.key',
    },
  })
  onTestFinished(() => postgres.stop())
  expect(readdirSync(home)).toContain('server.pem')
  const url = (host: string, query: Record<string, string>) =>
    `postgres://app@${host}:${port}/postgres?${new URLSearchParams(query)}`
  return { folder, url }
}

async function isEncrypted(url: string) {
  const sql = openDriver(url, { max: 1 })
  try {
    const [row] = await sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
    return row?.ssl
  } finally {
    await sql.end({ timeout: 1 })
  }
}

test('a private authority is trusted for its own servers, under their certified name', async () => {
  const { folder, url } = await behindAuthority()
  const [ours, another] = [join(folder, 'ours.pem'), join(folder, 'another.pem')]
  expect(await isEncrypted(url('localhost', { sslmode: 'verify-full', sslrootcert: ours }))).toBe(true)
  expect(await isEncrypted(url('localhost', { sslrootcert: ours }))).toBe(true)
  expect(await isEncrypted(url('127.0.0.1', { sslmode: 'verify-ca', sslrootcert: ours }))).toBe(true)
  for (const refused of [
    url('localhost', { sslmode: 'verify-full', sslrootcert: another }),
    url('localhost', { sslmode: 'verify-ca', sslrootcert: another }),
    url('localhost', { sslmode: 'require', sslrootcert: another }),
    url('localhost', { sslmode: 'verify-full' }),
    url('127.0.0.1', { sslmode: 'verify-full', sslrootcert: ours }),
  ]) {
    await expect(isEncrypted(refused), refused).rejects.toThrow()
  }
  const strange = migrateWhenReachable({
    connection: url('localhost', { sslrootcert: another }),
    folder: MIGRATIONS,
    say: () => {},
    signal: new AbortController().signal,
  })
  await expect(strange).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringMatching(/^The database of DATABASE_URL refuses: [^\n]*certificate[^\n]*$/),
  })
  // The pool of the service opens its own connections.
  const { db, close } = openDatabase({ connection: url('localhost', { sslrootcert: ours }) })
  onTestFinished(close)
  expect(await db.execute('select ssl from pg_stat_ssl where pid = pg_backend_pid()')).toMatchObject([
    { ssl: true },
  ])
})

test.each([
  ['a file that is not there', '?sslrootcert=/nowhere/ca.pem'],
  ['a file that holds no certificate', `?sslrootcert=${encodeURIComponent(import.meta.filename)}`],
  ['a mode that checks nothing', '?sslmode=prefer&sslrootcert=/etc/ssl/ca.pem'],
  ['a certificate of our own', '?sslcert=/a&sslkey=/b'],
])('%s exits 2 at the start with one line', async (_, query) => {
  const DATABASE_URL = `postgres://app@localhost:1/app${query}`
  const { status, stdout, stderr } = run([], { DATA_DIR: await newFolder(), DATABASE_URL, SECRET })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^DATABASE_URL [^\n]+\n$/)
})

test("without a private authority the system's authorities apply, for the exact name of the server", () => {
  for (const query of ['sslmode=verify-full', 'sslmode=verify-ca', 'sslrootcert=system']) {
    const { ssl } = readConnectionUrl(`postgres://app@localhost/app?${query}`)
    expect(ssl, query).toEqual({ rejectUnauthorized: true, host: 'localhost' })
  }
})
