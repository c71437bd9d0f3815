import type { Light } from '#scenes/compose/light.ts'
import type { Picture } from '#scenes/compose/picture.ts'
import { behindTheBoxes } from './garage-sale-boxes.ts'
import { lastHour } from './garage-sale-evening.ts'
import { saleMorning } from './garage-sale-morning.ts'
import { wanderersBut } from './wanderers.ts'

const morning: Light = { tint: '#ffe9bd', amount: 0.1, haze: '#cfd8cf', dim: 0.05 }
const noon: Light = { tint: '#6a6678', amount: 0.14, haze: '#8d8f9e', dim: 0.14 }
const evening: Light = { tint: '#f0a25c', amount: 0.17, haze: '#e3ab86', dim: 0.1 }

export const garageSale: Picture[] = [
  {
    id: 'garage-sale-1',
    alt: 'A sunny morning at an open garage, its treasures spread over tables and blankets on the drive, and a dog in the blue armchair',
    light: morning,
    belongs: { often: [], never: ['alarm-clock', 'concertina', 'camera'] },
    steps: saleMorning,
  },
  {
    id: 'garage-sale-2',
    alt: 'A garage crammed to the beams, seen from within, where a small blue car with its lights on got as far as the boxes',
    light: noon,
    belongs: {
      often: [
        'cool-box',
        'folding-chair',
        'bowler-hat',
        'photo-album',
        'knitting-basket',
        'toy-train',
        'paint-tins',
      ],
      never: [...wanderersBut('toaster', 'football', 'kitchen-scale'), 'footstool'],
    },
    steps: behindTheBoxes,
  },
  {
    id: 'garage-sale-3',
    alt: 'The last hour of a sale on the lawn, the sun low between the roofs, long shadows, soup on in the kitchen',
    light: evening,
    belongs: { often: [], never: ['alarm-clock', 'concertina', 'telephone'] },
    steps: lastHour,
  },
]
