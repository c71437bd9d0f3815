import type { Dye } from '#scenes/kit/palette.ts'

/** What a thing is dyed in, instead of the colours it is drawn in. */
export type Colouring = { shell: Dye; dyes: Partial<Record<Dye, Dye>> }

/** Shell and lining of a bag: no two shells that one would take for the same. */
const bags = [
  ['enamel.teal', 'cloth.mustard'],
  ['cloth.rust', 'paper.sky'],
  ['enamel.blue', 'cloth.oat'],
  ['cloth.plum', 'paper.rose'],
  ['cloth.indigo', 'cloth.oat'],
  ['leaf.olive', 'paper.kraft'],
  ['leaf.moss', 'cloth.mustard'],
  ['clay.slate', 'paper.sky'],
  ['clay.brick', 'cloth.oat'],
  ['wood.drift', 'cloth.rust'],
  ['wood.walnut', 'cloth.sage'],
  ['cloth.mustard', 'wood.oak'],
  ['paper.sky', 'cloth.indigo'],
  ['leaf.leaf', 'cloth.oat'],
] as const satisfies readonly (readonly [shell: Dye, lining: Dye])[]

/** Case, tank or cartridge of a stove. */
const cases = [
  'leaf.moss',
  'enamel.teal',
  'enamel.blue',
  'enamel.red',
  'cloth.indigo',
  'clay.slate',
  'clay.brick',
  'leaf.olive',
  'brass.iron',
  'wood.walnut',
] as const satisfies readonly Dye[]

const tanks = ['brass.brass', 'brass.copper'] as const satisfies readonly Dye[]

/** In which colours each hidden thing may come. */
export const colourings: Record<string, readonly Colouring[]> = {
  'bag-roll': bags.map(([shell, lining]) => ({
    shell,
    dyes: { 'enamel.teal': shell, 'cloth.mustard': lining },
  })),
  'bag-sack': bags.map(([shell, lining]) => ({
    shell,
    dyes: { 'cloth.rust': shell, 'paper.sky': lining },
  })),
  'bag-mummy': bags.map(([shell, lining]) => ({
    shell,
    dyes: { 'enamel.blue': shell, 'cloth.mustard': lining },
  })),
  'stove-brass': tanks.map((tank) => ({ shell: tank, dyes: { 'brass.brass': tank } })),
  'stove-double': cases.map((dye) => ({ shell: dye, dyes: { 'leaf.moss': dye, 'leaf.leaf': dye } })),
  'stove-pocket': cases.map((dye) => ({ shell: dye, dyes: { 'enamel.blue': dye } })),
  'ghost-key': (['clay.bone', 'cloth.oat', 'enamel.cream', 'paper.white'] as const).map((dye) => ({
    shell: dye,
    dyes: { 'clay.bone': dye },
  })),
}
