import type { Picture } from '#scenes/compose/picture.ts'
import { bicycleWorkshop, lateAfternoon } from './workshop-bicycles.ts'
import { evening, radioWorkshop } from './workshop-radios.ts'
import { morning, violinWorkshop } from './workshop-violins.ts'

export const workshop: Picture[] = [
  {
    id: 'workshop-1',
    alt: 'A bicycle workshop in the last sun of the afternoon, a green bicycle in the stand before the window to the street',
    light: lateAfternoon,
    belongs: { often: ['oil-can', 'toolbox', 'paint-tins', 'wooden-crate'] },
    steps: bicycleWorkshop,
  },
  {
    id: 'workshop-2',
    alt: 'A bench for clocks and radios in the evening, lamps lit, dials glowing on every shelf',
    light: evening,
    belongs: { often: ['alarm-clock', 'mantel-clock', 'radio'] },
    steps: radioWorkshop,
  },
  {
    id: 'workshop-3',
    alt: 'A violin maker’s workshop in the first sun, fiddles on the rail before the window, shavings on the floor',
    light: morning,
    steps: violinWorkshop,
  },
]
