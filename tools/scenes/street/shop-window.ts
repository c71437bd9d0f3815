import { INK, type Tones } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { contactShadow, shape } from '#scenes/kit/svg.ts'
import { type Evening, LIT } from './hours.ts'
import { place } from './place.ts'
import { silhouette, standing } from './things.ts'
import { sashWindow } from './windows.ts'

const SHOP = { width: 168, height: 136 }

/** The broad window beside our door, on the house's grid: here the rummage begins. */
export function shopWindow({ near }: Evening) {
  return [
    place(282, -116, 1, shopGlass(near('enamel.cream'))),
    awning(near('cloth.oat').base, near('cloth.rust').base, near('cloth.rust').shade),
    contactShadow(286, 2, 112, 8),
    bench(near('wood.oak')),
    standing(near, 'potted-plant', { x: 216, y: -40, seed: '3', scale: 0.82 }),
    standing(near, 'cactus', { x: 262, y: -40, seed: '2', scale: 0.9 }),
    standing(near, 'watering-can', { x: 318, y: -40, seed: '2', scale: 0.8 }),
    standing(near, 'boots', { x: 366, y: 3, seed: '2', scale: 0.9 }),
  ].join('')
}

/** The window alone, with what is for sale: 0 0 is the middle of its sill. */
export function shopGlass(trim: Tones) {
  const against = LIT.deep
  const wares = [
    silhouette(against, 'gramophone', { x: -44, y: 0, height: 82 }),
    silhouette(against, 'book-row', { x: 24, y: 0, height: 46 }),
    silhouette(against, 'teapot', { x: 64, y: 0, height: 40 }),
    shape(against, 'M-84 -84H84v5H-84Z'),
    silhouette(against, 'toy-boat', { x: 44, y: -84, height: 46 }),
    silhouette(against, 'mantel-clock', { x: -44, y: -84, height: 32 }),
  ]
  return sashWindow({ id: 'shop', ...SHOP, trim, inside: wares.join('') })
}

function awning(light: string, dark: string, under: string) {
  const stripes = Array.from({ length: 8 }, (_, at) => {
    const top = 190 + at * 23
    const foot = 176 + at * 26.5
    return shape(at % 2 === 0 ? light : dark, `M${top} -276h23L${foot + 26.5} -226q-13 16 -26.5 0Z`)
  })
  return [
    shape(INK, 'M184 -232H396L404 -206Q290 -190 182 -206Z', 0.25),
    ...stripes,
    shape(under, 'M190 -278H374v5H190Z'),
  ].join('')
}

function bench(wood: Tones) {
  return [
    shape(wood.shade, 'M196 -32h14l-4 34h-12ZM352 -32h14l4 34h-12Z'),
    panel(wood.base, { x: 184, y: -42, width: 194, height: 13 }, 1.5),
    panel(wood.light, { x: 184, y: -42, width: 194, height: 4 }, 1),
    shape(wood.deep, 'M206 -16h150v6H206Z', 0.6),
  ].join('')
}
