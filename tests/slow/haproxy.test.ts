import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { createDatabase, urlOf } from '../support/cluster.ts'
import { startHaproxy, whyNoHaproxy } from '../support/haproxy.ts'
import { buildIfStale, newFolder, ROOT, startServer, statusOf } from '../support/started.ts'
import { SECRET } from '../support/test-config.ts'
import { until } from '../support/until.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 })

/**
 * It runs where HAProxy can be had: Debian's, installed by root without a prompt. Elsewhere the test is skipped with a
 * message.
 */
const problem = whyNoHaproxy()
if (problem !== null) process.stderr.write(`HAProxy: not tried, ${problem}\n`)

beforeAll(buildIfStale)

test.runIf(problem === null)(
  'behind HAProxy no idempotent request fails while one of two processes is killed, and while one is drained',
  async () => {
    const { connection, drop } = await createDatabase()
    onTestFinished(drop)
    const ports = [await freePort(), await freePort()]
    const env = {
      DATABASE_URL: urlOf(connection),
      SECRET,
      TRUST_PROXY: 'loopback',
      PUBLIC_URL: 'http://localhost:8080',
    }
    const begin = async (port: number) => startServer({ dataDir: await newFolder(), port, env })
    const [one, two] = [await begin(ports[0] ?? 0), await begin(ports[1] ?? 0)]
    const door = await startDoor(ports)

    const guest = await (
      await fetch(`${door}/api/account`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"browserId":"abcdefgh12345678"}',
      })
    ).json()
    const load = startLoad(door, guest.jwt)
    await sleep(1500)
    process.kill(one.pid, 'SIGKILL')
    await sleep(3000)
    const killed = load.soFar()
    expect(killed.failed).toEqual([])

    const again = await begin(ports[0] ?? 0)
    await until(
      'it to be ready',
      async () => (await statusOf(`${again.url}/api/health/ready`)) === 200,
      10_000,
    )
    await sleep(2000)
    two.child.kill('SIGTERM')
    expect(await two.exited).toEqual({ code: 0, signal: null })
    await sleep(1500)
    const { answered, failed } = await load.stop()
    expect(failed).toEqual([])
    expect(answered).toBeGreaterThan(killed.answered)
    expect(killed.answered).toBeGreaterThan(100)
    process.stdout.write(`HAProxy: ${answered} answered, ${failed.length} failed\n`)
  },
)

/** The file of the documentation, with other addresses. */
async function startDoor(ports: number[]): Promise<string> {
  const port = await freePort()
  const shipped = await readFile(join(ROOT, 'docs/deploy/haproxy.cfg'), 'utf8')
  const [one, two] = ports
  const config = shipped
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${one}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${two}`)
  const haproxy = await startHaproxy(await newFolder(), config)
  onTestFinished(() => haproxy.stop())
  const door = `http://127.0.0.1:${port}`
  await until(
    'HAProxy to let calls through',
    async () => (await statusOf(`${door}/api/health/ready`)) === 200,
    10_000,
  )
  return door
}

/** Sixteen callers that read, one call after the other. */
function startLoad(door: string, bearer: string) {
  const urls = [
    '/api/account',
    '/api/account/id',
    '/api/health/live',
    '/trpc/account.get',
    '/api/openapi.json',
  ]
  let answered = 0
  let isOver = false
  const failed: string[] = []
  async function callOn(at: number) {
    for (let turn = at; !isOver; turn += 1) {
      const url = urls[turn % urls.length] ?? ''
      try {
        const answer = await fetch(`${door}${url}`, { headers: { authorization: `Bearer ${bearer}` } })
        await answer.arrayBuffer()
        if (answer.status === 200) answered += 1
        else failed.push(`${url}: ${answer.status}`)
      } catch (error) {
        failed.push(`${url}: ${(error as Error).cause ?? error}`)
      }
    }
  }
  const callers = Promise.all(Array.from({ length: 16 }, (_, at) => callOn(at)))
  const soFar = () => ({ answered, failed: [...failed] })
  return {
    soFar,
    async stop() {
      isOver = true
      await callers
      return soFar()
    },
  }
}
