import { bags } from './bags.ts'
import type { HiddenSprite } from './sprite.ts'
import { stoves } from './stoves.ts'

/** What players look for. */
export const hiddenSprites: readonly HiddenSprite[] = [...bags, ...stoves]
