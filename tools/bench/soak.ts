import { create, read, refresh } from './calls/guests.ts'
import { openGuests } from './guests.ts'
import type { Load } from './load/client.ts'
import { requestsFor } from './load/requests.ts'
import { memoryOf } from './processor.ts'
import { spread } from './summary.ts'
import type { Target } from './targets.ts'

const CONNECTIONS = 32

/** The memory is read after each of these periods. */
const SPELL_S = 5

/** The first part of the soak is compared with the last. */
const PARTS = 5

/** In MiB: the medians of the first and the last part, and the maximum. */
export type Soak = Awaited<ReturnType<typeof soakFor>>

/** New guests, reads and refreshes for this long, one after the other: does the memory of the service grow? */
export async function soakFor(seconds: number, load: Load, target: Target) {
  const guests = await openGuests(target)
  const world = { sql: target.sql, port: target.port, guests }
  const each = await Promise.all(
    [create, read, refresh].map(async (call) =>
      requestsFor('rest', call, await call.prepare(world, guests.length)),
    ),
  )
  const requests = guests.flatMap((_, turn) => each.flatMap((own) => own[turn] ?? []))
  const memory: number[] = []
  let answered = 0
  let failed = 0
  for (let spell = 0; spell < seconds / SPELL_S; spell += 1) {
    const { port } = target
    const orders = { port, connections: CONNECTIONS, seconds: SPELL_S, requests, isOnce: false }
    const outcome = await load.send(orders)
    answered += outcome.answered
    failed += Object.values(outcome.failures).reduce((sum, count) => sum + count, 0)
    memory.push(memoryOf(target.pid) ?? 0)
  }
  const part = Math.ceil(memory.length / PARTS)
  return {
    seconds,
    answered,
    failed,
    first: spread(memory.slice(0, part)).median,
    last: spread(memory.slice(-part)).median,
    most: Math.max(...memory),
  }
}

export function saySoak({ seconds, answered, failed, first, last, most }: Soak): string {
  return [
    `${seconds} s of new guests, readers and refreshers: ${answered.toLocaleString('en')} answered, ${failed} not with 200,`,
    `memory ${first.toFixed(0)} MiB in the first part, ${last.toFixed(0)} in the last, ${most.toFixed(0)} at most`,
  ].join(' ')
}
