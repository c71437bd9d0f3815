import { type Dye, dyeNames, type Paint } from '#scenes/kit/palette.ts'
import type { Hand } from '#scenes/kit/thing.ts'
import type { Told } from './by-hand.ts'

/** As one calls the colour of cloth, tin and leather. */
const colours: Partial<Record<Dye, string>> = {
  'wood.pine': 'tan',
  'wood.oak': 'brown',
  'wood.walnut': 'dark brown',
  'wood.drift': 'grey',
  'brass.brass': 'brass',
  'brass.copper': 'copper',
  'brass.iron': 'black',
  'brass.tin': 'silver',
  'enamel.teal': 'teal',
  'enamel.red': 'red',
  'enamel.cream': 'cream',
  'enamel.blue': 'blue',
  'enamel.mustard': 'yellow',
  'cloth.rust': 'rust-red',
  'cloth.indigo': 'indigo',
  'cloth.mustard': 'mustard',
  'cloth.sage': 'sage-green',
  'cloth.plum': 'plum',
  'cloth.oat': 'oatmeal',
  'paper.white': 'white',
  'paper.kraft': 'straw',
  'paper.sky': 'pale blue',
  'paper.rose': 'pink',
  'leaf.leaf': 'green',
  'leaf.moss': 'dark green',
  'leaf.olive': 'olive',
  'leaf.autumn': 'orange',
  'clay.clay': 'terracotta',
  'clay.brick': 'brick-red',
  'clay.bone': 'bone-white',
  'clay.slate': 'slate-grey',
}

const woods: Partial<Record<Dye, string>> = {
  'wood.pine': 'pine',
  'wood.oak': 'oak',
  'wood.walnut': 'walnut',
  'wood.drift': 'driftwood',
}

/** Made of wood, where it is not painted. */
const wooden = new Set([
  ...['chest-of-drawers', 'chess-box', 'coffee-grinder', 'cuckoo-clock', 'mantel-clock', 'oar', 'radio'],
  ...['barrel', 'rocking-horse', 'round-table', 'skis', 'sled', 'stool', 'toolbox'],
])

/** What one tells apart by its colour: that of its body, which is the first that whoever draws it asks for. */
const toldApart = new Set([
  ...wooden,
  ...['accordion', 'alarm-clock', 'armchair', 'backpack', 'bicycle', 'biscuit-tin', 'bolster', 'boots'],
  ...['bowler-hat', 'bread-bin', 'bucket', 'buoy', 'camera', 'candlestick', 'coat', 'concertina', 'cool-box'],
  ...[
    'desk-lamp',
    'drum',
    'duffel-bag',
    'enamel-mug',
    'flashlight',
    'folding-chair',
    'footstool',
    'frying-pan',
  ],
  ...['gramophone', 'guitar', 'hurricane-lantern', 'ice-skates', 'jug', 'kettle', 'kitchen-scale'],
  ...['knitted-scarf', 'letter-box', 'milk-churn', 'oil-can', 'old-trunk', 'paper-lantern', 'roller-skates'],
  ...['rolled-rug', 'rope', 'rubber-boots', 'saucepan', 'slippers', 'spinning-top', 'suitcase'],
  ...['tackle-box', 'teapot', 'teddy-bear', 'telephone', 'thermos', 'tin-robot', 'toaster', 'toy-train'],
  ...['travel-bag', 'trumpet', 'typewriter', 'umbrella', 'vice', 'violin-case', 'water-can', 'watering-can'],
])

/** Somebody who draws, and remembers the first colour asked for. */
export function watched(hand: Hand) {
  let body = ''
  const paint: Paint = (dye) => {
    const tones = hand.paint(dye)
    body ||= tones.base
    return tones
  }
  return { hand: { ...hand, paint }, body: () => body }
}

/** What is told of a thing, its colour included, if that is one of the colours of this light. */
export function coloured<T extends Told>(thing: T, body: string, paint: Paint): Told {
  const dye = toldApart.has(thing.id) ? dyeNames.find((one) => paint(one).base === body) : undefined
  const word = dye && ((wooden.has(thing.id) && woods[dye]) || colours[dye])
  return word
    ? { ...thing, name: thing.name.replace(/^(an? pair of |a coil of |an? )/, `$1${word} `) }
    : thing
}
