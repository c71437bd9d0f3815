import { INK } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { shape, stroke } from '#scenes/kit/svg.ts'
import { type Evening, LIT } from './hours.ts'
import { neighbourDoor, wallLamp } from './neighbour-door.ts'
import { place } from './place.ts'
import { chimney, smoke, tiled } from './roofs.ts'
import { silhouette } from './things.ts'
import { bricks } from './walls.ts'
import { flowerBox, sashWindow } from './windows.ts'

type SteppedLook = { id: string; wall: 'clay.clay' | 'cloth.sage'; door: 'enamel.blue' | 'enamel.mustard' }

/** Three storeys of brick under a gable of steps. 0 0 is its left foot; 330 wide, 850 high. */
export function steppedHouse({ near, random }: Evening, { id, wall: brick, door }: SteppedLook) {
  const wall = near(brick)
  const cap = near('clay.bone')
  const trim = near('enamel.cream')
  const steps =
    'M0 4V-560H30V-610H62V-660H96V-712H128V-770Q165 -812 202 -770V-712H234V-660H268V-610H300V-560H330V4Z'
  return [
    place(268, -620, 1, chimney(near('clay.brick'), near('clay.clay'), 40, 150, 1)),
    shape(wall.base, steps),
    shape(wall.shade, 'M250 4V-640H268V-610H300V-560H330V4Z', 0.5),
    bricks(wall, random, { x: 2, y: -556, width: 326, height: 550 }, 0.13),
    bricks(wall, random, { x: 100, y: -706, width: 130, height: 140 }, 0.13),
    ...(
      [
        [-6, -570, 40],
        [24, -620, 42],
        [56, -670, 44],
        [90, -722, 42],
        [198, -722, 42],
        [230, -670, 44],
        [264, -620, 42],
        [296, -570, 40],
      ] as const
    ).map(([x, y, width]) => panel(x < 160 ? cap.light : cap.base, { x, y, width, height: 13 }, 1.5)),
    shape(cap.light, 'M120 -770Q165 -828 210 -770L202 -762Q165 -806 128 -762Z'),
    panel(cap.base, { x: 0, y: -392, width: 330, height: 8 }, 1),
    panel(cap.shade, { x: 0, y: -30, width: 330, height: 34 }, 1.5),
    stroke(near('brass.iron').base, 6, 'M165 -752v34M152 -735h26'),
    place(
      165,
      -586,
      1,
      sashWindow({
        id: `${id}-loft`,
        width: 62,
        height: 84,
        trim,
        isArched: true,
        inside: silhouette(LIT.deep, 'dolls-house', { x: 4, y: 0, height: 50 }),
      }),
    ),
    ...[78, 252].map((x, at) =>
      place(
        x,
        -424,
        1,
        sashWindow({
          id: `${id}-up-${at}`,
          width: 78,
          height: 112,
          trim,
          ...(at === 0 ? { dark: near('glass.blue') } : { curtain: near('cloth.mustard') }),
        }),
      ),
    ),
    ...[78, 252].map((x, at) =>
      place(
        x,
        -250,
        1,
        sashWindow({
          id: `${id}-middle-${at}`,
          width: 78,
          height: 112,
          trim,
          curtain: near('cloth.plum'),
          inside:
            at === 0
              ? silhouette(LIT.deep, 'guitar', { x: -8, y: 2, height: 86 })
              : silhouette(LIT.deep, 'cactus', { x: 10, y: 0, height: 48 }),
        }),
        flowerBox(near('wood.walnut'), near('leaf.leaf'), near('cloth.mustard'), 82, random),
      ),
    ),
    place(
      244,
      -92,
      1,
      sashWindow({
        id: `${id}-down`,
        width: 90,
        height: 106,
        trim,
        inside: silhouette(LIT.deep, 'kettle', { x: 6, y: 0, height: 44 }),
      }),
    ),
    place(92, -18, 0.92, neighbourDoor(near, door, 'clay.bone')),
    place(168, -172, 0.9, wallLamp(near, 150)),
  ].join('')
}

/** Two storeys under a broad tiled roof with a dormer. 0 0 is its left foot; 320 wide, 640 high. */
export function broadHouse({ near, random }: Evening) {
  const wall = near('cloth.mustard')
  const trim = near('paper.white')
  return [
    smoke(near('cloth.oat').light, 66, -694, 0.8),
    place(66, -560, 1, chimney(near('clay.brick'), near('clay.clay'), 54, 92)),
    tiled(
      'broad-roof',
      near('clay.slate'),
      random,
      'M-18 -408L40 -574Q160 -588 284 -572L340 -408Q160 -398 -18 -408Z',
      { left: -24, right: 344, top: -584, bottom: -396 },
      24,
    ),
    shape(near('clay.slate').light, 'M40 -576Q160 -590 284 -574V-564Q160 -580 38 -566Z', 0.7),
    panel(wall.base, { x: 0, y: -410, width: 322, height: 414 }, 1.5),
    shape(wall.shade, 'M262 -404H320V4H262Z', 0.45),
    shape(INK, 'M0 -408H322V-390H0Z', 0.28),
    panel(near('clay.bone').shade, { x: 0, y: -26, width: 322, height: 30 }, 1.5),
    // The dormer.
    shape(INK, 'M128 -414V-500L176 -548L224 -500V-414Z', 0.2),
    shape(trim.shade, 'M122 -416V-498L166 -536L210 -498V-416Z'),
    shape(near('clay.slate').deep, 'M108 -490L166 -548L224 -490L216 -482L166 -530L116 -482Z'),
    place(166, -424, 1, sashWindow({ id: 'broad-dormer', width: 52, height: 64, trim })),
    ...[76, 238].map((x, at) =>
      place(
        x,
        -254,
        1,
        sashWindow({
          id: `broad-up-${at}`,
          width: 76,
          height: 104,
          trim,
          shutter: near('leaf.moss'),
          ...(at === 1 ? { dark: near('glass.blue') } : { curtain: near('paper.rose') }),
        }),
      ),
    ),
    place(
      88,
      -84,
      1,
      sashWindow({
        id: 'broad-down',
        width: 92,
        height: 104,
        trim,
        inside: silhouette(LIT.deep, 'sewing-machine', { x: 0, y: 0, height: 46 }),
      }),
      flowerBox(near('wood.walnut'), near('leaf.leaf'), near('enamel.red'), 96, random),
    ),
    place(232, -18, 0.92, neighbourDoor(near, 'enamel.red', 'paper.white')),
    place(164, -178, 0.9, wallLamp(near, 140)),
  ].join('')
}

/** A small one over the garden wall: 0 0 is its left foot; 200 wide, 270 high. */
export function cottage(
  { middle, random }: Evening,
  id: string,
  look: {
    wall: 'clay.bone' | 'paper.rose' | 'paper.sky' | 'cloth.sage'
    roof: 'clay.brick' | 'clay.slate'
    door: 'enamel.red' | 'enamel.blue' | 'leaf.moss'
  },
) {
  const wall = middle(look.wall)
  const trim = middle('paper.white')
  return [
    place(158, -214, 0.8, chimney(middle('clay.brick'), middle('clay.clay'), 36, 56, 1)),
    tiled(
      id,
      middle(look.roof),
      random,
      'M-14 -136L34 -246Q100 -254 168 -246L214 -136Q100 -128 -14 -136Z',
      { left: -20, right: 220, top: -252, bottom: -128 },
      20,
    ),
    panel(wall.base, { x: 0, y: -138, width: 200, height: 140 }, 1.5),
    shape(wall.shade, 'M164 -134H200V2H164Z', 0.4),
    shape(INK, 'M0 -136H200V-124H0Z', 0.2),
    place(44, -52, 0.56, sashWindow({ id: `${id}-a`, width: 76, height: 96, trim })),
    place(
      160,
      -52,
      0.56,
      sashWindow({ id: `${id}-b`, width: 76, height: 96, trim, curtain: middle('cloth.rust') }),
    ),
    place(104, -4, 0.48, neighbourDoor(middle, look.door, 'paper.white')),
    place(74, -92, 0.5, wallLamp(middle, 110)),
  ].join('')
}
