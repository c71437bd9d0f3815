import type { Thing } from '#scenes/kit/thing.ts'
import { bookRow } from './books/book-row.ts'
import { bookStack } from './books/book-stack.ts'
import { globe } from './books/globe.ts'
import { letterBox } from './books/letter-box.ts'
import { mapRolls } from './books/map-rolls.ts'
import { newspapers } from './books/newspapers.ts'
import { photoAlbum } from './books/photo-album.ts'
import { typewriter } from './books/typewriter.ts'

export const bookThings: readonly Thing[] = [
  bookStack,
  bookRow,
  typewriter,
  globe,
  mapRolls,
  newspapers,
  letterBox,
  photoAlbum,
]
