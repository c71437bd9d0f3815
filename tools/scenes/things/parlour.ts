import type { Thing } from '#scenes/kit/thing.ts'
import { alarmClock } from './parlour/alarm-clock.ts'
import { cuckooClock } from './parlour/cuckoo-clock.ts'
import { driedFlowers } from './parlour/dried-flowers.ts'
import { flatIron } from './parlour/flat-iron.ts'
import { footstool } from './parlour/footstool.ts'
import { knittingBasket } from './parlour/knitting-basket.ts'
import { mantelClock } from './parlour/mantel-clock.ts'
import { pictureFrame } from './parlour/picture-frame.ts'
import { sewingMachine } from './parlour/sewing-machine.ts'

export const parlourThings: readonly Thing[] = [
  alarmClock,
  mantelClock,
  pictureFrame,
  sewingMachine,
  flatIron,
  driedFlowers,
  cuckooClock,
  footstool,
  knittingBasket,
]
