import type { Measured } from './measure.ts'

/** How a call is made: to the baseline, or to the service through one of its doors. */
export type Variant = 'baseline' | 'rest' | 'trpc'

export const variants: Variant[] = ['baseline', 'rest', 'trpc']

/** Everything that was measured of one call at one number of connections, round by round. */
export type Rounds = Record<Variant, Measured[]>

type Spread = { median: number; least: number; most: number }

export type Line = {
  call: string
  connections: number
  variant: Variant
  perSecond: number
  /** Of the baseline's rate in the same round. */
  ratio: Spread
  p50: number
  p99: number
  p99Ratio: Spread
  serverMs: number
  databaseMs: number
  generatorBusy: number
  mailed: number | null
  failures: Record<string, number>
  sample: string | null
}

export function summarize(call: string, connections: number, variant: Variant, rounds: Rounds): Line {
  const measured = rounds[variant]
  const middle = (of: (one: Measured) => number) => spread(measured.map(of)).median
  const paired = (of: (one: Measured) => number) =>
    spread(measured.map((one, round) => of(one) / (rounds.baseline[round] ? of(rounds.baseline[round]) : 1)))
  return {
    call,
    connections,
    variant,
    perSecond: middle(({ perSecond }) => perSecond),
    ratio: paired(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    p99Ratio: paired(({ p99 }) => p99),
    serverMs: middle(({ serverMs }) => serverMs),
    databaseMs: middle(({ databaseMs }) => databaseMs),
    generatorBusy: middle(({ generatorBusy }) => generatorBusy),
    mailed: measured[0]?.mailed == null ? null : middle(({ mailed }) => mailed ?? 0),
    failures: sumOf(measured.map(({ failures }) => failures)),
    sample: measured.find(({ sample }) => sample !== null)?.sample ?? null,
  }
}

export function spread(values: number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other)
  return {
    median: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
    least: sorted[0] ?? 0,
    most: sorted.at(-1) ?? 0,
  }
}

function sumOf(counts: Record<string, number>[]) {
  const sum: Record<string, number> = {}
  for (const [kind, count] of counts.flatMap((one) => Object.entries(one)))
    sum[kind] = (sum[kind] ?? 0) + count
  return sum
}
