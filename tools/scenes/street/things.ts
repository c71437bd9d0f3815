import type { Paint } from '#scenes/kit/palette.ts'
import { contactShadow, shape } from '#scenes/kit/svg.ts'
import { thingCalled } from '#scenes/things/catalogue.ts'
import { randomFrom } from '../../../src/client/lib/seeded-random.ts'
import { place } from './place.ts'

/** Drawing units a centimetre: our door is ninety of them wide. */
const PER_CM = 1.67

type Standing = {
  x: number
  y: number
  /** Another seed, another pot. */
  seed?: string
  /** Smaller than life: it stands further back. */
  scale?: number
  isMirrored?: boolean
}

/** A thing out of Rummage World, on the pavement of the street. */
export function standing(paint: Paint, id: string, { x, y, seed = '1', scale = 1, isMirrored }: Standing) {
  const thing = thingCalled(id)
  const [width, height] = thing.grid
  const size = (thing.widthCm * PER_CM * scale) / width
  const { art } = thing.draw({ ...randomFrom(`${id} ${seed}`), paint })
  return [
    contactShadow(x + width * size * 0.06, y, width * size * 0.52, width * size * 0.07),
    place(
      x,
      y,
      Math.round(size * 1000) / 1000,
      `<g transform="${isMirrored ? `scale(-1 1) ` : ''}translate(${-width / 2} ${-height})">${art}</g>`,
    ),
  ].join('')
}

/** Its black shape against a lit window; `x` is its middle, `y` what it stands on. */
export function silhouette(
  fill: string,
  id: string,
  { x, y, height }: { x: number; y: number; height: number },
) {
  const thing = thingCalled(id)
  const [width, tall] = thing.grid
  const { outline } = thing.draw({
    ...randomFrom(id),
    paint: () => ({ base: fill, light: fill, shade: fill, deep: fill }),
  })
  const size = height / tall
  return place(x - (width * size) / 2, y - height, Math.round(size * 1000) / 1000, shape(fill, outline))
}
