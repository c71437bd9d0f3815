import { burst } from './burst.ts'
import type { Postgres } from './database.ts'
import { timeToFirstAnswer } from './first-answer.ts'
import type { Load } from './load/client.ts'
import { startService } from './targets.ts'

export type Finale = Awaited<ReturnType<typeof measureStart>>

/** What a process does in its first moments, on the database that the other measurements have filled. */
export async function measureStart(facts: { postgres: Postgres; url: string; bearer: string; load: Load }) {
  const firstAnswer = await timeToFirstAnswer(facts)
  const service = await startService(facts.postgres, facts.url)
  try {
    const cold = await burst(facts.load, service.port)
    const warm = await burst(facts.load, service.port)
    return { firstAnswer, bursts: { cold, warm } }
  } finally {
    await service.stop()
  }
}

export function sayFinale({ firstAnswer, bursts }: Finale): string {
  const lines = Object.entries(bursts).map(([state, { visits, slowest, failures, sample }]) => {
    const failed = Object.entries(failures).map(([kind, count]) => `FAILED ${kind}: ${count}`)
    const outcome = failed.length === 0 ? 'all answered' : `${failed.join(', ')}\n${sample}`
    return `${visits} first visits at once, ${state}: slowest ${slowest.toFixed(0)} ms, ${outcome}`
  })
  const { live, answer } = firstAnswer
  return [
    `start to the first answer: ${answer.toFixed(0)} ms (it says that it lives after ${live.toFixed(0)} ms)`,
    ...lines,
  ].join('\n')
}

export function isGoodFinale({ bursts }: Finale) {
  return Object.values(bursts).every(({ failures }) => Object.keys(failures).length === 0)
}
