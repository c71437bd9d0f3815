import { svgFile } from '#scenes/compose/render.ts'
import { LAMP, paintIn } from '#scenes/kit/palette.ts'
import { shape } from '#scenes/kit/svg.ts'
import { glow } from '#scenes/rooms/lamplight.ts'
import { MARK } from '../../../src/client/drawings/logo.tsx'
import { ghost } from './ghost.ts'
import { evening, LIT } from './hours.ts'
import { ourDoor } from './our-door.ts'
import { litGlass } from './our-light.ts'
import { place } from './place.ts'
import { wideLight, wideStreet } from './wide.ts'

const teal = paintIn({ tint: '#ffffff', amount: 0 })('enamel.teal')

/** The mark at its smallest: a lit keyhole in a door. Rimmed with lamplight, it stands on any colour of tab. */
export function favicon() {
  return svgFile(
    [
      shape(LIT.base, 'M3 32V15a13 13 0 0 1 26 0v17Z'),
      shape(teal.shade, 'M6 32V15a10 10 0 0 1 20 0v17Z'),
      shape(teal.base, 'M6 32V15a10 10 0 0 1 18-6v23Z'),
      shape(LAMP, 'M16 10a5 5 0 0 0-2.700 9.200L11.500 27h9l-1.800-7.800A5 5 0 0 0 16 10Z'),
    ].join(''),
    { width: 32, height: 32 },
  )
}

/** Our door by night on 512 x 512, and who waits there. `inset` keeps it clear of a launcher's mask. */
export function appIcon({ inset, corner }: { inset: number; corner: number }) {
  const { near } = evening('dusk', 'the icon')
  const wall = near('cloth.indigo')
  const size = (512 - 2 * inset) / 540
  return svgFile(
    [
      `<clipPath id="edge"><rect width="512" height="512" rx="${corner}"/></clipPath><g clip-path="url(#edge)">`,
      shape(wall.shade, 'M0 0H512V512H0Z'),
      shape(wall.deep, `M0 ${512 - inset - 26 * size}H512V512H0Z`),
      place(
        256 - 222 * size,
        inset - 40 * size,
        Math.round(size * 1000) / 1000,
        glow(74, 238, 300, 0.11),
        ourDoor(near),
        litGlass(near),
        place(4, 402, 1.25, ghost('waving', 0)),
      ),
      '</g>',
    ].join(''),
    { width: 512, height: 512 },
  )
}

/** What is shown where somebody shares the address: the street after dark, with the mark in the sky, and no words. */
export function socialCard() {
  const across = 1200 / 0.69
  const view = `viewBox="${1300 - across * 0.5} ${1000 - 630 / 0.69} ${across} ${630 / 0.69}" width="1200" height="630"`
  const part = (svg: string) =>
    svg.replace(/viewBox="[^"]*" width="\d+" height="\d+"/, `${view} style="position:absolute"`)
  return [
    '<div style="position:relative;width:1200px;height:630px;overflow:hidden;background:linear-gradient(#171629,#2a2450 45%,#54396c 70%,#9a5f6c)">',
    part(wideStreet('night')),
    part(wideLight('night')),
    `<svg xmlns="http://www.w3.org/2000/svg" style="position:absolute;left:176px;top:92px" width="150" height="250" viewBox="0 0 24 40"><path fill="#f5ecdd" fill-rule="evenodd" d="${MARK}"/></svg>`,
    '</div>',
  ].join('')
}
