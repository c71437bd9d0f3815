import { type Finale, startRatio } from './finale.ts'
import type { Soak } from './soak.ts'
import type { Line } from './summary.ts'

/** The aims, at this number of connections. */
const CONNECTIONS = 32

/**
 * Requests a second over REST, as a share of the bare server's. Asking for a link also sends mails in the same process.
 */
const LEAST_SHARE: Record<string, number> = {
  create: 0.5,
  read: 0.6,
  refresh: 0.6,
  ask: 0.56,
  redeem: 0.5,
  begin: 0.5,
  complete: 0.5,
}

/** tRPC's share of our own REST. */
const LEAST_OF_REST = 0.8

/** Of the bare server's. */
const MOST_P99 = 2.5

const MOST_MEMORY_MB = 150
/** In a soak, of its first part. */
const MOST_GROWTH = 1.05
const LONGEST_START_MS = 400
/** Of the bare server's: it took 241 ms on the machine that the aim of 400 ms is for. */
const LONGEST_START = 400 / 241
const SLOWEST_FIRST_VISIT_MS = 3000

type Figures = { lines: Line[]; memory: number | null; soak: Soak | null; finale: Finale | null }

type Verdict = { what: string; figure: number; aim: number; isReached: boolean }

/** Each figure beside its aim. A busy machine misses some of them: misses are printed, and fail nothing. */
export function verdictsOn({ lines, memory, soak, finale }: Figures): Verdict[] {
  const busy = lines.filter(({ connections }) => connections === CONNECTIONS)
  const ofService = busy.filter(({ server }) => server === 'service')
  const ofRest = ofService.filter(({ door }) => door === 'rest')
  const ofTrpc = ofService.filter(({ door }) => door === 'trpc')
  const ofStart = finale && [
    atMost('start, ms', finale.firstAnswer.service.answer, LONGEST_START_MS),
    atMost("start, of the bare server's", startRatio(finale), LONGEST_START),
    ...Object.entries(finale.bursts).map(([state, { slowest }]) =>
      atMost(`slowest first visit, ${state}, ms`, slowest, SLOWEST_FIRST_VISIT_MS),
    ),
  ]
  return [
    ...ofRest.map(({ call, ratio }) =>
      atLeast(`${call}, share of the bare server`, ratio.median, LEAST_SHARE[call] ?? 0),
    ),
    ...ofRest.map(({ call, p99Ratio }) =>
      atMost(`${call}, p99 of the bare server's`, p99Ratio.median, MOST_P99),
    ),
    ...ofTrpc.flatMap(({ call, ofRest }) =>
      ofRest === null ? [] : [atLeast(`${call}, tRPC of REST`, ofRest, LEAST_OF_REST)],
    ),
    ...(memory === null ? [] : [atMost('memory, MiB', memory, MOST_MEMORY_MB)]),
    ...(soak === null
      ? []
      : [
          atMost('memory in the soak, MiB', soak.most, MOST_MEMORY_MB),
          atMost("memory in the last part of the soak, of the first's", soak.last / soak.first, MOST_GROWTH),
        ]),
    ...(ofStart ?? []),
  ]
}

export function sayVerdicts(verdicts: Verdict[]): string {
  const missed = verdicts.filter(({ isReached }) => !isReached)
  const reached = `${verdicts.length - missed.length} of ${verdicts.length} aims are reached`
  const lines = missed.map(
    ({ what, figure, aim }) => `NOT REACHED ${what}: ${rounded(figure)}, aim ${rounded(aim)}`,
  )
  return [reached, ...lines].join('\n')
}

function atLeast(what: string, figure: number, aim: number): Verdict {
  return { what, figure, aim, isReached: figure >= aim }
}

function atMost(what: string, figure: number, aim: number): Verdict {
  return { what, figure, aim, isReached: figure <= aim }
}

function rounded(figure: number) {
  return figure < 10 ? figure.toFixed(2) : figure.toFixed(0)
}
