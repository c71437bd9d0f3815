import type { ErrorEntry } from '#client/lib/error-log.ts'
import { formatExactMoment } from '#client/lib/format-date.ts'
import { Details } from '#client/ui/details.tsx'
import { Printout } from '#client/ui/printout.tsx'

export function LoggedError({ entry }: { entry: ErrorEntry }) {
  const { stack, ...facts } = entry
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${value ?? 'none'}`)

  return (
    <Details summary={`${formatMoment(entry.timestamp)}: ${entry.message}`}>
      <Printout>{[...lines, '', stack ?? 'No stack'].join('\n')}</Printout>
    </Details>
  )
}

/** Stored values are untrusted input: an invalid time is shown as it is. */
function formatMoment(timestamp: string) {
  return Number.isNaN(Date.parse(timestamp)) ? timestamp : formatExactMoment(timestamp)
}
