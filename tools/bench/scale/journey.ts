import { servedProcedures } from '#server/http/trpc/router.ts'
import type { Call } from '../calls/call.ts'
import type { Road } from './asking.ts'
import { UNDER_WAY } from './filling.ts'
import { leave } from './leaving.ts'
import { lookAround } from './looking.ts'
import { stopAndRemove, stopByMail } from './removing.ts'
import { describeThings } from './saying.ts'
import { addWaysIn } from './ways-in.ts'

/** From the sixth execution on a statement's plan is final. */
const TRAVELLERS = 12

/**
 * Every call by some accounts, so that it succeeds: a refused call makes only half of its queries. Calls that remove
 * what others need come last. `others` are the calls made before.
 */
export async function travel(place: Pick<Road, 'port' | 'sql'>, others: Call[]) {
  const road = { ...place, visited: new Set(others.map(({ procedure }) => procedure)) }
  for (let turn = 0; turn < TRAVELLERS; turn += 1) {
    // Accounts with something pending, and other ones for pending changes.
    const number = 1 + turn * UNDER_WAY
    await lookAround(road, number)
    await describeThings(road, number)
    await addWaysIn(road, number)
    await stopAndRemove(road, number)
    await stopByMail(road, number + TRAVELLERS * UNDER_WAY)
    await leave(road, number + 2 * TRAVELLERS * UNDER_WAY)
  }
  refuseUnvisited(road.visited)
}

/** A call that is not made here has no plan to examine. */
function refuseUnvisited(visited: Set<string>) {
  const missed = servedProcedures().filter(({ name }) => !visited.has(name))
  if (missed.length === 0) return
  const places = missed.map(({ name, rest }) => `${rest.method} /api${rest.path} (${name})`)
  throw new Error(`Nobody travels to ${places.join(', ')}`)
}
