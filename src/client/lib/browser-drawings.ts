import { seconds } from '#shared/time.ts'
import { wait } from './wait.ts'

// What `browser.ts` is, for drawings: in a file of its own, because the first page has none.

/** Whether the device passes such a file on. */
export function canShare(file: File) {
  return navigator.canShare?.({ files: [file] }) ?? false
}

const LONGEST_FONT = seconds(3)

/** Settles when the font is there, or is not to be had: what is drawn then is drawn in the next one of its list. */
export async function tryFont(font: string) {
  await Promise.race([document.fonts.load(font).catch(() => undefined), wait(LONGEST_FONT)])
}

/** Two colours that differ in every part. */
const COLOURS = [
  [200, 60, 20],
  [20, 100, 220],
] as const

/** More than a trace that is laid over a drawing on purpose, and by which the drawing is as good as ever. */
const MOST_OFF = 24

/** Whether a drawing can be read. A browser that lets no page recognise it gives something else instead (canvas fingerprinting). */
export function canReadDrawings() {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return false
  for (const [x, colour] of COLOURS.entries()) {
    context.fillStyle = `rgb(${colour})`
    context.fillRect(x, 0, 1, 1)
  }
  const { data } = context.getImageData(0, 0, COLOURS.length, 1)
  return COLOURS.every((colour, x) =>
    colour.every((part, at) => Math.abs(part - (data[4 * x + at] ?? 0)) <= MOST_OFF),
  )
}
