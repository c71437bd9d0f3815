import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { start } from '../../tests/support/processes.ts'
import { newFolder } from '../../tests/support/started.ts'
import { p99, record } from './figures.ts'
import { recordObserved, startObserved } from './observed.ts'

/** Well-formed requests with random secrets, which must all be refused; or requests that no client would send. */
export const floods = ['refresh', 'browser-key', 'email/verify', 'email/activate', 'malformed'] as const

/** One good client has another address than the flood; the other is a neighbour behind the same one. */
const FLOOD_FROM = '198.51.100.66'
const GOOD_FROM = ['203.0.113.7', FLOOD_FROM]

const GOOD_PER_SECOND = 80

/** A bound for the flood, beyond what any server here answers. */
const MOST_REQUESTS = 500_000

const LONGEST_P99_MS = 300

/**
 * A server that waits longer than this for a processor shares the machine with other work. Then only its processor time
 * counts, which still includes the calls of the flood that a good call waits behind.
 */
const TOO_BUSY = 0.35

type Size = { connections: number; forMs: number }

/**
 * One client sends refused requests as fast as they are refused. Others continue with their work, one of them in the
 * same network.
 */
export async function floodWith(kind: (typeof floods)[number], size: Size) {
  // A network is full after 60 refusals, so a flood of two seconds is refused unread as well.
  const env = { TRUST_PROXY: 'loopback', RATE_LIMIT_FACTOR: '0.2' }
  const server = await startObserved({ dataDir: await newFolder(), env })
  const before = await goodTraffic(server, size.forMs / 2)
  const { flood, good, observed } = await measure(server, kind, size)
  const isBusy = observed.waited > TOO_BUSY

  record('requests of the flood', flood.sent)
  record('p99 of good traffic before', p99(before.ms), { unit: 'ms' })
  record('p99 of good traffic in the flood', p99(good.ms), {
    unit: 'ms',
    most: isBusy ? null : LONGEST_P99_MS,
  })
  record('of it the server had a processor for', p99(good.workMs), { unit: 'ms', most: LONGEST_P99_MS })
  record('good traffic not served', good.failures.length, { most: 0 })
  recordObserved(observed)
  // A busier flooder would have measured itself.
  expect(flood.busy).toBeLessThan(0.8)
  expect(Object.keys(flood.answered).filter((status) => !/^(4\d\d|503)$/.test(status))).toEqual([])
}

type Flood = { sent: number; busy: number; answered: Record<string, number> }

type Server = Awaited<ReturnType<typeof startObserved>>

async function measure(server: Server, kind: string, { connections, forMs }: Size) {
  const endObservation = await server.observe()
  const orders = { port: server.port, connections, most: MOST_REQUESTS, kind, from: FLOOD_FROM }
  const flooder = startChild('flooder.ts', orders)
  await flooder.says('flooding')
  await sleep(500)
  const good = await goodTraffic(server, forMs)
  flooder.child.kill('SIGTERM')
  await flooder.exited
  const flood: Flood = JSON.parse(lastLineOf(flooder.output.stdout))
  return { flood, good, observed: await endObservation() }
}

type Good = { ms: number[]; workMs: number[]; failures: string[] }

/** Each in a process of its own, so that only the server can make it wait. */
async function goodTraffic({ url, pid }: Server, forMs: number): Promise<Good> {
  const perSecond = GOOD_PER_SECOND / GOOD_FROM.length
  const clients = GOOD_FROM.map((from) => startChild('good-client.ts', { url, pid, from, perSecond, forMs }))
  await Promise.all(clients.map(({ exited }) => exited))
  const good: Good[] = clients.map(({ output }) => JSON.parse(lastLineOf(output.stdout)))
  return {
    ms: good.flatMap(({ ms }) => ms),
    workMs: good.flatMap(({ workMs }) => workMs),
    failures: good.flatMap(({ failures }) => failures),
  }
}

function startChild(program: string, orders: object) {
  return start(['--import', 'tsx', join(import.meta.dirname, program), JSON.stringify(orders)])
}

function lastLineOf(output: string) {
  return output.trim().split('\n').at(-1) ?? ''
}
