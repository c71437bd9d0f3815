import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, call, isAcknowledged, newBrowser } from './calls.ts'
import { processorTimes } from './processor-times.ts'

/**
 * Runs as a process of its own: an account holder that reads and writes at a steady rate, however long the answers
 * take. Prints the duration of each, and the missing answers.
 */
type Orders = { url: string; pid: number; from: string; perSecond: number; forMs: number }

const { url, pid, from, perSecond, forMs }: Orders = JSON.parse(process.argv[2] ?? '')
const { body: guest } = await call(url, '/api/account', { body: newBrowser(), from })
const bearer: string = guest.jwt
const kinds = [
  () => call(url, '/api/account', { method: 'GET', bearer, from }),
  () => call(url, '/api/auth/refresh', { body: { refreshToken: guest.browserKey }, from }),
  () => call(url, '/api/account/keys', { method: 'GET', bearer, from }),
  () => call(url, '/api/account/real-name', { body: { first: 'Ada', last: 'Lovelace' }, bearer, from }),
]

/** `workMs` is the server's processor time until the answer, for all clients. */
type Good = Answer & { workMs: number }

async function timed(kind: () => Promise<Answer>): Promise<Good> {
  const { workedMs } = processorTimes(pid)
  const answer = await kind()
  return { ...answer, workMs: processorTimes(pid).workedMs - workedMs }
}

const answers: Promise<Good>[] = []
const end = performance.now() + forMs
while (performance.now() < end) {
  const kind = kinds[answers.length % kinds.length]
  if (kind) answers.push(timed(kind))
  await sleep(1000 / perSecond)
}
const all = await Promise.all(answers)
const failures = all.filter((answer) => !isAcknowledged(answer)).map(({ status }) => String(status))
const times = { ms: all.map(({ ms }) => ms), workMs: all.map(({ workMs }) => workMs) }
process.stdout.write(`${JSON.stringify({ ...times, failures })}\n`)
