import { type Dye, INK, LAMP, type Paint } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { contactShadow, oval, shape } from '#scenes/kit/svg.ts'
import { LIT } from './hours.ts'

/** Somebody else's door with its own lamp, already lit. 0 0 is the middle of its sill; 96 wide, 214 high. */
export function neighbourDoor(paint: Paint, colour: Dye, trimmed: Dye) {
  const leaf = paint(colour)
  const trim = paint(trimmed)
  const brass = paint('brass.brass')
  return [
    contactShadow(6, 22, 84, 8),
    panel(trim.shade, { x: -76, y: 6, width: 152, height: 16 }, 1.5),
    panel(trim.base, { x: -66, y: -4, width: 132, height: 11 }, 1.5),
    panel(trim.light, { x: -66, y: -4, width: 132, height: 4 }, 1),
    shape(INK, 'M-56 0V-214H66V0Z', 0.18),
    shape(trim.base, 'M-58 -2V-220Q0 -226 58 -220V-2Z'),
    shape(trim.light, 'M-66 -224Q0 -232 66 -224V-212Q0 -219 -66 -212Z'),
    shape(leaf.deep, 'M-47 -2V-206H47V-2Z'),
    shape(LIT.base, 'M-43 -172V-202H43V-172Z'),
    shape(LIT.light, 'M-43 -172V-202H20L0 -172Z', 0.8),
    shape(leaf.base, 'M-43 -2V-166H43V-2Z'),
    shape(leaf.shade, 'M-33 -92V-152H-5V-92ZM5 -92V-152H33V-92ZM-33 -18V-74H-5V-18ZM5 -18V-74H33V-18Z'),
    shape(leaf.light, 'M-30 -92V-149H-5V-92ZM8 -92V-149H33V-92ZM-30 -18V-71H-5V-18ZM8 -18V-71H33V-18Z', 0.45),
    shape(leaf.base, 'M-28 -95V-147H-8V-95ZM10 -95V-147H30V-95ZM-28 -21V-69H-8V-21ZM10 -21V-69H30V-21Z'),
    oval(brass.light, 36, -82, 4.5),
    shape(brass.base, 'M-14 -86H14v7H-14Z'),
  ].join('')
}

/** A wall lamp under a small hat, with the light it throws on the wall and the ground. */
export function wallLamp(paint: Paint, reach: number) {
  const iron = paint('brass.iron')
  return [
    oval('url(#glow)', 0, 0, reach),
    shape(iron.shade, 'M-3 -34h6v16h-6ZM-17 -12q2 -10 17 -11q15 1 17 11Z'),
    shape(LIT.base, 'M-12 -12h24l-5 24h-14Z'),
    oval(LAMP, 0, -1, 6, 9),
    shape(iron.shade, 'M-8 12h16l-3 6h-10Z'),
  ].join('')
}

/** Once a file: the light that all lamps share. */
export const GLOW = `<radialGradient id="glow"><stop offset="0" stop-color="${LAMP}" stop-opacity=".62"/><stop offset=".3" stop-color="${LIT.base}" stop-opacity=".24"/><stop offset="1" stop-color="${LIT.shade}" stop-opacity="0"/></radialGradient>`
