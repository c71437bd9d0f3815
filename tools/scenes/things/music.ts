import type { Thing } from '#scenes/kit/thing.ts'
import { accordion } from './music/accordion.ts'
import { concertina } from './music/concertina.ts'
import { drum } from './music/drum.ts'
import { gramophone } from './music/gramophone.ts'
import { guitar } from './music/guitar.ts'
import { radio } from './music/radio.ts'
import { recordCrate } from './music/record-crate.ts'
import { trumpet } from './music/trumpet.ts'
import { violinCase } from './music/violin-case.ts'

export const musicThings: readonly Thing[] = [
  radio,
  gramophone,
  recordCrate,
  guitar,
  accordion,
  trumpet,
  violinCase,
  drum,
  concertina,
]
