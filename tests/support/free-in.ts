import { hostsAmong } from '#client/feed/hosts.ts'
import type { Post } from '#client/feed/post.ts'
import { hitArea } from '#client/game/hunt/hit-area.ts'
import { placeHidden } from '#client/game/hunt/placement.ts'

/** In percent of a picture. Browsers give a touch to a nearby control rather than to the exact point. */
const NEAR_BY = 5

/** Which points of a post's picture, in its own units, are not covered by a clickable hidden thing. */
export function freeIn({ id, image }: Post, posts: readonly Post[]) {
  if (!image) throw new Error(`${id} has no picture.`)
  const { width, height, places, ghost } = image
  const hidden = hostsAmong(posts).has(id) ? placeHidden(id, places, width / height) : []
  const areas = [...hidden, ...(ghost ? [ghost] : [])].map((one) => hitArea(one, width / height))
  return (x: number, y: number) =>
    areas.every(
      (area) =>
        Math.abs((x / width) * 100 - area.x) > area.width / 2 + NEAR_BY ||
        Math.abs((y / height) * 100 - area.y) > area.height / 2 + NEAR_BY,
    )
}
