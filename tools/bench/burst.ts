import { randomBytes } from 'node:crypto'
import { create } from './calls/guests.ts'
import type { Load } from './load/client.ts'
import { requestsFor } from './load/requests.ts'

const VISITS = 500

/** For all of them together. */
const PATIENCE_S = 30

/**
 * First visits at the same moment, each on its own connection: how many were not answered with 200, and the slowest.
 */
export async function burst(load: Load, port: number) {
  const visits = Array.from({ length: VISITS }, () => ({
    body: { browserId: randomBytes(8).toString('hex') },
  }))
  const { slowest, failures, sample } = await load.send({
    port,
    connections: VISITS,
    seconds: PATIENCE_S,
    requests: requestsFor('rest', create, visits),
    isOnce: true,
  })
  return { visits: VISITS, slowest, failures, sample }
}
