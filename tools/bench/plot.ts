import type { Line } from './summary.ts'

const NAMES: Record<string, string> = {
  create: 'Make a guest account',
  read: 'Read an account',
  refresh: 'Refresh a session',
  ask: 'Mail a sign-in link',
  redeem: 'Redeem a link',
  begin: 'Begin a passkey sign-in',
  complete: 'Complete it',
}

const WIDTH = 720
const LEFT = 190
const SCALE = 420
const ROW = 44
const TOP = 34
const BAR = 13

/** Readable on white and on dark grey: a picture in a README does not know its background. */
const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #77728c }
  .small { font-size: 11px }
  .rest { fill: #2b7d76 }
  .trpc { fill: #c98a2b }
  .whole { stroke: #77728c; stroke-dasharray: 3 3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #d8d4e4 }
    .rest { fill: #57b3a8 }
    .trpc { fill: #e0ac5c }
    .whole { stroke: #d8d4e4 }
  }`

/** The share of the bare server's rate, call by call, as the picture in the README. */
export function plotOf(lines: Line[]): string {
  const names = [...new Set(lines.map(({ call }) => call))]
  const rows = names.map((call, row) => {
    const of = (door: string) =>
      lines.find((line) => line.call === call && line.server === 'service' && line.door === door)
    const y = TOP + row * ROW
    return [
      `<text x="${LEFT - 12}" y="${y + BAR + 5}" text-anchor="end">${NAMES[call] ?? call}</text>`,
      bar(of('rest'), 'rest', y),
      bar(of('trpc'), 'trpc', y + BAR + 3),
    ].join('\n')
  })
  const height = TOP + names.length * ROW + 14
  const whole = LEFT + SCALE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" role="img">
<title>Requests a second, as a share of a bare server that does one statement a request</title>
<style>${STYLE}
</style>
<rect class="rest" x="${LEFT}" y="8" width="11" height="11" rx="2"/><text class="small" x="${LEFT + 17}" y="18">REST</text>
<rect class="trpc" x="${LEFT + 62}" y="8" width="11" height="11" rx="2"/><text class="small" x="${LEFT + 79}" y="18">tRPC</text>
<text class="small" x="${whole}" y="18" text-anchor="middle">bare server</text>
<line class="whole" x1="${whole}" x2="${whole}" y1="24" y2="${height - 10}"/>
${rows.join('\n')}
</svg>
`
}

function bar(line: Line | undefined, kind: string, y: number) {
  if (!line) return ''
  const width = Math.max(1, Math.min(line.ratio.median, 1.15) * SCALE)
  return `<rect class="${kind}" x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="2"/>
<text class="small" x="${(LEFT + width + 6).toFixed(1)}" y="${y + 10.5}">${line.ratio.median.toFixed(2)}</text>`
}
