import { hall, leafOf } from './behind-our-door.ts'
import { doorway } from './doorway.ts'
import { evening, hourIds } from './hours.ts'
import { favicon } from './identity.ts'
import { tallLight, tallStreet } from './tall.ts'
import { wideLight, wideStreet } from './wide.ts'

type Write = (name: string, content: string) => string

/**
 * Writes what the landing and sign-in pages stand before: the street at either hour in two compositions, our light
 * over it, our door's leaf and what is behind it, and the wall round our door.
 */
export function publishStreet(write: Write, say: (line: string) => void) {
  for (const hour of hourIds) {
    say(`street, wide, ${hour}  ${write(`street/wide-${hour}.svg`, wideStreet(hour))}`)
    say(`street, tall, ${hour}  ${write(`street/tall-${hour}.svg`, tallStreet(hour))}`)
    write(`street/wide-${hour}-light.svg`, wideLight(hour))
    write(`street/tall-${hour}-light.svg`, tallLight(hour))
    write(`street/leaf-${hour}.svg`, leafOf(evening(hour, 'the leaf')))
    say(`doorway, ${hour}  ${write(`street/doorway-${hour}.svg`, doorway(hour))}`)
  }
  write('street/hall.svg', hall())
  write('icons/icon.svg', favicon())
}
