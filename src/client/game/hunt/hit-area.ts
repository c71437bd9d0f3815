/** The middle and the size of something in a picture, in percent of it. */
export type HitArea = { x: number; y: number; width: number; height: number }

/** A hit area is at least 44 px, also when the picture is only this wide: the narrowest phone. */
const HIT = 44
const NARROWEST = 320

/** In percent of a picture that is `pictureWidth` px wide. */
export function hitArea(object: HitArea, aspect: number, pictureWidth = NARROWEST): HitArea {
  return {
    x: object.x,
    y: object.y,
    width: Math.max(object.width, (HIT / pictureWidth) * 100),
    height: Math.max(object.height, ((HIT * aspect) / pictureWidth) * 100),
  }
}

export function overlap(one: HitArea, other: HitArea, gap = 0) {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + gap &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + gap
  )
}
