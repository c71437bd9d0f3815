import { svgFile } from '#scenes/compose/render.ts'
import { valley } from './far.ts'
import { grass, pavement, poolOfLight, puddle } from './ground.ts'
import { type Evening, evening } from './hours.ts'
import { GLOW } from './neighbour-door.ts'
import { steppedHouse } from './neighbours.ts'
import { ourHouse } from './our-house.ts'
import { lightAt } from './our-light.ts'
import { place } from './place.ts'
import { birds, clouds, moon, stars } from './sky.ts'
import { doorstep, GROUND, lane, nextDoor } from './street.ts'

const SIZE = { width: 1250, height: 1000 }
const HOME = 552

/** The street for screens higher than wide: our house fills it, the words stand in the sky above. */
export function tallStreet(hour: Evening['id']) {
  const e = evening(hour, 'the tall street')
  return svgFile(
    [
      GLOW,
      stars(e, SIZE.width, 520),
      moon(e, 880, 150, 42),
      clouds(e, [
        [20, 330, 260],
        [930, 300, 200],
      ]),
      birds(e.middle('cloth.indigo').base, [
        [250, 240, 20],
        [210, 206, 14],
        [180, 236, 12],
      ]),
      valley(e, SIZE.width, 640),
      lane(e, HOME),
      place(964, GROUND, 1, steppedHouse(e, { id: 'next', wall: 'clay.clay', door: 'enamel.blue' })),
      place(HOME, GROUND, 1, ourHouse(e)),
      pavement(e, { y: GROUND, bottom: SIZE.height, width: SIZE.width }),
      poolOfLight(1118, 960, 150),
      grass(e, 0, 310, GROUND + 4),
      doorstep(e, HOME),
      nextDoor(e, 964),
      puddle(e, 850, 972, 130),
    ].join(''),
    SIZE,
  )
}

/** Our light, to be laid over the tall street. */
export function tallLight(hour: Evening['id']) {
  return svgFile(lightAt(evening(hour, 'the light'), HOME, GROUND), SIZE)
}
