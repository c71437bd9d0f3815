import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from './child.ts'
import type { Postgres } from './database.ts'
import { spread } from './summary.ts'
import { environment } from './targets.ts'

const STARTS = 5

const LOOK_AGAIN_MS = 2

type Facts = { postgres: Postgres; url: string; bearer: string }

/** Milliseconds from the command to an answer that came out of the filled database; the median of some starts. */
export async function timeToFirstAnswer(facts: Facts) {
  const times: { live: number; answer: number }[] = []
  for (let count = 0; count < STARTS; count += 1) times.push(await startOnce(facts))
  return {
    live: spread(times.map(({ live }) => live)).median,
    answer: spread(times.map(({ answer }) => answer)).median,
  }
}

async function startOnce({ postgres, url, bearer }: Facts) {
  const { port, env } = await environment(url, join(postgres.dataDir, 'service'), 'smtp://127.0.0.1:9')
  const begin = performance.now()
  const starting = startChild(['dist/main.js'], { says: 'Ready on', env })
  await untilAnswered(port, '/api/health/live')
  const live = performance.now() - begin
  await untilAnswered(port, '/api/account', { authorization: `Bearer ${bearer}` })
  const answer = performance.now() - begin
  await (await starting).stop()
  return { live, answer }
}

async function untilAnswered(port: number, path: string, headers: Record<string, string> = {}) {
  while ((await statusOf(port, path, headers)) !== 200) await sleep(LOOK_AGAIN_MS)
}

/** Null while nobody listens. */
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
