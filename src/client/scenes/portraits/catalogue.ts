import type { HiddenSprite } from '#client/scenes/hidden/sprite.ts'
import { furtherOut } from './further-out.ts'
import { keepers } from './keepers.ts'
import { menders } from './menders.ts'
import { nextDoor } from './next-door.ts'

/** Everybody who lives in the street, head and shoulders. */
export const portraits: HiddenSprite[] = [...menders, ...keepers, ...nextDoor, ...furtherOut]
