import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'
import { createLog } from '#server/platform/log.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { expectLine, refusalOf } from '../../support/start-refusal.ts'
import { usedFolder } from '../../support/started.ts'

/** Characters with and without a meaning in a URL. No four of them appear in this order in our own messages. */
const CHARACTERS = [...'QXZJK789%%%//??##@@::&=+;,[]|~\\é']

function randomWord() {
  const length = 4 + Math.floor(Math.random() * 9)
  return Array.from({ length }, () => CHARACTERS[Math.floor(Math.random() * CHARACTERS.length)]).join('')
}

/** How the driver and the mail library read an accepted configuration. */
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

test.each(NAMES)('in %s user and password may have any characters, percent-encoded', (name) => {
  for (let turn = 0; turn < 300; turn++) {
    const [user, password] = [randomWord(), randomWord()]
    const url = URLS[name].of(encodeURIComponent(user), encodeURIComponent(password))
    expect(refusalOf({ [name]: url }), url).toBeNull()
    expect(URLS[name].understood(url), url).toEqual({ user, password })
  }
})

test.each(NAMES)('in %s a password that is not percent-encoded works, or the message asks for it', (name) => {
  let refused = 0
  for (let turn = 0; turn < 1000; turn++) {
    const password = randomWord()
    const url = URLS[name].of('app', password)
    const refusal = refusalOf({ [name]: url })
    if (refusal === null) {
      // Whether %7A was meant literally cannot be known.
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

/** A separate PostgreSQL on a port that asks for passwords, and its superuser. */
async function startAskingForPasswords() {
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
  const socket = { path: join(dataDir, 'database', `.s.PGSQL.${port}`), user: 'app', database: 'postgres' }
  const superuser = openDriver(socket, { max: 1 })
  onTestFinished(() => superuser.end())
  return { port, superuser }
}

async function whoIs(url: string) {
  const sql = openDriver(url, { max: 1 })
  try {
    const [row] = await sql`select current_user as name`
    return row?.name
  } finally {
    await sql.end()
  }
}

test('a percent-encoded password opens a PostgreSQL that asks for it, and a raw one is refused', async () => {
  const { port, superuser } = await startAskingForPasswords()
  const password = 'a%41 /?#@:&=+[]é'
  await superuser.unsafe(`create role "a/door" login password '${password}'`)
  const encoded = `a%2Fdoor:${encodeURIComponent(password)}`
  expect(await whoIs(`postgres://${encoded}@127.0.0.1:${port}/postgres`)).toBe('a/door')
  await expect(whoIs(`postgres://a%2Fdoor:a%41@127.0.0.1:${port}/postgres`)).rejects.toMatchObject({
    code: '28P01',
  })
  const oneIsAway = `127.0.0.1:${await freePort()},127.0.0.1:${port}`
  expect(await whoIs(`postgres://${encoded}@${oneIsAway}/postgres?target_session_attrs=primary`)).toBe(
    'a/door',
  )
})

test.each([
  ['12#34', 'postgres://app:12#34@db.example/app'],
  ['a path', 'postgres://db.example/my@app'],
  ['a parameter', 'postgres://app:word@db.example/app?application_name=me@home'],
])('where the meaning of an @ or # is ambiguous, the message names both: %s', (_, DATABASE_URL) => {
  const refusal = refusalOf({ DATABASE_URL })
  expectLine(refusal, 'DATABASE_URL')
  expect(refusal?.message).toMatch(
    /In user and password write .*; in the path and in parameters write @ as %40/,
  )
})
