import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkSequences } from '../../model/check.ts'
import { type Service, startService } from '../../model/service.ts'
import { createDatabase } from '../../support/cluster.ts'
import { buildIfStale } from '../../support/started.ts'

/** A short run of `npm run test:model`, with a fixed seed. */
const SEQUENCES = 12

let database: Awaited<ReturnType<typeof createDatabase>>
let service: Service
beforeAll(async () => {
  buildIfStale()
  database = await createDatabase()
  if (typeof database.connection === 'string')
    throw new Error('The cluster of the tests is reached by a socket')
  service = await startService(database.connection)
}, 120_000)
afterAll(async () => {
  await service?.close()
  await database?.drop()
}, 30_000)

it('the service keeps its promises in random sequences of an owner and an attacker, over two processes', async () => {
  const tally = await checkSequences(service, { seed: 1, sequences: SEQUENCES, atOnce: 4, shrinkMs: 20_000 })
  expect(tally.sequences + tally.notJudged).toBe(SEQUENCES)
  expect(tally.sequences).toBeGreaterThan(SEQUENCES / 2)
}, 180_000)
