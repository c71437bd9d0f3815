import { setTimeout as sleep } from 'node:timers/promises'
import type { Call, Guest } from './calls/call.ts'
import type { Load } from './load/client.ts'
import type { Outcome } from './load/orders.ts'
import { type Door, requestsFor } from './load/requests.ts'
import { workOf, workOfFamily } from './processor.ts'
import type { Target } from './targets.ts'

/** Processor times in milliseconds a request. */
export type Measured = Outcome & {
  perSecond: number
  serverMs: number
  databaseMs: number
  /** The generator's own share of one processor: near 1 it measures itself. */
  generatorBusy: number
  /** Of the requested mails, the share that was sent when the last answer arrived; null where none are sent. */
  mailed: number | null
}

export type Instruments = { load: Load; databasePid: number }

type Facts = {
  call: Call
  target: Target
  door: Door
  guests?: Guest[]
  connections: number
  seconds: number
}

/** Requests a second that the first measurement prepares for, where each can be sent only once. */
const FIRST_GUESS = 2500

/** More than the last time, because there may be more. */
const RESERVE = 1.6

const lastRates = new Map<string, number>()

/**
 * Measures one call for a while. Everything that it needs is prepared before, and the work that it left is done after.
 */
export async function measure({ load, databasePid }: Instruments, facts: Facts): Promise<Measured> {
  const { call, target, door, guests = [], connections, seconds } = facts
  const what = `${call.name} of ${target.name} over ${door} at ${connections}`
  const count = Math.ceil((lastRates.get(what) ?? FIRST_GUESS) * seconds * RESERVE) + 200
  const payloads = await call.prepare({ sql: target.sql, port: target.port, guests }, count)
  const requests = requestsFor(door, call, payloads)

  const mailsBefore = await target.mailsSent?.()
  const serverBefore = workOf(target.pid)
  const databaseBefore = workOfFamily(databasePid)
  const orders = { port: target.port, connections, seconds, requests, isOnce: call.isOnce }
  const outcome = await load.send(orders)
  const mailed = call.name === 'ask' ? await shareMailed(target, mailsBefore, outcome) : null
  const perSecond = (outcome.answered / outcome.ms) * 1000
  lastRates.set(what, perSecond)
  return {
    ...outcome,
    perSecond,
    serverMs: (workOf(target.pid) - serverBefore) / outcome.answered,
    databaseMs: (workOfFamily(databasePid) - databaseBefore) / outcome.answered,
    generatorBusy: outcome.workMs / outcome.ms,
    mailed,
  }
}

const LONGEST_DELIVERY_MS = 120_000

/** Waits until all are sent, so that their cost is counted, and the next call has the processors to itself. */
async function shareMailed(
  { mailsSent }: Target,
  before: number | undefined,
  { answered, failures }: Outcome,
) {
  if (!mailsSent || before === undefined) return null
  const asked = answered - Object.values(failures).reduce((sum, count) => sum + count, 0)
  const share = ((await mailsSent()) - before) / asked
  const deadline = Date.now() + LONGEST_DELIVERY_MS
  while ((await mailsSent()) - before < asked) {
    if (Date.now() > deadline) throw new Error(`Of ${asked} mails some were not sent in two minutes`)
    await sleep(50)
  }
  return share
}
