import { PICTURE, type Picture } from '#scenes/compose/picture.ts'
import type { rendered } from '#scenes/compose/render.ts'
import type { Pose, SpriteKind } from '#scenes/compose/resting-place.ts'
import { type Found, hide } from './hide.ts'
import { frameOf } from './hideout.ts'
import { seenOutlines } from './seen-outline.ts'

/** Where a thing can be hidden, in percent of the picture: the middle of what is clicked, and what is to be seen there. */
export type RestingPlace = {
  kind: SpriteKind
  x: number
  y: number
  pose: Pose
  /** Its turn, in degrees, and how dark it is there, 0 to 1: as drawn. */
  lean: number
  dim: number
  /** What it is, and the file that shows so much of it as is not behind other things, in the light of the room. */
  sprite: string
  drawing: string
  /** The lines round what is to be seen in `drawing`, in percent of it. */
  seen: string[]
}

/** Where the ghost with the key is, in percent of the picture. */
export type GhostPlace = {
  x: number
  y: number
  width: number
  height: number
  drawing: string
  seen: string[]
}

/** Where one hides in a picture, and the files that show it. */
export function hiding(picture: Picture, drawn: ReturnType<typeof rendered>) {
  const {
    id,
    light: { dim },
  } = picture
  const found = hide(picture, drawn)
  const files = new Map<string, string>()
  const counts = new Map<string, number>()

  function fileOf({ hideout: { wanted }, file }: Found) {
    const count = (counts.get(wanted) ?? 0) + 1
    counts.set(wanted, count)
    const name = `scenes/hidden/${id}/${wanted === 'ghost' ? 'ghost' : `${wanted}-${count}`}.svg`
    files.set(name, file)
    return `/${name}`
  }

  const ghosts: GhostPlace[] = []
  const places: RestingPlace[] = []
  for (const one of found) {
    const { left, top, width, height } = frameOf(one.hideout)
    const { wanted, pose, lean, sprite } = one.hideout
    const x = percent(left + width / 2, PICTURE.width)
    const y = percent(top + height / 2, PICTURE.height)
    const drawing = fileOf(one)
    const seen = seenOutlines(one.file)
    if (wanted === 'ghost')
      ghosts.push({
        x,
        y,
        width: percent(width, PICTURE.width),
        height: percent(height, PICTURE.height),
        drawing,
        seen,
      })
    else places.push({ kind: wanted, x, y, pose, lean, dim, sprite: sprite.id, drawing, seen })
  }
  const [ghost] = ghosts
  if (!ghost) throw new Error(`Nothing in ${id} could hide a ghost`)
  return { places, ghost, files, found }
}

/** To a tenth of a percent. */
function percent(value: number, of: number) {
  return Math.round((value / of) * 1000) / 10
}
