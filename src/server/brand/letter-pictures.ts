import drawn from './letter-pictures.json' with { type: 'json' }
import type { Brand } from './read-brand.ts'

/** In bytes. Every letter carries it. */
const LARGEST_MARK = 16 * 1024

const ours = { mark: Buffer.from(drawn.mark, 'base64'), ghost: Buffer.from(drawn.ghost, 'base64') }

type Look = Pick<Brand, 'pictures' | 'colors'> | null

/**
 * The mark of letters, a square PNG: the brand's icon, the largest that is light enough. Null when the brand has a logo
 * but no such icon, because mail programs show no SVG. Ours is drawn for our colours.
 */
export function letterMark(brand: Look): Buffer | null {
  if (!brand) return ours.mark
  const icons = ['icon-192.png', 'icon-32.png'].map((name) => brand.pictures.get(name))
  const icon = icons.find((content) => content !== undefined && content.length <= LARGEST_MARK)
  if (icon) return icon
  return brand.pictures.size === 0 && !brand.colors ? ours.mark : null
}

/** The pictures that the HTML part of a letter shows. It refers to each as `cid:` and its name (RFC 2392). */
export function letterPictures(brand: Look): Map<string, Buffer> {
  const mark = letterMark(brand)
  return new Map([...(mark ? [['mark@letter', mark] as const] : []), ['ghost@letter', ours.ghost] as const])
}
