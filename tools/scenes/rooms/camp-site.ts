import type { Picture } from '#scenes/compose/picture.ts'
import { dunes } from './camp-site-dunes.ts'
import { lake } from './camp-site-lake.ts'
import { pineWood } from './camp-site-wood.ts'

export const campSite: Picture[] = [lake, pineWood, dunes]
