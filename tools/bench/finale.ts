import { burst } from './burst.ts'
import type { Postgres } from './database.ts'
import { type Starters, timesToFirstAnswer } from './first-answer.ts'
import type { Load } from './load/client.ts'
import { startService } from './targets.ts'

type Facts = {
  postgres: Postgres
  /** Of the service's database. */
  url: string
  load: Load
  starters: Starters
}

export type Finale = Awaited<ReturnType<typeof measureStart>>

/** A process in its first moments, on the database that the other measurements have filled. */
export async function measureStart({ postgres, url, load, starters }: Facts) {
  const firstAnswer = await timesToFirstAnswer(starters)
  const service = await startService(postgres, url)
  try {
    const cold = await burst(load, service.port)
    const warm = await burst(load, service.port)
    return { firstAnswer, bursts: { cold, warm } }
  } finally {
    await service.stop()
  }
}

/** How much longer than the bare server's. */
export function startRatio({ firstAnswer: { service, baseline } }: Finale): number {
  return service.answer / baseline.answer
}

export function sayFinale(finale: Finale): string {
  const { firstAnswer, bursts } = finale
  const lines = Object.entries(bursts).map(([state, { visits, slowest, failures, sample }]) => {
    const failed = Object.entries(failures).map(([kind, count]) => `FAILED ${kind}: ${count}`)
    const outcome = failed.length === 0 ? 'all answered' : `${failed.join(', ')}\n${sample}`
    return `${visits} first visits at once, ${state}: slowest ${slowest.toFixed(0)} ms, ${outcome}`
  })
  const { service, baseline } = firstAnswer
  return [
    `start to the first answer: ${service.answer.toFixed(0)} ms (it lives after ${service.live.toFixed(0)} ms), ${startRatio(finale).toFixed(2)} of the baseline's ${baseline.answer.toFixed(0)} ms`,
    ...lines,
  ].join('\n')
}

export function isGoodFinale({ bursts }: Finale) {
  return Object.values(bursts).every(({ failures }) => Object.keys(failures).length === 0)
}
