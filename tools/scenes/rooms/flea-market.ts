import type { Light } from '#scenes/compose/light.ts'
import type { Picture } from '#scenes/compose/picture.ts'
import { lampsUnderArches } from './flea-market-lamps.ts'
import { copperMorning } from './flea-market-pans.ts'
import { recordsInTheRain } from './flea-market-records.ts'
import { wanderersBut } from './wanderers.ts'

const beforeDawn: Light = { tint: '#22225c', amount: 0.24, haze: '#33356f', dim: 0.2 }
const wet: Light = { tint: '#75899b', amount: 0.16, haze: '#a3b2b8', dim: 0.12 }
const sunrise: Light = { tint: '#ffb98c', amount: 0.13, haze: '#efc3b0', dim: 0.06 }

export const fleaMarket: Picture[] = [
  {
    id: 'flea-market-1',
    alt: 'A lamp stall under the railway arches before dawn, dozens of lamps lit, a lighthouse still at work beyond the harbour',
    light: beforeDawn,
    belongs: {
      often: ['candlestick', 'desk-lamp', 'table-lamp', 'bowler-hat', 'photo-album', 'bottle-ship'],
      never: wanderersBut('camera'),
    },
    steps: lampsUnderArches,
  },
  {
    id: 'flea-market-2',
    alt: 'Records and radios under striped awnings, rain on the cobbles, and an accordion in the shelter of a yellow umbrella',
    light: wet,
    belongs: {
      often: ['drum', 'violin-case', 'record-crate', 'radio'],
      never: wanderersBut('concertina', 'trumpet'),
    },
    steps: recordsInTheRain,
  },
  {
    id: 'flea-market-3',
    alt: 'Kitchen day at the market, copper pans on a rail and the sun coming up among them, as round and as red',
    light: sunrise,
    belongs: {
      often: [],
      never: ['alarm-clock', 'concertina', 'telephone', 'toaster', 'coffee-grinder', 'kitchen-scale'],
    },
    steps: copperMorning,
  },
]
