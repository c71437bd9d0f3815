import type { Stage } from '#scenes/compose/stage.ts'
import { INK, type Tones } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { shelf } from './boards.ts'
import { beam, glow } from './lamplight.ts'

/** Where the drive meets the garage. */
export const GROUND = 712
const OPENING = { left: 322, right: 1158, top: 214 }

/** The garage from within: board wall, a small window, joists, a bulb, shelves to be filled. */
export function inside(stage: Stage) {
  const paint = stage.paint('back')
  const [wall, joist, floor] = [paint('wood.oak'), paint('wood.walnut'), paint('clay.slate')]
  const { left, right, top } = OPENING
  return [
    panel(wall.shade, { x: left, y: top - 10, width: right - left, height: GROUND - top + 10 }, 0),
    ...Array.from({ length: 9 }, (_, at) =>
      panel(at % 2 ? wall.base : wall.shade, { x: 404 + at * 76, y: top, width: 72, height: 420 }, 1),
    ),
    shape(wall.deep, `M${left} ${top}L404 ${top}V632L${left} ${GROUND}Z`),
    shape(wall.shade, `M${right} ${top}L1086 ${top}V632L${right} ${GROUND}Z`),
    shape(floor.shade, `M404 630H1086L${right} ${GROUND}H${left}Z`),
    panel(joist.deep, { x: left, y: top, width: right - left, height: 48 }, 0),
    ...[404, 560, 724, 888, 1050].map((x) => panel(joist.base, { x, y: top, width: 30, height: 50 }, 1)),
    shelf(wall, { x: 424, y: 410, width: 640 }, 14),
    shelf(wall, { x: 410, y: 536, width: 664 }, 14),
  ].join('')
}

/** The up-and-over door: one sees its underside, and the edge that hangs out over the drive. */
function liftedDoor(door: Tones, trim: Tones) {
  return [
    panel(trim.base, { x: 290, y: 186, width: 34, height: GROUND - 186 }, 1),
    panel(trim.base, { x: 1156, y: 186, width: 34, height: GROUND - 186 }, 1),
    panel(trim.shade, { x: 1172, y: 186, width: 18, height: GROUND - 186 }, 1),
    shape(door.shade, 'M322 252H1158L1196 196H284Z'),
    ...[0, 1, 2, 3, 4, 5].map((at) => {
      const far = 340 + at * 134.5
      const near = 304 + at * 146.5
      return shape(door.deep, `M${short(far)} 246h126L${short(near + 136)} 204h-130Z`, 0.45)
    }),
    panel(door.base, { x: 280, y: 170, width: 920, height: 32 }, 2),
    panel(door.light, { x: 280, y: 170, width: 920, height: 8 }, 2),
    panel(door.shade, { x: 700, y: 184, width: 84, height: 12 }, 2),
    shape(INK, `M322 252H1158V276H322Z`, 0.28),
  ].join('')
}

/** The dusk of the garage over what is in it, then sun through the door and the bulb. */
export function garageAir(stage: Stage) {
  const paint = stage.paint('back')
  const { left, right, top } = OPENING
  stage.draw(
    shape(INK, `M${left} ${top}H${right}V${GROUND}H${left}Z`, 0.12),
    shape(INK, `M${left} ${top}H${right}V380L${left} 560Z`, 0.1),
    beam({ left: 322, right: 640, y: GROUND }, { left: 620, right: 1158, y: 420 }, 0.1),
    stroke(paint('brass.iron').deep, 4, 'M740 252V296'),
    glow(740, 318, 130, 0.12),
    oval('#fff1c9', 740, 318, 17, 21),
    liftedDoor(paint('enamel.teal'), paint('paper.white')),
  )
}
