import { beforeAll, expect, test, vi } from 'vitest'
import { databaseProcesses } from '../../support/processes.ts'
import { buildIfStale, startServer, statusOf, usedFolder } from '../../support/started.ts'
import { until } from '../../support/until.ts'

// The start creates a real database.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(buildIfStale, 120_000)

test('while the database is frozen every call is answered within 3.5 s, and the liveness probe at once', async () => {
  const dataDir = await usedFolder()
  const { url } = await startServer({ dataDir })
  const { jwt, browserKey } = await (
    await post(`${url}/api/account`, { browserId: 'frozen1234567890' })
  ).json()
  const authorization = `Bearer ${jwt}`
  const input = encodeURIComponent(
    JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, {}]))),
  )
  const calls = [
    () => fetch(`${url}/api/account`, { headers: { authorization } }),
    () =>
      fetch(`${url}/trpc/${Array(10).fill('account.get').join()}?batch=1&input=${input}`, {
        headers: { authorization },
      }),
    () => post(`${url}/api/account/email/verify`, { email: 'frozen@example.com' }, { authorization }),
    () => post(`${url}/api/auth/email/signin`, { email: 'frozen@example.com' }),
    () => post(`${url}/api/auth/register/begin`, {}, { authorization }),
    () => post(`${url}/api/auth/browser-key`, { browserKey }),
    () => fetch(`${url}/api/health/ready`),
  ]

  const frozen = databaseProcesses(dataDir)
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  try {
    const answers = calls.map(timed)
    expect((await timed(() => fetch(`${url}/api/health/live`))).ms).toBeLessThan(500)
    for (const { status, ms } of await Promise.all(answers)) {
      expect(status).toBe(503)
      expect(ms).toBeLessThan(3500)
    }
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  }
  await until('readiness', async () => (await statusOf(`${url}/api/health/ready`)) === 200, 5000)
})

async function timed(call: () => Promise<Response>) {
  const begin = performance.now()
  const answer = await call()
  const body = await answer.text()
  return { status: answer.status, ms: performance.now() - begin, body }
}

function post(url: string, body: object, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
