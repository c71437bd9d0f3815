import type { Light } from '#scenes/compose/light.ts'
import type { Picture } from '#scenes/compose/picture.ts'
import { vanUnpacked } from './camper-van-evening.ts'
import { vanByTheSea } from './camper-van-noon.ts'
import { vanKitchen } from './camper-van-supper.ts'
import { wanderersBut } from './wanderers.ts'

const noon: Light = { tint: '#fbeecb', amount: 0.1, haze: '#cfe0e2', dim: 0.04 }
const supper: Light = { tint: '#f3bf83', amount: 0.13, haze: '#d8b690', dim: 0.08 }
const evening: Light = { tint: '#e7a27c', amount: 0.16, haze: '#c49aa0', dim: 0.1 }

const packed = ['cool-box', 'folding-chair', 'water-can', 'sandals', 'backpack', 'duffel-bag']

export const camperVan: Picture[] = [
  {
    id: 'camper-van-1',
    alt: 'A camper van with its side door open, parked where it can look at the sea',
    light: noon,
    belongs: {
      often: [...packed, 'tackle-box', 'picnic-basket', 'firewood', 'folded-blankets'],
      never: [...wanderersBut('football', 'camera'), 'footstool', 'spinning-top'],
    },
    loudest: 0.6,
    steps: vanByTheSea,
  },
  {
    id: 'camper-van-2',
    alt: 'The inside of a camper van, a kitchen one and a half metres long, its table let down and set for five',
    light: supper,
    belongs: {
      often: ['crockery', 'saucepan', 'jam-jars', 'egg-basket', 'herb-pot'],
      never: [
        ...wanderersBut('kitchen-scale', 'coffee-grinder'),
        'footstool',
        'drum',
        'sewing-machine',
        'spinning-top',
      ],
    },
    steps: vanKitchen,
  },
  {
    id: 'camper-van-3',
    alt: 'A camper van unpacked onto the grass in the evening sun, all of it round a blanket with one marble on a saucer',
    light: evening,
    belongs: {
      often: [...packed, 'firewood', 'picnic-basket', 'boots', 'slippers'],
      never: [...wanderersBut('camera'), 'footstool', 'sewing-machine'],
    },
    steps: vanUnpacked,
  },
]
