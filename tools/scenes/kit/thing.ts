import type { Random } from '../../../src/client/lib/seeded-random.ts'
import type { Paint } from './palette.ts'

/** What somebody who draws a thing is given: its colours, and chance for its variations. */
export type Hand = Random & {
  paint: Paint
  /** Without it a thing looks as usual. */
  form?: Form
}

/** Chance of its own for the form of one thing: what it decides changes nothing else in a picture, and no outline. */
export type Form = {
  /** The usual choice, or, in most pictures, one of the others. */
  rather: <T>(usual: T, others: readonly [T, ...T[]]) => T
}

/** How a thing may be put somewhere: on its base line, from its top, or tilted against what is behind it. */
export type Manner = 'stand' | 'hang' | 'lean'

/** What a drawing consists of, on the thing's own grid. */
type Drawing = {
  /** One closed path round the whole: its black shape, and its cast shadow. */
  outline: string
  /** The markup. */
  art: string
}

/**
 * A kind of thing. It is drawn on a grid of its own, 0 0 to `grid`, with y downwards: what stands has its base
 * line at the bottom edge, what hangs has its hook at the middle of the top edge.
 */
export type Thing = {
  id: string
  /** As one would say it in a sentence: 'a kettle'. */
  name: string
  /** What it says when somebody asks: one of these, of at most 90 characters. */
  says: readonly [string, string, ...string[]]
  /** Width and height in drawing units. */
  grid: readonly [number, number]
  /** Width in the real world, in centimetres; the height follows from the grid. */
  widthCm: number
  manners: readonly [Manner, ...Manner[]]
  /** Who it goes with; surfaces are filled by story. */
  stories: readonly Story[]
  /** Heavy things stand low, light ones high. */
  weight: 'heavy' | 'middling' | 'light'
  /** It bears a figure, and is never mirrored. */
  isReadable?: true
  /** Chance puts it only into pictures that name it among what belongs there. */
  comesWhenNamed?: true
  draw: (hand: Hand) => Drawing
}

export type Story =
  | 'kitchen'
  | 'tea'
  | 'light'
  | 'music'
  | 'travel'
  | 'garden'
  | 'tools'
  | 'toys'
  | 'books'
  | 'camp'
  | 'clothes'
  | 'sea'
  | 'home'
  | 'sport'
