import { type Air, INK, LAMP, mix, type Paint, paintIn, type Tones } from '#scenes/kit/palette.ts'
import { type Random, randomFrom } from '../../../src/client/lib/seeded-random.ts'

type HourId = 'dusk' | 'night'

/** What the air does to colours near by, over the garden wall, and down in the valley; and what is in the sky. */
type Hour = Record<'near' | 'middle' | 'far', Air> & { sky: Sky }

type Sky = { moon: string; cloud: string; underside: string; puddle: string }

/** The street twice in one evening: at sundown for the Paper scheme, after dark for the other. */
const hours: Record<HourId, Hour> = {
  dusk: {
    near: { tint: '#5b4a80', amount: 0.27 },
    middle: { tint: '#96708f', amount: 0.52 },
    far: { tint: '#d39c96', amount: 0.74 },
    sky: { moon: '#fffdf8', cloud: '#fff6e6', underside: '#e8a88f', puddle: '#f4c6a4' },
  },
  night: {
    near: { tint: '#25224c', amount: 0.46 },
    middle: { tint: '#332c5c', amount: 0.66 },
    far: { tint: '#4d3f70', amount: 0.84 },
    sky: { moon: '#fff3d6', cloud: '#6d5787', underside: '#b9788a', puddle: '#6d5787' },
  },
}

/** The hours of the street, as its files are called. */
export const hourIds = Object.keys(hours) as HourId[]

/** What everybody who draws a piece of the street is given: the hour's paints, and chance. */
export type Evening = { id: HourId; near: Paint; middle: Paint; far: Paint; sky: Sky; random: Random }

/** An hour, and chance from `seed`, for one composition. */
export function evening(id: HourId, seed: string): Evening {
  const { near, middle, far, sky } = hours[id]
  return {
    id,
    near: paintIn(near),
    middle: paintIn(middle),
    far: paintIn(far),
    sky,
    random: randomFrom(seed),
  }
}

/** Glass with a lamp behind it is the same at every hour; that is what makes it shine. */
export const LIT: Tones = {
  base: mix(LAMP, '#d9822f', 0.42),
  light: LAMP,
  shade: mix(LAMP, '#c0662c', 0.66),
  deep: mix('#b8622f', INK, 0.3),
}
