import { canBeAsked } from './processor.ts'
import type { Line, Spread } from './summary.ts'
import { labelOf } from './ways.ts'

const HEAD = [
  '',
  'requests/s',
  'of baseline',
  'spread',
  'p50 ms',
  'p99 ms',
  'of baseline',
  'server ms',
  'database ms',
  '',
]

/** One table for each number of connections. */
export function tableOf(lines: Line[]): string {
  const rows = lines.map((line) => [
    line.server === 'baseline' ? line.call : `  ${labelOf(line)}`,
    Math.round(line.perSecond).toLocaleString('en'),
    line.server === 'baseline' ? '' : line.ratio.median.toFixed(2),
    line.server === 'baseline' ? '' : rangeOf(line.ratio),
    line.p50.toFixed(1),
    line.p99.toFixed(1),
    line.server === 'baseline' ? '' : line.p99Ratio.median.toFixed(1),
    canBeAsked ? line.serverMs.toFixed(3) : '-',
    canBeAsked ? line.databaseMs.toFixed(3) : '-',
    remarksOn(line).join(', '),
  ])
  return aligned([HEAD, ...rows])
}

/** This build compared with the other one: its median, as a share of the other's in the same round, and the spread. */
export function comparisonOf(lines: Line[]): string {
  const head = ['', 'requests/s', 'spread', 'server ms', 'spread', 'database ms', 'spread', '']
  const rows = lines.flatMap((line) => {
    if (line.ofOther === null) return []
    const { perSecond, serverMs, databaseMs } = line.ofOther
    const times = [serverMs, databaseMs].flatMap((time) => (canBeAsked ? shareAndRange(time) : ['-', '-']))
    return [[`${line.call}, ${labelOf(line)}`, ...shareAndRange(perSecond), ...times, '']]
  })
  return aligned([head, ...rows])
}

/** Three digits: two would not show whether it is within 5 %. */
function shareAndRange(share: Spread) {
  return [share.median.toFixed(3), rangeOf(share)]
}

function rangeOf({ least, most }: Spread) {
  return `${least.toFixed(2)}..${most.toFixed(2)}`
}

function remarksOn({ door, ofRest, mailed, failures, generatorBusy }: Line) {
  return [
    ...(door === 'trpc' && ofRest !== null ? [`${ofRest.toFixed(2)} of REST`] : []),
    ...(mailed === null ? [] : [`${Math.round(mailed * 100)} % mailed in time`]),
    ...(generatorBusy > 0.8 ? [`the generator was ${Math.round(generatorBusy * 100)} % busy`] : []),
    ...Object.entries(failures).map(([kind, count]) => `FAILED ${kind}: ${count}`),
  ]
}

/** The first and the last column are aligned left, the figures right. */
export function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const isText = column === 0 || column === row.length - 1
          return isText ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
