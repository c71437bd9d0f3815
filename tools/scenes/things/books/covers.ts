/** What books are bound in. */
export const covers = [
  'enamel.red',
  'enamel.teal',
  'cloth.indigo',
  'cloth.mustard',
  'leaf.moss',
  'cloth.plum',
  'clay.clay',
  'paper.sky',
  'cloth.oat',
  'clay.brick',
] as const
