import type { Box } from './box.ts'
import { PICTURE } from './picture.ts'

/** What players look for in the pictures that hide something. */
export type SpriteKind = 'bag' | 'stove'
export type Pose = 'stand' | 'lean' | 'hang'

/** The boxes of hidden things, in drawing units: 15 by 20 and 12 by 12 percent of the picture. */
export const spriteBoxes: Record<SpriteKind, { width: number; height: number }> = {
  bag: { width: 0.15 * PICTURE.width, height: 0.2 * PICTURE.height },
  stove: { width: 0.12 * PICTURE.width, height: 0.12 * PICTURE.height },
}

/** What a hidden thing would fill, if it rested on `x y` or hung from there. */
export function restingBox(kind: SpriteKind, x: number, y: number, pose: Pose): Box {
  const { width, height } = spriteBoxes[kind]
  const centreX = tenth(x, PICTURE.width)
  const centreY = tenth(pose === 'hang' ? y + height / 2 : y - height / 2, PICTURE.height)
  return {
    left: centreX - width / 2,
    right: centreX + width / 2,
    top: centreY - height / 2,
    bottom: centreY + height / 2,
  }
}

/** To a tenth of a percent of the picture. */
function tenth(value: number, of: number) {
  return (Math.round((value / of) * 1000) / 1000) * of
}
