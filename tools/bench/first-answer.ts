import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from './child.ts'
import { spread } from './summary.ts'

const STARTS = 5

const LOOK_AGAIN_MS = 2

/** A program to be started on a filled database, and the token of an account in it. */
type Starter = { program: string; port: number; env: Record<string, string>; bearer: string }

export type Starters = { baseline: Starter; service: Starter }

/** In milliseconds from the command: until any answer, and until an answer from the database. */
type Start = { live: number; answer: number }

/** The median of some starts of each, in turn. */
export async function timesToFirstAnswer(starters: Starters) {
  const times: Record<keyof Starters, Start[]> = { baseline: [], service: [] }
  for (let count = 0; count < STARTS; count += 1) {
    times.baseline.push(await startOnce(starters.baseline))
    times.service.push(await startOnce(starters.service))
  }
  return { baseline: medianOf(times.baseline), service: medianOf(times.service) }
}

function medianOf(times: Start[]): Start {
  return {
    live: spread(times.map(({ live }) => live)).median,
    answer: spread(times.map(({ answer }) => answer)).median,
  }
}

async function startOnce({ program, port, env, bearer }: Starter): Promise<Start> {
  const begin = performance.now()
  const starting = startChild([program], { says: 'Ready on', env })
  await untilAnswered(port, '/api/health/live', (status) => status !== null)
  const live = performance.now() - begin
  await untilAnswered(port, '/api/account', (status) => status === 200, { authorization: `Bearer ${bearer}` })
  const answer = performance.now() - begin
  await (await starting).stop()
  return { live, answer }
}

async function untilAnswered(
  port: number,
  path: string,
  isIt: (status: number | null) => boolean,
  headers: Record<string, string> = {},
) {
  while (!isIt(await statusOf(port, path, headers))) await sleep(LOOK_AGAIN_MS)
}

/** Null while nothing listens. */
async function statusOf(port: number, path: string, headers: Record<string, string>) {
  try {
    const [answer]: IncomingMessage[] = await once(
      get({ port, host: '127.0.0.1', path, headers }),
      'response',
    )
    answer?.resume()
    return answer?.statusCode ?? null
  } catch {
    return null
  }
}
