import { formatHex, interpolate } from 'culori'

/**
 * Eight families of material, a handful of dyes in each. Things, rooms and people take their colours from here
 * and from nowhere else; that is what makes one hand of them.
 */
const dyes = {
  'wood.pine': '#c08f5c',
  'wood.oak': '#9a6b45',
  'wood.walnut': '#6f4a3c',
  'wood.drift': '#a4958a',
  'brass.brass': '#d9a03c',
  'brass.copper': '#c2714a',
  'brass.iron': '#4d4d63',
  'brass.tin': '#a5a9b8',
  'enamel.teal': '#2b7a72',
  'enamel.red': '#b8452f',
  'enamel.cream': '#ecdcb8',
  'enamel.blue': '#45689c',
  'enamel.mustard': '#d49a2e',
  'cloth.rust': '#b35b3a',
  'cloth.indigo': '#474a86',
  'cloth.mustard': '#cf9d45',
  'cloth.sage': '#8b9c74',
  'cloth.plum': '#83506f',
  'cloth.oat': '#dccbab',
  'paper.white': '#f3ead6',
  'paper.kraft': '#c9a678',
  'paper.sky': '#8fb0c0',
  'paper.rose': '#d99a8b',
  'leaf.leaf': '#5d8a52',
  'leaf.moss': '#44694a',
  'leaf.olive': '#8d9350',
  'leaf.autumn': '#c9803a',
  'clay.clay': '#bf6d4d',
  'clay.brick': '#97503f',
  'clay.bone': '#e3d5bd',
  'clay.slate': '#6c7088',
  'glass.clear': '#bcd3d3',
  'glass.bottle': '#4f8468',
  'glass.amber': '#c8812f',
  'glass.blue': '#6d93bb',
} as const

export type Dye = keyof typeof dyes

export const dyeNames = Object.keys(dyes).filter((name): name is Dye => name in dyes)

/** One material in the light from the upper left: `base`, its `light` and `shade` sides, and `deep` for hollows. */
export type Tones = { base: string; light: string; shade: string; deep: string }

/** Gives a dye its tones, in some air. */
export type Paint = (dye: Dye) => Tones

/** What lies in shadow turns towards this blue, and so do all shadows. */
export const INK = '#23213a'

/** What is lit turns towards this, and glass with a lamp behind it is this. */
export const LAMP = '#ffe2a6'

/** A colour on the way from one to another, mixed as the eye does it (Oklab). */
export function mix(from: string, to: string, amount: number) {
  return formatHex(interpolate([from, to], 'oklab')(amount))
}

/** The air of a room: everything in it turns a little towards `tint`. */
export type Air = { tint: string; amount: number }

/** Paints as everything looks through the given air. */
export function paintIn(air: Air): Paint {
  const through = (colour: string) => mix(colour, air.tint, air.amount)
  return (dye) => ({
    base: through(dyes[dye]),
    light: through(mix(dyes[dye], LAMP, 0.42)),
    shade: through(mix(dyes[dye], INK, 0.3)),
    deep: through(mix(dyes[dye], INK, 0.62)),
  })
}
