import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, type TestContext } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { createDatabase, urlOf } from './cluster.ts'
import { copyFolder } from './copy-folder.ts'
import { start } from './processes.ts'
import { SECRET } from './test-config.ts'

export const ROOT = join(import.meta.dirname, '../..')

export type AtEnd = TestContext['onTestFinished']

export const MAIN = join(ROOT, 'dist/main.js')

/** Builds nothing after `npm run test:server`, which builds before several files try to at once. */
export function buildIfStale() {
  const { status, stderr } = spawnSync(process.execPath, ['build/build-if-stale.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(stderr, 'the build').not.toContain('error')
  expect(status).toBe(0)
}

/** Runs the command with these arguments, until it ends by itself. */
export function run(args: string[], env: Record<string, string | undefined> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: '/dev/null/none', LOG_LEVEL: 'silent', ...env },
    encoding: 'utf8',
    timeout: 30_000,
  })
  return { status, stdout, stderr }
}

/** The server on this folder, ready; ended with the test. `env` is added to the variables of every such server. */
export async function startServer(options: {
  dataDir: string
  main?: string
  port?: number
  env?: Record<string, string>
}) {
  const port = options.port ?? (await freePort())
  const env = { ...(await envOf({ ...options, port })), ...options.env }
  const server = start([options.main ?? MAIN], { env, cwd: tmpdir(), detached: true })
  await server.says('Ready on')
  return { ...server, port, url: `http://127.0.0.1:${port}` }
}

/** A server on a database of the tests' PostgreSQL, for tests that need no PostgreSQL of their own. */
export async function startOnCluster({ port, env }: { port?: number; env?: Record<string, string> } = {}) {
  const { connection, drop } = await createDatabase()
  onTestFinished(drop)
  return await startServer({
    dataDir: await newFolder(),
    ...(port && { port }),
    env: { DATABASE_URL: urlOf(connection), SECRET, ...env },
  })
}

export async function envOf({ dataDir, port }: { dataDir: string; port?: number }) {
  return {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(port ?? (await freePort())),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
  }
}

/** A parallel test registers its own clean-up. */
export async function newFolder(atEnd: AtEnd = onTestFinished) {
  const folder = await mkdtemp(join(tmpdir(), 'start-test-'))
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** The data folder of a server that was started before, and stopped: the next start sets nothing up. */
export async function usedFolder(atEnd: AtEnd = onTestFinished) {
  const dataDir = join(await newFolder(atEnd), 'data')
  await copyFolder(inject('usedDir'), dataDir)
  return dataDir
}

/** Null when nothing answers. */
export async function statusOf(url: string): Promise<number | null> {
  return fetch(url).then(
    (answer) => answer.status,
    () => null,
  )
}
