import { spread } from '../summary.ts'
import { aligned } from '../table.ts'

/** Milliseconds of processor a request, round by round. */
export type Costs = { serverMs: number; databaseMs: number }[]

export type Row = { call: string; costs: Costs[] }

const kinds = ['serverMs', 'databaseMs'] as const

const NAMES = { serverMs: 'server ms', databaseMs: 'database ms' }

/** Each call's cost at each size, and its change from the first size to the last. */
export function scaleTable(sizes: number[], rows: Row[]): string {
  const head = ['', '', ...sizes.map((size) => size.toLocaleString('en')), 'growth', 'spread', '']
  const lines = rows.flatMap(({ call, costs }) =>
    kinds.map((kind, turn) => {
      const { median, least, most } = growth(costs, kind)
      return [
        turn === 0 ? call : '',
        NAMES[kind],
        ...costs.map((rounds) => spread(rounds.map((round) => round[kind])).median.toFixed(3)),
        percent(median),
        `${percent(least)}..${percent(most)}`,
        '',
      ]
    }),
  )
  return aligned([head, ...lines])
}

/** Round against round, because a busy machine makes everything slower. */
export function growth(costs: Costs[], kind: (typeof kinds)[number]) {
  const [first = [], last = []] = [costs[0], costs.at(-1)]
  return spread(first.map((round, index) => (last[index]?.[kind] ?? 0) / round[kind] - 1))
}

function percent(share: number) {
  return `${share < 0 ? '' : '+'}${Math.round(share * 100)} %`
}
