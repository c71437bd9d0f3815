import type { Thing } from '#scenes/kit/thing.ts'
import { bottleShip } from './harbour/bottle-ship.ts'
import { buoy } from './harbour/buoy.ts'
import { glassFloats } from './harbour/glass-floats.ts'
import { lobsterPot } from './harbour/lobster-pot.ts'
import { tackleBox } from './harbour/tackle-box.ts'

export const harbourThings: readonly Thing[] = [glassFloats, tackleBox, lobsterPot, buoy, bottleShip]
