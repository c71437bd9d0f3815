import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { databaseProcesses, hasAnotherPostmaster, postmaster } from '../../support/processes.ts'
import { buildIfStale, startServer, statusOf, usedFolder } from '../../support/started.ts'
import { until } from '../../support/until.ts'

// Starts create real databases, sometimes beside another test file that does the same.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(buildIfStale, 120_000)

test('a server that is killed during writes has every acknowledged write after the restart', async () => {
  const dataDir = await usedFolder()
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

test('a database that dies is restarted, and readiness shows it', async () => {
  const dataDir = await usedFolder()
  const server = await startServer({ dataDir })
  const killed = postmaster(dataDir)
  process.kill(killed, 'SIGKILL')
  await until('another PostgreSQL', () => hasAnotherPostmaster(dataDir, killed), 5000)
  await until('readiness', async () => (await statusOf(`${server.url}/api/health/ready`)) === 200, 5000)
  expect(await statusOf(`${server.url}/api/health/live`)).toBe(200)
})

/** Makes guests one after the other until the server is gone, and notes the key of each acknowledged one. */
async function guestsUntilItEnds(url: string, acknowledged: string[]) {
  try {
    for (;;)
      acknowledged.push((await post(`${url}/api/account`, { browserId: 'abcdefgh12345678' })).browserKey)
  } catch {
    // The server was killed.
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
