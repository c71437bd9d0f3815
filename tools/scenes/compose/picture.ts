import type { Belongings } from './choosing.ts'
import type { Light } from './light.ts'
import type { Step } from './steps.ts'

/** All pictures have one size, in drawing units; on a screen they have any. */
export const PICTURE = { width: 1600, height: 1200 } as const

/** One picture of the feed. Several share a setting; each has an hour, a story and an arrangement of its own. */
export type Picture = {
  /** Its file name: 'attic-1'. */
  id: string
  /** One sentence for those who cannot see it; what stands about is added. */
  alt: string
  light: Light
  /** What chance puts there sooner than elsewhere, and what it does not. */
  belongs?: Belongings
  /**
   * The most of its room, 0 to 1, that calls for the eye less than a thing hidden in it, if that has to be less than
   * elsewhere: in one with much sky or meadow whatever is no meadow calls.
   */
  loudest?: number
  /** From the back to the front: shell, furniture, things, what is cut by the frame. */
  steps: readonly Step[]
}
