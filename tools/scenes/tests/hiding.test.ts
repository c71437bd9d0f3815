import { expect, test } from 'vitest'
import { judge, lookAt } from '#scenes/hiding/judge.ts'
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

function pictureOf({ src }: PostImage) {
  const picture = pictures.find(({ id }) => src === `/scenes/${id}.svg`)
  if (!picture) throw new Error(`Nobody draws ${src}`)
  return picture
}
