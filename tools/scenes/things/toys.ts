import type { Thing } from '#scenes/kit/thing.ts'
import { marionette } from './toys/marionette.ts'
import { rockingHorse } from './toys/rocking-horse.ts'
import { spinningTop } from './toys/spinning-top.ts'
import { teddyBear } from './toys/teddy-bear.ts'
import { tinRobot } from './toys/tin-robot.ts'
import { toyTruck } from './toys/toy-truck.ts'

export const toyThings: readonly Thing[] = [
  rockingHorse,
  teddyBear,
  toyTruck,
  spinningTop,
  tinRobot,
  marionette,
]
