import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { memoryOf } from '../../support/processes.ts'
import { buildIfStale, startOnCluster } from '../../support/started.ts'

const VISITS = 500
const WAVES = 4

/**
 * Milliseconds. It is three seconds where nothing else runs, as `npm run bench` measures; here other test files run
 * beside it.
 */
const LONGEST = 12_000
/** Of the service, without its database (MiB). */
const MOST_MEMORY = 150

test('five hundred first visits at once are all answered, repeatedly and in little memory', async () => {
  buildIfStale()
  const server = await startOnCluster({ env: { TRUST_PROXY: 'loopback' } })
  const memory: number[] = []
  for (let wave = 0; wave < WAVES; wave += 1) {
    const agent = new Agent({ maxSockets: VISITS })
    const visits = Array.from({ length: VISITS }, (_, visit) => firstVisit(server.port, agent, wave, visit))
    const answers = await Promise.all(visits)
    agent.destroy()
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(VISITS)
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(LONGEST)
    memory.push(Math.round(memoryOf([server.pid])))
  }
  expect(Math.max(...memory), `MiB after each: ${memory.join(', ')}`).toBeLessThan(MOST_MEMORY)
}, 90_000)

/** On a connection of its own, from an address of its own. */
async function firstVisit(port: number, agent: Agent, wave: number, visit: number) {
  const began = performance.now()
  const sent = request({
    port,
    agent,
    method: 'POST',
    path: '/api/account',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${wave}.${visit >> 8}.${visit & 255}`,
    },
  })
  sent.end(JSON.stringify({ browserId: `${wave}${visit}`.padStart(16, 'a') }))
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error('There is no answer')
  const { id } = Object(await json(response))
  return { status: response.statusCode, id, took: performance.now() - began }
}
