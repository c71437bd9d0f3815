import { once } from 'node:events'
import { chownSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { databaseProcesses } from '../../support/processes.ts'
import { buildIfStale, newFolder, run, startServer, statusOf, usedFolder } from '../../support/started.ts'
import { SECRET } from '../../support/test-config.ts'

// Starts create real databases, sometimes beside another test file that does the same.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(buildIfStale, 120_000)

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
  ['SECRET', { SECRET: 'abcdefghij'.repeat(4) }],
  ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
])('a bad %s exits 2 with one line that names it', (name, env) => {
  const { status, stdout, stderr } = run([], env)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(new RegExp(`^${name} [^\n]+\n$`))
})

test('a secret in the data folder that is easy to guess exits 2 with one line that names its file', async () => {
  const dataDir = await newFolder()
  await writeFile(join(dataDir, 'secret'), 'x'.repeat(40))
  const { status, stdout, stderr } = run([], { DATA_DIR: dataDir })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^The secret in \S+\/secret must be [^\n]+\n$/)
})

test('a data folder that is in use exits 3 with one line, with an external database too', async () => {
  const dataDir = await usedFolder()
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
  const dataDir = await usedFolder()

  const { status, stderr } = run([], { DATA_DIR: dataDir, PORT: port })
  expect(status).toBe(1)
  expect(stderr).toMatch(new RegExp(`^PORT ${port} [^\n]+\n$`))
  expect(databaseProcesses(dataDir)).toEqual([])
})

/** A user id that is not in /etc/passwd. */
const NAMELESS = 54_321

// Only root can run a program as another user; without root this is skipped.
test.runIf(process.getuid?.() === 0)(
  'a database user without a name exits 2 with one line that names the user id and what to do',
  async () => {
    const dataDir = await newFolder()
    mkdirSync(join(dataDir, 'database'), { mode: 0o700 })
    // The database runs as the owner of its folder.
    chownSync(join(dataDir, 'database'), NAMELESS, NAMELESS)
    const { status, stderr } = run([], { DATA_DIR: dataDir, PORT: String(await freePort()) })
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^[^\n]+\n$/) })
    expect(stderr).toContain(`could not look up effective user ID ${NAMELESS}`)
    expect(stderr).toMatch(
      new RegExp(`the user id ${NAMELESS}: add it to /etc/passwd, .* or set DATABASE_URL`),
    )
  },
)
