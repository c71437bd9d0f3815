import type { Picture } from '#scenes/compose/picture.ts'
import { stormNight } from './mountain-hut-night.ts'
import { gearDay } from './mountain-hut-summer.ts'
import { winter } from './mountain-hut-winter.ts'

export const mountainHut: Picture[] = [winter, gearDay, stormNight]
