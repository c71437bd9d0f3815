import { seconds } from '#shared/time.ts'
import { wait } from './wait.ts'

// Browser capabilities for drawings, like those in `browser.ts`. In a file of its own, because the first page needs none of
// them.

/** Whether the device can share such a file. */
export function canShare(file: File) {
  return navigator.canShare?.({ files: [file] }) ?? false
}

const LONGEST_FONT = seconds(3)

/** Settles when the font is loaded or cannot be. Drawing then falls back to the next font of its list. */
export async function tryFont(font: string) {
  await Promise.race([document.fonts.load(font).catch(() => undefined), wait(LONGEST_FONT)])
}

/** Two colours that differ in every channel. */
const COLOURS = [
  [200, 60, 20],
  [20, 100, 220],
] as const

/** Less than this is deliberate noise over a drawing, which leaves the drawing usable. */
const MOST_OFF = 24

/** Whether a drawing can be read back. Browsers that prevent canvas fingerprinting return something else instead. */
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
