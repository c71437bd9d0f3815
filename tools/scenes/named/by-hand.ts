/** What is drawn by hand for one room, and answers all the same. */
const byHand = {
  'sleeping-cat': {
    name: 'a sleeping cat',
    says: ['Do not. It took an hour to get it to sleep.', 'It comes with the room.', 'One ear is awake.'],
  },
  'sitting-cat': {
    name: 'a cat',
    says: ['It is not for sale, and has said so.', 'It has seen you. That will have to do.'],
  },
  dog: {
    name: 'a dog in the blue armchair',
    says: ['Everything has a price except the dog.', 'He guards the chair, mostly by lying on it.'],
  },
  squirrel: {
    name: 'a squirrel',
    says: ['It has buried the spoons. All of them.', 'It is waiting for you to look elsewhere.'],
  },
  gull: {
    name: 'a gull on foot',
    says: ['It had one sandwich, and is reviewing it.', 'It walks up and down like a landlord.'],
  },
  'small-car': {
    name: 'a small blue car',
    says: [
      'First time in the garage since 2009. It got this far.',
      'Its lights are on, and somebody ought to be home.',
    ],
  },
  'camper-van': {
    name: 'a camper van',
    says: ['It has learned a new noise.', 'It does sixty downhill, and everybody waves.'],
  },
  'rowing-boat': {
    name: 'an upturned rowing boat',
    says: ['Mended once, and leaking somewhere new.', 'It dries better than it floats.'],
  },
  'box-of-lids': {
    name: 'a box of lids',
    says: ['Lids, and nothing but lids.', 'The pots are in the other box. There is no other box.'],
  },
  carton: {
    name: 'a cardboard box',
    says: [
      'Packed for a move that never came.',
      'What is in it is written on the other side.',
      'Whoever taped this meant it.',
      'It is heavier than it was in spring.',
    ],
  },
  'copper-pan': {
    name: 'a copper pan',
    says: ['Polished on Sundays, used on Mondays.', 'The sun comes up in it.'],
  },
  'left-boot': {
    name: 'a left boot',
    says: [
      'Its right one went over the pass.',
      'A left one again.',
      'It has stood beside strangers for years.',
    ],
  },
  'open-umbrella': {
    name: 'an open umbrella',
    says: ['Left open to dry, which it will not.', 'The rain knows its name.'],
  },
  'oak-radio': {
    name: 'an oak radio',
    says: ['It has the shape of a chapel, and the hum of one.', 'Long wave, long repair.'],
  },
  'walnut-radio': {
    name: 'a walnut radio',
    says: ['Its green eye is shut. It listens.', 'It waits for its owner, and for a valve.'],
  },
  'cream-radio': {
    name: 'a cream radio',
    says: ['Five ivory keys, and one that sticks.', 'It came in humming. It still hums.'],
  },
  'cash-register': {
    name: 'a till',
    says: ['It rings for every sale, and once for luck.', 'It adds up in a currency of its own.'],
  },
  'music-stand': {
    name: 'a music stand',
    says: [
      'Second movement, bar nine. It is always bar nine.',
      'It folds in four places, never the one you want.',
    ],
  },
  'floor-pump': {
    name: 'a floor pump',
    says: [
      'It breathes in, it breathes out, it leaks a little.',
      'Ten strokes to the bar, and one for the pump.',
    ],
  },
  'open-radio': {
    name: 'a radio with its back off',
    says: ['It works better when one can see it try.', 'Somebody knows where that last screw goes.'],
  },
  marble: {
    name: 'a marble on a saucer',
    says: ['So that was the noise.', 'Four years, eleven countries, behind the left bench.'],
  },
  tent: {
    name: 'a tent',
    says: ['Pitched in the dark, on the only root.', 'It sleeps three, or two who snore.'],
  },
  balloons: {
    name: 'three balloons',
    says: ['They are holding up the sale.', 'One will be on the church roof by noon.'],
  },
} as const

export type Told = { id: string; name: string; says: readonly [string, string, ...string[]] }

/** Markup that has a name. */
export type Named = { told: Told; markup: string }

/** Gives what is drawn a name, so that it answers; it is drawn as it would be without. */
export function named(id: keyof typeof byHand, ...markup: string[]): Named {
  return { told: { id, ...byHand[id] }, markup: markup.join('') }
}

/** All that is told of what is drawn by hand. */
export const toldByHand: readonly Told[] = Object.entries(byHand).map(([id, told]) => ({ id, ...told }))
