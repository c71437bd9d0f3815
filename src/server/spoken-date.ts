type Style = Omit<Intl.DateTimeFormatOptions, 'timeZone'>

const MOMENT: Style = { dateStyle: 'long', timeStyle: 'short' }

const DAY: Style = { dateStyle: 'long' }

const formats = new Map<Style, Intl.DateTimeFormat>()

/** '23 November 2026 at 05:01 UTC' */
export function sayMoment(at: Date): string {
  return `${formatOf(MOMENT).format(at)} UTC`
}

/** '23 November 2026', of a moment as in UTC, or of a calendar date ('2026-11-23'). */
export function sayDay(at: Date | string): string {
  return formatOf(DAY).format(new Date(at))
}

/** Made for the first letter that wants it: reading what a language says of dates takes a fifteenth of a start. */
function formatOf(style: Style) {
  const known = formats.get(style)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' })
  formats.set(style, format)
  return format
}
