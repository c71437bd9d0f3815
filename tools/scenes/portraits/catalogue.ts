import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { agnes } from './agnes.ts'
import { ari } from './ari.ts'
import { benno } from './benno.ts'
import { dario } from './dario.ts'
import { greta } from './greta.ts'
import { hugo } from './hugo.ts'
import { ines } from './ines.ts'
import { lou } from './lou.ts'
import { marta } from './marta.ts'
import { nell } from './nell.ts'
import { oskar } from './oskar.ts'
import { pilar } from './pilar.ts'
import { samir } from './samir.ts'
import { tomasz } from './tomasz.ts'
import { wanda } from './wanda.ts'
import { yuki } from './yuki.ts'

/** Everybody who lives in the street, head and shoulders. The id is the key of `neighbours` too. */
export const portraits: readonly SmallDrawing[] = [
  marta,
  ines,
  samir,
  tomasz,
  oskar,
  yuki,
  wanda,
  nell,
  lou,
  agnes,
  ari,
  benno,
  pilar,
  greta,
  dario,
  hugo,
]
