import { svgFile } from '#scenes/compose/render.ts'
import { valley } from './far.ts'
import { grass, pavement, poolOfLight, puddle } from './ground.ts'
import { type Evening, evening } from './hours.ts'
import { GLOW } from './neighbour-door.ts'
import { broadHouse, steppedHouse } from './neighbours.ts'
import { ourHouse } from './our-house.ts'
import { lightAt } from './our-light.ts'
import { place } from './place.ts'
import { birds, clouds, moon, stars } from './sky.ts'
import { doorstep, GROUND, lane, nextDoor } from './street.ts'
import { standing } from './things.ts'

const SIZE = { width: 2600, height: 1000 }
const HOME = 1300

/** The street for screens wider than high: the sky on the left is left to the words. */
export function wideStreet(hour: Evening['id']) {
  const e = evening(hour, 'the wide street')
  return svgFile(
    [
      GLOW,
      stars(e, SIZE.width, 560, { left: 260, right: 1040 }),
      moon(e, 1600, 150, 40),
      clouds(e, [
        [180, 470, 300],
        [690, 560, 260],
        [1900, 90, 240],
        [2240, 210, 300],
      ]),
      birds(e.middle('cloth.indigo').base, [
        [1690, 330, 20],
        [1650, 296, 14],
        [1610, 320, 12],
      ]),
      valley(e, SIZE.width, 650),
      lane(e, HOME),
      place(2046, GROUND, 1, broadHouse(e)),
      place(
        2392,
        GROUND,
        1.06,
        steppedHouse(e, { id: 'corner', wall: 'cloth.sage', door: 'enamel.mustard' }),
      ),
      place(1710, GROUND, 1, steppedHouse(e, { id: 'next', wall: 'clay.clay', door: 'enamel.blue' })),
      place(HOME, GROUND, 1, ourHouse(e)),
      pavement(e, { y: GROUND, bottom: SIZE.height, width: SIZE.width }),
      poolOfLight(1864, 960, 150),
      poolOfLight(2210, 960, 150),
      grass(e, 0, 1060, GROUND + 4),
      doorstep(e, HOME),
      nextDoor(e, 1710),
      standing(e.near, 'barrel', { x: 2396, y: 956, seed: '1', scale: 0.9 }),
      puddle(e, 1590, 972, 150),
      puddle(e, 930, 970, 110),
    ].join(''),
    SIZE,
  )
}

/** Our light, to be laid over the wide street. */
export function wideLight(hour: Evening['id']) {
  return svgFile(lightAt(evening(hour, 'the light'), HOME, GROUND), SIZE)
}
