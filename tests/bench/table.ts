import { canBeAsked } from './processor.ts'
import type { Line } from './summary.ts'

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
    line.variant === 'baseline' ? line.call : `  ${line.variant === 'rest' ? 'REST' : 'tRPC'}`,
    Math.round(line.perSecond).toLocaleString('en'),
    line.variant === 'baseline' ? '' : line.ratio.median.toFixed(2),
    line.variant === 'baseline' ? '' : `${line.ratio.least.toFixed(2)}..${line.ratio.most.toFixed(2)}`,
    line.p50.toFixed(1),
    line.p99.toFixed(1),
    line.variant === 'baseline' ? '' : line.p99Ratio.median.toFixed(1),
    canBeAsked ? line.serverMs.toFixed(3) : '-',
    canBeAsked ? line.databaseMs.toFixed(3) : '-',
    remarksOn(line).join(', '),
  ])
  return aligned([HEAD, ...rows])
}

function remarksOn({ mailed, failures, generatorBusy }: Line) {
  return [
    ...(mailed === null ? [] : [`${Math.round(mailed * 100)} % mailed in time`]),
    ...(generatorBusy > 0.8 ? [`the generator was ${Math.round(generatorBusy * 100)} % busy`] : []),
    ...Object.entries(failures).map(([kind, count]) => `FAILED ${kind}: ${count}`),
  ]
}

/** The first and the last column to the left, the figures to the right. */
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
