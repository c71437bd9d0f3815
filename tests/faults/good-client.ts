import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, call, isAcknowledged, newBrowser } from './calls.ts'

/**
 * Run as a process of its own: somebody with an account, who reads and writes at a steady pace however long the
 * answers take. Prints how long each took, and what was no answer at all.
 */
type Orders = { url: string; from: string; perSecond: number; forMs: number }

const { url, from, perSecond, forMs }: Orders = JSON.parse(process.argv[2] ?? '')
const { body: guest } = await call(url, '/api/account', { body: newBrowser(), from })
const bearer: string = guest.jwt
const kinds = [
  () => call(url, '/api/account', { method: 'GET', bearer, from }),
  () => call(url, '/api/auth/refresh', { body: { refreshToken: guest.browserKey }, from }),
  () => call(url, '/api/account/keys', { method: 'GET', bearer, from }),
  () => call(url, '/api/account/real-name', { body: { first: 'Ada', last: 'Lovelace' }, bearer, from }),
]

const answers: Promise<Answer>[] = []
const end = performance.now() + forMs
while (performance.now() < end) {
  const kind = kinds[answers.length % kinds.length]
  if (kind) answers.push(kind())
  await sleep(1000 / perSecond)
}
const all = await Promise.all(answers)
const failures = all.filter((answer) => !isAcknowledged(answer)).map(({ status }) => String(status))
process.stdout.write(`${JSON.stringify({ ms: all.map(({ ms }) => ms), failures })}\n`)
