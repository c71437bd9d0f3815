import { BrandProblem } from './brand-problem.ts'
import { contrastOf } from './contrast.ts'

/** The colours that a brand may replace, as in the client's tokens.css. */
export const defaultColors = {
  light: {
    ground: '#fbf6ec',
    raised: '#fffdf8',
    sunk: '#f1e8d8',
    ink: '#23213a',
    quiet: '#5d5970',
    line: '#dfd2bc',
    edge: '#8a8069',
    door: '#1f5f5b',
    'door-pressed': '#17494a',
    'on-door': '#fffdf8',
    lamp: '#a5620b',
    brick: '#a83a28',
    moss: '#3f6b3a',
    ghost: '#5a53a6',
  },
  dark: {
    ground: '#171629',
    raised: '#211f3a',
    sunk: '#121122',
    ink: '#f5ecdd',
    quiet: '#b9b2c6',
    line: '#3a3758',
    edge: '#7e79a2',
    door: '#6fc3b4',
    'door-pressed': '#93d8cb',
    'on-door': '#0f2523',
    lamp: '#f2b350',
    brick: '#f08a75',
    moss: '#9ccb8c',
    ghost: '#c3bdf2',
  },
}

export type Token = keyof (typeof defaultColors)['light']
type Scheme = keyof typeof defaultColors
export type Colors = Record<Scheme, Record<Token, string>>

export const TOKENS = Object.keys(defaultColors.light) as [Token, ...Token[]]
const SCHEMES = Object.keys(defaultColors) as Scheme[]

/** The colour behind text on the landing page. It belongs to the picture, so no brand replaces it. */
const sky = { light: '#f4c6a4', dark: '#54396c' }

/** WCAG 2.2, 1.4.3: text. */
const WORDS = 4.5
/** WCAG 2.2, 1.4.11: marks of a control, its state or its focus. */
const MARKS = 3

/** Which colour appears on which. `sky` is the colour of the street's sky. */
export const PAIRS: { front: Token; backs: (Token | 'sky')[]; least: number }[] = [
  { front: 'ink', backs: ['ground', 'raised', 'sunk', 'sky'], least: WORDS },
  { front: 'quiet', backs: ['ground', 'raised', 'sunk'], least: WORDS },
  { front: 'door', backs: ['ground', 'raised', 'sunk'], least: WORDS },
  { front: 'on-door', backs: ['door', 'door-pressed'], least: WORDS },
  { front: 'brick', backs: ['ground', 'raised', 'sunk'], least: WORDS },
  { front: 'moss', backs: ['ground', 'raised', 'sunk'], least: WORDS },
  { front: 'edge', backs: ['ground', 'raised', 'sunk'], least: MARKS },
  { front: 'lamp', backs: ['ground', 'raised', 'sunk'], least: MARKS },
  { front: 'ghost', backs: ['ground', 'raised', 'sunk'], least: MARKS },
]

/**
 * Merges the brand's colours over the defaults. A pair with too little contrast ends the start, also when one of the
 * two is a default.
 */
export function overDefaultColors(own: Partial<Record<Scheme, Partial<Record<Token, string>>>>): Colors {
  const colors = {
    light: { ...defaultColors.light, ...own.light },
    dark: { ...defaultColors.dark, ...own.dark },
  }
  for (const scheme of SCHEMES) checkContrast(scheme, colors[scheme])
  return colors
}

function checkContrast(scheme: Scheme, colors: Record<Token, string>) {
  for (const { front, backs, least } of PAIRS) {
    for (const back of backs) {
      const behind = back === 'sky' ? sky[scheme] : colors[back]
      const contrast = contrastOf(colors[front], behind)
      if (contrast >= least) continue
      // Cut, not rounded: 4.499 must not show as 4.5.
      const shown = (Math.floor(contrast * 100) / 100).toFixed(2)
      throw new BrandProblem(
        'brand.json',
        `colors.${scheme}: ${front} ${colors[front]} on ${back} ${behind} has a contrast of ${shown}:1 and needs ${least}:1`,
      )
    }
  }
}

/**
 * For screens only, because paper has its own colours. `:root` twice, so that it wins in any order of the style
 * sheets.
 */
export function styleSheetOf(colors: Colors): string {
  return SCHEMES.map((scheme) => {
    const lines = TOKENS.filter((token) => colors[scheme][token] !== defaultColors[scheme][token]).map(
      (token) => `--${token}:${colors[scheme][token]};`,
    )
    if (lines.length === 0) return ''
    return `@media screen and (prefers-color-scheme:${scheme}){:root:root{${lines.join('')}}}\n`
  }).join('')
}
