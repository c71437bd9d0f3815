import { INK } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { shape, stroke } from '#scenes/kit/svg.ts'
import { bell } from './bell.ts'
import { type Evening, LIT } from './hours.ts'
import { ivy } from './ivy.ts'
import { DOOR, ourDoor } from './our-door.ts'
import { named, place } from './place.ts'
import { chimney, smoke, tiled } from './roofs.ts'
import { shopWindow } from './shop-window.ts'
import { silhouette } from './things.ts'
import { barePatch } from './walls.ts'
import { flowerBox, roundWindow, sashWindow } from './windows.ts'

const WALL = 'M-222 4V-470L30 -812L282 -470L402 -330V4Z'

/** Our house: 0 0 is the pavement before the door. Its gable rises to -830, it reaches from -250 to 430. */
export function ourHouse(evening: Evening) {
  const { near, random } = evening
  const wall = near('clay.slate')
  const trim = near('enamel.cream')
  const wood = near('wood.walnut')
  return [
    smoke(near('cloth.oat').light, -100, -846, 0.6),
    place(-100, -640, 1, chimney(near('clay.brick'), near('clay.clay'), 62, 170)),
    shape(wall.base, WALL),
    shape(wall.shade, 'M250 4V-520L282 -470L402 -330V4Z', 0.55),
    shape(wall.light, 'M-222 4V-470L-150 -568Q-190 -300 -182 4Z', 0.28),
    barePatch(wall, near('clay.brick'), random, -176, -300, 34),
    barePatch(wall, near('clay.brick'), random, 236, -300, 30),
    panel(near('clay.bone').shade, { x: -222, y: -34, width: 624, height: 40 }, 2),
    shape(
      near('clay.bone').deep,
      'M-170 -34h3v38h-3ZM-96 -34h3v38h-3ZM196 -34h3v38h-3ZM270 -34h3v38h-3ZM344 -34h3v38h-3Z',
      0.4,
    ),
    roofEdges(evening),
    place(
      30,
      -640,
      1,
      roundWindow('loft', 44, trim, silhouette(LIT.deep, 'rocking-horse', { x: 2, y: 44, height: 62 })),
    ),
    place(
      -80,
      -434,
      1,
      sashWindow({
        id: 'upstairs-left',
        width: 78,
        height: 106,
        trim,
        shutter: near('enamel.teal'),
        curtain: near('cloth.rust'),
        inside: silhouette(LIT.deep, 'table-lamp', { x: 6, y: 0, height: 60 }),
      }),
      flowerBox(wood, near('leaf.leaf'), near('enamel.red'), 82, random),
    ),
    place(
      140,
      -434,
      1,
      sashWindow({
        id: 'upstairs-right',
        width: 78,
        height: 106,
        trim,
        shutter: near('enamel.teal'),
        inside: [
          silhouette(LIT.deep, 'globe', { x: -14, y: 0, height: 56 }),
          silhouette(LIT.deep, 'hanging-plant', { x: 20, y: -46, height: 62 }),
        ].join(''),
      }),
      flowerBox(wood, near('leaf.leaf'), near('paper.rose'), 82, random),
    ),
    shopWindow(evening),
    ivy(near, random, [
      { x: -214, y: 0, toX: -196, toY: -250, width: 26 },
      { x: -200, y: -240, toX: -206, toY: -480, width: 17 },
      { x: -196, y: -230, toX: -150, toY: -330, width: 11 },
    ]),
    place(DOOR.x, DOOR.y, DOOR.scale, ourDoor(near)),
    place(122, -336, 1, named('bell', bell(near))),
  ].join('')
}

/** Tiles seen from the gable end, and the boards along them: a long slope to the right, for the lean-to. */
function roofEdges({ near, random }: Evening) {
  const tiles = near('clay.brick')
  const board = near('enamel.cream')
  return [
    shape(INK, 'M-236 -446L30 -806L278 -470L402 -326V-292L270 -440L30 -770L-222 -420Z', 0.28),
    tiled(
      'our-roof',
      tiles,
      random,
      'M-262 -452Q-130 -628 18 -842Q30 -858 44 -842Q170 -664 304 -494Q372 -410 446 -336L420 -312Q340 -390 276 -470Q150 -632 30 -798Q-90 -624 -232 -430Z',
      { left: -270, right: 450, top: -856, bottom: -300 },
      24,
    ),
    stroke(tiles.light, 4, 'M-260 -452Q-130 -628 18 -842Q30 -858 44 -842'),
    stroke(board.shade, 12, 'M-226 -434Q-90 -624 30 -790Q150 -626 278 -464Q340 -386 416 -314'),
    stroke(board.base, 7, 'M-228 -437Q-90 -627 30 -794Q62 -750 96 -704'),
  ].join('')
}
