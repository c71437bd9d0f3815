import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { describe, expect, inject, it, onTestFinished, test } from 'vitest'
import { endingOf, StartProblem } from '#server/lib/start-problem.ts'
import { freePort } from '#server/lifecycle/free-port.ts'
import { migrateWhenReachable } from '#server/lifecycle/migrate-when-reachable.ts'
import { embeddedConnection } from '#server/platform/embedded-postgres/home.ts'
import { admin, adminOn } from '../../support/admin.ts'
import { createDatabase, urlOf } from '../../support/cluster.ts'
import { newFolder } from '../../support/started.ts'
import { SECRET } from '../../support/test-config.ts'
import { until } from '../../support/until.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../drizzle')

const USER = 'ada.l@example.com'
const PASSWORD = 'hunter2/$&  %'
const LOGIN = `${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}`

/** Every part of a login that a line could reveal. */
const SECRETS = [USER, PASSWORD, ...[USER, PASSWORD, `\0${USER}\0${PASSWORD}`].map(inBase64)]

describe('the database', () => {
  it.each([
    ['28P01', `password "${PASSWORD}" of user "${USER}" is\nwrong`],
    ['28000', `no pg_hba.conf entry for user "${USER}" (${encodeURIComponent(PASSWORD)})`],
    ['42704', 'unrecognized configuration parameter "work_men"'],
  ])('that refuses at the start is quoted, without our login: %s', async (code, message) => {
    const refused = await startOn(await refusingDatabase(code, message))
    expect(refused).toMatchObject({ exitCode: 1 })
    expect(refused.message).toMatch(/^The database of DATABASE_URL refuses: [^\n]+$/)
    expect(refused.message).toContain(`(SQLSTATE ${code})`)
    expect(refused.message).toContain(message.slice(0, 6))
    expectNoSecret(refused.message)
  })

  it('without such a database or user is reported with its name', async () => {
    const socket = urlOf(embeddedConnection(inject('clusterDir')))
    const none = await startOn(socket.replace('/postgres?', '/nothing?'))
    expect(none.message).toContain('database "nothing" does not exist (SQLSTATE 3D000)')
    const nobody = await startOn(socket.replace('//app@', '//somebody@'))
    expect(nobody.message).toContain('role "…" does not exist (SQLSTATE 28000)')
  })

  it('that refuses the password causes a hint on percent-encoding', async () => {
    const refused = await startOn(await refusingDatabase('28P01', 'password authentication failed'))
    expect(refused.message).toMatch(/\. In DATABASE_URL % is written %25, and : in the user %3A\.$/)
  })

  it('that is away or starting is waited for, and the line says what was observed', async () => {
    expect(await waitingOn(`postgres://${LOGIN}@127.0.0.1:${await freePort()}/app`)).toMatch(
      /^The database does not answer yet \([^\n]*ECONNREFUSED[^\n]*\); waiting for it\.$/,
    )
    expect(await waitingOn(await refusingDatabase('57P03', 'the database system is starting up'))).toBe(
      'The database does not answer yet (the database system is starting up (SQLSTATE 57P03)); waiting for it.',
    )
  })

  it('is reported by `admin check` too', async () => {
    const DATABASE_URL = await refusingDatabase('28P01', `no password "${PASSWORD}" for "${USER}"`)
    const { code, stdout } = await admin(['check'], { DATABASE_URL, SECRET, DATA_DIR: await newFolder() })
    expect(code).toBe(1)
    expect(stdout).toMatch(/^BAD {2}database: The database refuses: no password .*\(SQLSTATE 28P01\)/m)
    expectNoSecret(stdout)
  })

  it('is reported by `admin restore` too', async () => {
    const { connection, drop } = await createDatabase()
    onTestFinished(drop)
    const file = join(await newFolder(), 'backup')
    await adminOn(connection)('backup', file)
    for (const [code, words] of [
      ['28P01', 'refuses: no password'],
      ['57P03', 'does not answer (no password'],
    ] as const) {
      const DATABASE_URL = await refusingDatabase(code, `no password "${PASSWORD}" for "${USER}"`)
      const ended = await admin(['restore', file], { DATABASE_URL, SECRET })
      expect(ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database [^\n]+\n$/) })
      expect(ended.stderr).toContain(words)
      expectNoSecret(ended.stderr)
    }
  })
})

describe('the mail server', () => {
  it('that refuses our login is quoted, without the login', async () => {
    const echo = SECRETS.map((secret) => `<${secret}>`).join(' ')
    const introduced: unknown[] = []
    const server = new SMTPServer({
      logger: false,
      allowInsecureAuth: true,
      onAuth(_auth, { hostNameAppearsAs }, done) {
        introduced.push(hostNameAppearsAs)
        done(
          Object.assign(new Error(`5.7.8 Bad credentials, ask the postmaster: ${echo}`), {
            responseCode: 535,
          }),
        )
      },
    })
    server.on('error', () => {})
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
    const { port } = server.server.address() as AddressInfo
    const { code, stdout } = await check(`smtp://${LOGIN}@127.0.0.1:${port}`)
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /^BAD {2}mail: the mail server refuses us: 535 5\.7\.8 Bad credentials, ask the postmaster/m,
    )
    expectNoSecret(stdout)
    expect(introduced).toEqual(['localhost'])
  })

  it("that refuses our name is quoted, without the sender's address", async () => {
    const port = await listening((socket) => {
      socket.write('220 relay.example\r\n')
      socket.on('data', (said) =>
        socket.write(`550 5.7.1 ${String(said).trim()} is no name, ask postmaster@relay.example\r\n`),
      )
    })
    const refused = await check(`smtp://127.0.0.1:${port}`, { PUBLIC_URL: 'https://door.example' })
    expect(refused.stdout).toMatch(
      /^BAD {2}mail: the mail server refuses us: 550 5\.7\.1 HELO door\.example is no name, ask …$/m,
    )
    const byAddress = await check(`smtp://127.0.0.1:${port}`, { PUBLIC_URL: 'http://[2001:db8::1]:3000' })
    expect(byAddress.stdout).toContain('HELO [IPv6:2001:db8::1] is no name')
    const byOld = await check(`smtp://127.0.0.1:${port}`, { PUBLIC_URL: 'http://192.0.2.1:3000' })
    expect(byOld.stdout).toContain('HELO [192.0.2.1] is no name')
  })

  it('that is away, or speaks another protocol, is described by what was observed', async () => {
    const away = await check(`smtp://${LOGIN}@127.0.0.1:${await freePort()}`)
    expect(away.stdout).toMatch(/^BAD {2}mail: .*ECONNREFUSED/m)
    const port = await listening((socket) => socket.end('554 5.7.1 Not you, whoever you are\r\n'))
    const rude = await check(`smtp://${LOGIN}@127.0.0.1:${port}`)
    expect(rude.stdout).toMatch(/^BAD {2}mail: .*554 5\.7\.1 Not you, whoever you are/m)
  })
})

async function check(SMTP_URL: string, env: Record<string, string> = {}) {
  const DATABASE_URL = urlOf(embeddedConnection(inject('clusterDir')))
  return await admin(['check'], { DATABASE_URL, SECRET, SMTP_URL, DATA_DIR: await newFolder(), ...env })
}

/** The error that ends the start. */
async function startOn(connection: string): Promise<Error> {
  const signal = AbortSignal.timeout(5000)
  return await migrateWhenReachable({ connection, folder: MIGRATIONS, say: () => {}, signal }).then(
    () => new Error('It started'),
    (error) => error,
  )
}

/** The first line while the server waits for it. */
async function waitingOn(connection: string): Promise<string> {
  const asked = new AbortController()
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const waiting = migrateWhenReachable({ connection, folder: MIGRATIONS, say, signal: asked.signal })
  const outcome = expect(waiting).rejects.toThrow('aborted')
  const first = await until('a line', () => said[0], 5000)
  asked.abort()
  await outcome
  return first
}

/** A server that answers each connection with one refusal of PostgreSQL's protocol. */
async function refusingDatabase(code: string, message: string) {
  const fields = `SFATAL\0VFATAL\0C${code}\0M${message}\0\0`
  const answer = Buffer.alloc(5 + Buffer.byteLength(fields))
  answer.write('E')
  answer.writeInt32BE(answer.length - 1, 1)
  answer.write(fields, 5)
  const port = await listening((socket) => socket.once('data', () => socket.end(answer)))
  return `postgres://${LOGIN}@127.0.0.1:${port}/app`
}

async function listening(meet: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    meet(socket)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function inBase64(text: string) {
  return Buffer.from(text).toString('base64')
}

function expectNoSecret(text: string) {
  for (const secret of [...SECRETS, 'hunter2']) expect(text).not.toContain(secret)
}

test('a start error is one line, whatever it contains', () => {
  const problem = new StartProblem(
    2,
    'DATABASE_URL names the sslrootcert /x/\n\u001b[31mY, which cannot be used',
  )
  expect(endingOf(problem)).toEqual({
    line: 'DATABASE_URL names the sslrootcert /x/ [31mY, which cannot be used',
    exitCode: 2,
  })
})
