import type { Dye } from '#scenes/kit/palette.ts'

/** Hide and leather that go together. */
export const hides: readonly [readonly [Dye, Dye], ...(readonly [Dye, Dye])[]] = [
  ['cloth.rust', 'wood.walnut'],
  ['leaf.moss', 'wood.pine'],
  ['enamel.blue', 'wood.oak'],
  ['wood.pine', 'wood.walnut'],
  ['enamel.cream', 'clay.brick'],
  ['cloth.plum', 'wood.pine'],
]
