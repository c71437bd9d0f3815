import { type Instruments, measure } from '../measure.ts'
import { turned } from '../ways.ts'
import { callsAmong } from './calls.ts'
import type { Place } from './places.ts'
import type { Costs, Row } from './table.ts'

type Options = {
  only: string[]
  rounds: number
  seconds: number
  connections: number
  /** A backend's first access to each page of the shared memory costs it more than reading the page. */
  warmUp: number
}

/** Call by call, and for each call all sizes in every round. */
export async function measureCosts(
  instruments: Instruments,
  places: Place[],
  { only, rounds, seconds, connections, warmUp }: Options,
  say: (line: string) => void,
): Promise<Row[]> {
  async function measureAt({ size, target }: Place, name: string, forSeconds: number) {
    const call = callsAmong(size).find((one) => one.name === name)
    if (!call) throw new Error(`There is no call '${name}' to measure`)
    const facts = { call, target, door: 'rest' as const, connections, seconds: forSeconds }
    const measured = await measure(instruments, facts)
    const { failures, sample } = measured
    if (sample !== null) throw new Error(`${name} failed: ${JSON.stringify(failures)} ${sample}`)
    return measured
  }

  const rows: Row[] = []
  for (const name of only) {
    const costs = places.map((): Costs => [])
    for (const place of places) await measureAt(place, name, warmUp)
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, place] of turned([...places.entries()], round)) {
        costs[at]?.push(await measureAt(place, name, seconds))
      }
    }
    rows.push({ call: name, costs })
    say(`${name}: measured`)
  }
  return rows
}
