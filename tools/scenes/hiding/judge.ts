import { PICTURE } from '#scenes/compose/picture.ts'
import { CUT } from './drawing.ts'
import { type Frame, frameIn, markupOf, type Raster, rasterize } from './raster.ts'
import { percentileIn, type Seen, saliencies, saliency, see } from './saliency.ts'

/** Pixels to a drawing unit: a picture is looked at 1200 px wide. */
const LOOK = 0.75
/** Opaque enough to hide what is behind; a shadow is not. */
const SOLID = 128
/** Windows whose sides differ by fewer pixels are equally large. */
const ALIKE = 8

/** A picture as it is looked at. */
export type Looked = { raster: Raster; seen: Seen; windows: Map<string, number[]> }

export type Verdict = {
  /** Which share of the thing is behind others. */
  covered: number
  /** How much it calls for the eye, and which share of equally large windows of its room calls less. */
  saliency: number
  percentile: number
}

export function lookAt(svg: string): Looked {
  const raster = rasterize(markupOf(svg), { left: 0, top: 0, ...PICTURE }, LOOK)
  return { raster, seen: see(raster), windows: new Map() }
}

/** What a hidden thing is like in its picture, as a player sees it. `file` is its drawing as it is published. */
export function judge(looked: Looked, file: string): Verdict {
  return judgeOf(looked, file)(file)
}

/** The same for files that differ in their colours alone: what is so in any colour is looked at once. */
export function judgeOf({ raster, seen, windows }: Looked, one: string) {
  const frame = inPixels(one)
  const [left, top] = [frame.left / LOOK, frame.top / LOOK]
  const inUnits = { left, top, width: frame.width / LOOK, height: frame.height / LOOK }
  const whole = rasterize(markupOf(one).replace(CUT, ''), inUnits, LOOK)
  const drawn = solidPart(whole)
  const window = { ...drawn, left: drawn.left + frame.left, top: drawn.top + frame.top }
  const [width, height] = [alike(window.width), alike(window.height)]
  const size = `${width} ${height}`

  return function judge(file: string): Verdict {
    const shown = rasterize(markupOf(file), inUnits, LOOK)
    const calls = saliency(seen, window, { seen: see(laidOver(raster, shown, frame)), ...frame })
    const others = windows.get(size) ?? saliencies(seen, width, height)
    windows.set(size, others)
    return { covered: coveredShare(shown, whole), saliency: calls, percentile: percentileIn(others, calls) }
  }
}

function alike(side: number) {
  return Math.round(side / ALIKE) * ALIKE
}

/** The frame of a file, out to whole pixels of the picture. */
function inPixels(file: string): Frame {
  const { left, top, width, height } = frameIn(file)
  const corner = { left: Math.floor(left * LOOK), top: Math.floor(top * LOOK) }
  return {
    ...corner,
    width: Math.ceil((left + width) * LOOK) - corner.left,
    height: Math.ceil((top + height) * LOOK) - corner.top,
  }
}

function coveredShare(shown: Raster, whole: Raster) {
  let [all, left] = [0, 0]
  for (let at = 3; at < whole.pixels.length; at += 4) {
    const solid = whole.pixels[at] ?? 0
    if (solid < SOLID) continue
    all += solid
    left += shown.pixels[at] ?? 0
  }
  return 1 - left / all
}

/** The smallest box round all that is solid. */
function solidPart({ width, height, pixels }: Raster): Frame {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < SOLID) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  return { left, top, width: right - left, height: bottom - top }
}

/** A part of the picture with something over it. */
function laidOver(picture: Raster, over: Raster, { left, top }: Frame): Raster {
  const pixels = new Uint8Array(over.pixels.length)
  for (let y = 0; y < over.height; y++) {
    for (let x = 0; x < over.width; x++) {
      const at = (y * over.width + x) * 4
      const under = ((y + top) * picture.width + x + left) * 4
      const through = 1 - (over.pixels[at + 3] ?? 0) / 255
      for (const channel of [0, 1, 2])
        pixels[at + channel] =
          (over.pixels[at + channel] ?? 0) + (picture.pixels[under + channel] ?? 0) * through
    }
  }
  return { width: over.width, height: over.height, pixels }
}
