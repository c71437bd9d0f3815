import type { Thing } from '#scenes/kit/thing.ts'
import { barrel } from './storage/barrel.ts'
import { paintTins } from './storage/paint-tins.ts'
import { rope } from './storage/rope.ts'
import { woodenCrate } from './storage/wooden-crate.ts'

export const storageThings: readonly Thing[] = [woodenCrate, barrel, paintTins, rope]
