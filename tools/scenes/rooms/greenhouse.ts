import type { Light } from '#scenes/compose/light.ts'
import type { Picture } from '#scenes/compose/picture.ts'
import { tomatoesCleared } from './greenhouse-autumn.ts'
import { pottingByLamplight } from './greenhouse-night.ts'
import { keptInTheGreen } from './greenhouse-spring.ts'
import { wanderersBut } from './wanderers.ts'

const spring: Light = { tint: '#e9efc4', amount: 0.12, haze: '#d2e2c6', dim: 0.05 }
const autumn: Light = { tint: '#f0b878', amount: 0.16, haze: '#e0b98c', dim: 0.08 }
const lamplight: Light = { tint: '#4a4468', amount: 0.12, haze: '#5b557c', dim: 0.2 }

const grown = ['clay-pots', 'herb-pot', 'seedling-tray', 'hand-tools', 'fern', 'potted-plant']

export const greenhouse: Picture[] = [
  {
    id: 'greenhouse-1',
    alt: 'A greenhouse in spring, where more is kept than plants',
    light: spring,
    belongs: {
      often: [...grown, 'tomato-plant', 'rubber-boots'],
      never: [...wanderersBut('telephone'), 'footstool', 'sewing-machine'],
    },
    steps: keptInTheGreen,
  },
  {
    id: 'greenhouse-2',
    alt: 'A greenhouse in autumn, the last tomatoes cleared and what they were hiding come to light',
    light: autumn,
    belongs: {
      often: [
        'clay-pots',
        'hand-tools',
        'pumpkin',
        'cabbage-crate',
        'wooden-crate',
        'rubber-boots',
        'herb-pot',
      ],
      never: [...wanderersBut('trumpet', 'mantel-clock'), 'footstool', 'sewing-machine', 'chess-box'],
    },
    steps: tomatoesCleared,
  },
  {
    id: 'greenhouse-3',
    alt: 'A potting shed at night, green from the floor to the beam under its one lamp, the moon in the window',
    light: lamplight,
    belongs: {
      often: [...grown, 'pumpkin', 'cabbage-crate', 'rubber-boots'],
      never: [...wanderersBut('oil-can'), 'footstool', 'book-row', 'spinning-top', 'sewing-machine'],
    },
    steps: pottingByLamplight,
  },
]
