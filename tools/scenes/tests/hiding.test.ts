import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CUT } from '#scenes/hiding/drawing.ts'
import { judge, lookAt } from '#scenes/hiding/judge.ts'
import { frameIn, markupOf, type Raster, rasterize } from '#scenes/hiding/raster.ts'
import { seenOutlines } from '#scenes/hiding/seen-outline.ts'
import { pictures } from '#scenes/rooms/catalogue.ts'
import type { PostImage } from '../../../src/client/feed/post.ts'
import { hiddenIn, images, publishedFile } from '../../../tests/support/published-pictures.ts'

test.each(images)(
  'in $src all that hides is partly covered, and calls less than a tenth of its room',
  (image) => {
    const looked = lookAt(publishedFile(image.src))
    const loudest = pictureOf(image).loudest ?? 0.9
    for (const { kind, drawing } of hiddenIn(image)) {
      const { covered, percentile } = judge(looked, publishedFile(drawing))
      // What is behind something is not in the file any more, so a ghost that is half covered shows more of what is left.
      const [least, most] = kind === 'ghost' ? [0.25, 0.65] : [0.2, 0.45]
      expect(covered, `${drawing} is covered`).toBeGreaterThanOrEqual(least)
      expect(covered, `${drawing} is covered`).toBeLessThanOrEqual(most)
      expect(percentile, `${drawing} calls`).toBeLessThanOrEqual(Math.min(loudest + 0.01, 0.9))
      expect(percentile, `${drawing} calls`).toBeGreaterThan(0.05)
    }
  },
)

test.each(images)(
  'in $src the lines that are published are round what is seen of a hidden thing',
  async (image) => {
    const { places, ghost } = image
    for (const { drawing = '', seen = [] } of [...places, ...(ghost ? [ghost] : [])]) {
      // The renderer gives memory back between turns of the event loop alone.
      await setImmediate()
      const file = publishedFile(drawing)
      expect(seen, drawing).toEqual(seenOutlines(file))
      const { width, height, pixels } = rasterize(markupOf(file), frameIn(file), 0.5)
      let [solid, wrong] = [0, 0]
      for (let at = 0; at < width * height; at++) {
        const isSeen = (pixels[at * 4 + 3] ?? 0) >= 128
        const [x, y] = [(((at % width) + 0.5) / width) * 100, ((Math.floor(at / width) + 0.5) / height) * 100]
        if (isSeen) solid += 1
        if (isSeen !== isRound(seen, x, y)) wrong += 1
      }
      // Along the edges, which is much of a thing with thin legs.
      expect(wrong / solid, drawing).toBeLessThan(0.2)
    }
  },
)

test.each(images)('whatever hides in $src can be shown whole, from the same file', async ({ places }) => {
  for (const { drawing = '' } of places) {
    await setImmediate()
    const file = publishedFile(drawing)
    const [, left = 0, top = 0, width = 0, height = 0] = (
      /<view id="whole" viewBox="(\S+) (\S+) (\S+) (\S+)"\/>/.exec(file) ?? []
    ).map(Number)
    // The renderer cannot draw what is masked outside of its frame.
    const unmasked = markupOf(file).replace(CUT, '')
    const whole = solidIn(rasterize(unmasked, { left, top, width, height }, 0.5))
    const seen = solidIn(rasterize(markupOf(file), frameIn(file), 0.5))
    // A fifth to almost a half of it is behind something.
    expect(seen / whole, drawing).toBeGreaterThan(0.5)
    expect(seen / whole, drawing).toBeLessThan(0.85)
  }
})

function solidIn({ pixels }: Raster) {
  return pixels.reduce((sum, value, at) => (at % 4 === 3 && value >= 128 ? sum + 1 : sum), 0)
}

/** Whether an odd number of lines is round a point, all in percent. */
function isRound(lines: readonly string[], x: number, y: number) {
  const corners = lines.map((line) => line.split(' ').map((corner) => corner.split(',').map(Number)))
  const crossings = corners.flatMap((line) =>
    line.filter(([toX = 0, toY = 0], at) => {
      const [fromX = 0, fromY = 0] = line.at(at - 1) ?? []
      return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)
    }),
  )
  return crossings.length % 2 === 1
}

function pictureOf({ src }: PostImage) {
  const picture = pictures.find(({ id }) => src === `/scenes/${id}.svg`)
  if (!picture) throw new Error(`Nobody draws ${src}`)
  return picture
}
