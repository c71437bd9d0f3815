import type { Light } from '#scenes/compose/light.ts'
import type { Picture } from '#scenes/compose/picture.ts'
import { netLoft } from './boathouse-loft.ts'
import { boathouseLowTide } from './boathouse-low-tide.ts'
import { boathouseStorm } from './boathouse-storm.ts'
import { wanderersBut } from './wanderers.ts'

const lowTide: Light = { tint: '#d9e6dc', amount: 0.14, haze: '#bfd4d3', dim: 0.07 }
const storm: Light = { tint: '#4d6172', amount: 0.18, haze: '#6f8490', dim: 0.22 }
const loft: Light = { tint: '#e8b47a', amount: 0.15, haze: '#caa27c', dim: 0.09 }

const ashore = ['glass-floats', 'lobster-pot', 'buoy', 'tackle-box', 'rope']
const indoors = ['footstool', 'sewing-machine', 'teapot', 'saucepan', 'crockery', 'chess-box', 'bread-bin']

export const boathouse: Picture[] = [
  {
    id: 'boathouse-1',
    alt: 'A boathouse at low tide, its gate open on a calm harbour',
    light: lowTide,
    belongs: {
      often: [...ashore, 'bucket', 'rubber-boots', 'sandals'],
      never: [...wanderersBut('concertina'), ...indoors],
    },
    steps: boathouseLowTide,
  },
  {
    id: 'boathouse-2',
    alt: 'The boathouse the morning after a storm, the sea at the door and nothing where it stood',
    light: storm,
    belongs: {
      often: [...ashore, 'bucket', 'barrel', 'wooden-crate', 'water-can'],
      never: [...wanderersBut('oil-can', 'vice'), ...indoors],
    },
    steps: boathouseStorm,
  },
  {
    id: 'boathouse-3',
    alt: 'The net loft over the boathouse, its hatch open on the low sun and a boat coming home',
    light: loft,
    belongs: {
      often: [...ashore, 'toy-boat', 'map-rolls', 'hurricane-lantern', 'duffel-bag'],
      never: [...wanderersBut('concertina'), ...indoors, 'jam-jars', 'biscuit-tin'],
    },
    steps: netLoft,
  },
]
