import { LOGO_PATH } from '#shared/brand.ts'
import { BrandProblem } from './brand-problem.ts'

/** The pictures that a brand may replace: where each is served, and for a PNG its width and height in pixels. */
export const pictures: Record<string, { path: string; size?: [number, number] }> = {
  'logo.svg': { path: LOGO_PATH },
  'icon.svg': { path: '/icons/icon.svg' },
  'icon-32.png': { path: '/icons/icon-32.png', size: [32, 32] },
  'icon-192.png': { path: '/icons/icon-192.png', size: [192, 192] },
  'icon-512.png': { path: '/icons/icon-512.png', size: [512, 512] },
  'icon-maskable-512.png': { path: '/icons/icon-maskable-512.png', size: [512, 512] },
  'apple-touch-icon.png': { path: '/icons/apple-touch-icon.png', size: [180, 180] },
  'card.png': { path: '/icons/card.png', size: [1200, 630] },
}

const ICONS = Object.keys(pictures).filter((name) => /icon/.test(name))

/** With only some of the icons replaced, home screens would show our icon and tabs theirs. */
export function refuseSomeIcons(names: string[]) {
  const missing = ICONS.find((name) => !names.includes(name))
  const given = ICONS.find((name) => names.includes(name))
  if (given && missing)
    throw new BrandProblem(missing, `is missing: the icons come together, and ${given} is there`)
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

export function checkPicture(name: string, content: Buffer) {
  const size = pictures[name]?.size
  if (!size) return checkSvg(name, content.toString())
  const [width, height] = size
  const isPng = content.length > 24 && content.subarray(0, 16).equals(PNG_SIGNATURE)
  if (!isPng || content.readUInt32BE(16) !== width || content.readUInt32BE(20) !== height)
    throw new BrandProblem(name, `must be a PNG of ${width} x ${height} pixels`)
}

/** Active content in an SVG. The policy it is served with forbids all of it, too. */
const active: [RegExp, string][] = [
  [/<(?:\w+:)?script\b/i, 'a script'],
  [/<(?:\w+:)?(?:foreignObject|iframe|embed|object)\b/i, 'another document'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'a DOCTYPE'],
  [/[\s"'/]on\w+\s*=/i, 'an event handler'],
  [/javascript:/i, 'a script'],
  [/\bhref\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpeg|webp)[;,])[^"'\s#]/i, 'a link to elsewhere'],
  [/@import|url\(\s*["']?\s*(?!#|data:image\/)[^"'\s#)]/i, 'a link to elsewhere'],
]

function checkSvg(name: string, text: string) {
  if (!/<svg[\s>]/.test(text)) throw new BrandProblem(name, 'is no SVG')
  const found = active.find(([pattern]) => pattern.test(text))
  if (found) throw new BrandProblem(name, `holds ${found[1]}, and must be a picture alone`)
}

/** A logo's width for a height of one, from its viewBox. It is a mark: on a phone the name is beside it. */
export function ratioOf(name: string, content: Buffer): number {
  const [, box = ''] = /<svg[^>]*\sviewBox\s*=\s*["']([^"']*)["']/.exec(content.toString()) ?? []
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const ratio = Math.round((width / height) * 1000) / 1000
  if (!(width > 0 && height > 0 && ratio >= 0.5 && ratio <= 2))
    throw new BrandProblem(name, 'must have a viewBox at most twice as wide as high, or as high as wide')
  return ratio
}
