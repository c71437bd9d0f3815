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

/** What books of one kind are bound in: a set, old paperbacks, a child's books, ledgers. */
export const sets = [
  ['leaf.moss', 'leaf.moss', 'leaf.moss', 'leaf.moss', 'leaf.moss', 'leaf.olive', 'leaf.moss', 'leaf.moss'],
  [
    'clay.brick',
    'clay.brick',
    'wood.walnut',
    'clay.brick',
    'clay.brick',
    'clay.brick',
    'wood.walnut',
    'clay.brick',
  ],
  [
    'leaf.autumn',
    'paper.white',
    'leaf.autumn',
    'enamel.blue',
    'paper.white',
    'leaf.autumn',
    'paper.sky',
    'paper.white',
  ],
  [
    'paper.rose',
    'paper.sky',
    'enamel.mustard',
    'enamel.red',
    'cloth.sage',
    'paper.rose',
    'enamel.teal',
    'paper.sky',
  ],
  [
    'clay.slate',
    'brass.iron',
    'clay.slate',
    'cloth.indigo',
    'clay.slate',
    'brass.iron',
    'enamel.blue',
    'clay.slate',
  ],
] as const
