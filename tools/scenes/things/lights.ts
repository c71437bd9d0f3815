import type { Thing } from '#scenes/kit/thing.ts'
import { candlestick } from './lights/candlestick.ts'
import { deskLamp } from './lights/desk-lamp.ts'
import { flashlight } from './lights/flashlight.ts'
import { floorLamp } from './lights/floor-lamp.ts'
import { hurricaneLantern } from './lights/hurricane-lantern.ts'
import { paperLantern } from './lights/paper-lantern.ts'
import { tableLamp } from './lights/table-lamp.ts'

export const lightThings: readonly Thing[] = [
  hurricaneLantern,
  tableLamp,
  candlestick,
  flashlight,
  floorLamp,
  paperLantern,
  deskLamp,
]
