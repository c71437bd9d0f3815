import type { Light } from '#scenes/compose/light.ts'
import type { Picture } from '#scenes/compose/picture.ts'
import { atticAfternoon } from './attic-afternoon.ts'
import { atticMoonlight } from './attic-moonlight.ts'
import { atticRain } from './attic-rain.ts'
import { wanderersBut } from './wanderers.ts'

const afternoon: Light = { tint: '#f2c98a', amount: 0.12, haze: '#d0b48c', dim: 0.06 }
const moonlight: Light = { tint: '#2a3068', amount: 0.24, haze: '#454f8c', dim: 0.36 }
const rain: Light = { tint: '#9fb0ac', amount: 0.18, haze: '#b4bdb0', dim: 0.12 }

export const attic: Picture[] = [
  {
    id: 'attic-1',
    alt: 'An attic on a late afternoon, sun falling through the round window in the gable',
    light: afternoon,
    belongs: {
      often: [
        'photo-album',
        'hat-box',
        'bowler-hat',
        'travel-bag',
        'suitcase',
        'knitting-basket',
        'slippers',
      ],
      never: wanderersBut('mantel-clock', 'camera'),
    },
    steps: atticAfternoon,
  },
  {
    id: 'attic-2',
    alt: 'An attic by moonlight, one bulb burning beside the chimney',
    light: moonlight,
    belongs: {
      often: ['violin-case', 'drum', 'record-crate', 'radio', 'candlestick', 'photo-album'],
      never: [...wanderersBut('concertina', 'trumpet', 'typewriter'), 'saucepan', 'jam-jars'],
    },
    steps: atticMoonlight,
  },
  {
    id: 'attic-3',
    alt: 'An attic on a rainy day, every toy box open under the skylight',
    light: rain,
    belongs: {
      often: [
        'building-blocks',
        'toy-train',
        'teddy-bear',
        'tin-robot',
        'spinning-top',
        'chess-box',
        'toy-boat',
      ],
      never: [...wanderersBut('toy-truck', 'football'), 'kettle', 'teapot', 'saucepan', 'biscuit-tin'],
    },
    steps: atticRain,
  },
]
