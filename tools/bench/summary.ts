import type { Door } from './load/requests.ts'
import type { Measured } from './measure.ts'
import type { ServerName } from './ways.ts'

/** The measurements of one call at one number of connections in one way, round by round. */
export type Series = { server: { name: ServerName }; door: Door; rounds: Measured[] }

export type Spread = { median: number; least: number; most: number }

export type Line = {
  call: string
  connections: number
  server: ServerName
  door: Door
  perSecond: number
  /** Of the baseline's rate in the same round. */
  ratio: Spread
  /** Of the same server's rate over REST in the same round; null where that was not measured. */
  ofRest: number | null
  /** This build compared with the other one through the same door, in the same round; null for everything else. */
  ofOther: { perSecond: Spread; serverMs: Spread; databaseMs: Spread } | null
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

/**
 * The medians of one way, and its ratios to the others: round against round, because a busy machine slows all of them.
 */
export function summarize(
  call: string,
  connections: number,
  { server: { name }, door, rounds }: Series,
  all: Series[],
): Line {
  const middle = (of: (one: Measured) => number) => spread(rounds.map(of)).median
  const roundsOf = (server: ServerName, itsDoor: Door) =>
    all.find((one) => one.server.name === server && one.door === itsDoor)?.rounds
  const paired = (to: Measured[], of: (one: Measured) => number) =>
    spread(rounds.flatMap((one, round) => to.slice(round, round + 1).map((its) => of(one) / of(its))))
  const ofBaseline = roundsOf('baseline', 'rest') ?? []
  const ofRest = roundsOf(name, 'rest')
  const ofOther = name === 'service' ? roundsOf('other', door) : undefined
  return {
    call,
    connections,
    server: name,
    door,
    perSecond: middle(({ perSecond }) => perSecond),
    ratio: paired(ofBaseline, ({ perSecond }) => perSecond),
    ofRest: ofRest ? paired(ofRest, ({ perSecond }) => perSecond).median : null,
    ofOther: ofOther
      ? {
          perSecond: paired(ofOther, ({ perSecond }) => perSecond),
          serverMs: paired(ofOther, ({ serverMs }) => serverMs),
          databaseMs: paired(ofOther, ({ databaseMs }) => databaseMs),
        }
      : null,
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    p99Ratio: paired(ofBaseline, ({ p99 }) => p99),
    serverMs: middle(({ serverMs }) => serverMs),
    databaseMs: middle(({ databaseMs }) => databaseMs),
    generatorBusy: middle(({ generatorBusy }) => generatorBusy),
    mailed: rounds[0]?.mailed == null ? null : middle(({ mailed }) => mailed ?? 0),
    failures: sumOf(rounds.map(({ failures }) => failures)),
    sample: rounds.find(({ sample }) => sample !== null)?.sample ?? null,
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
