import { LAMP, mix, type Paint, type Tones } from '#scenes/kit/palette.ts'
import { oval, shape } from '#scenes/kit/svg.ts'
import { type Evening, LIT } from './hours.ts'
import { DOOR, fanlightBars, KEYHOLE, lanternIron } from './our-door.ts'
import { place } from './place.ts'

/** All that comes on at our door when somebody arrives, on the door's own grid. */
function ourLight(paint: Paint) {
  return [
    '<radialGradient id="lamplight">',
    ...[
      [0, LAMP, 0.95],
      [0.1, LAMP, 0.6],
      [0.36, LIT.base, 0.26],
      [1, LIT.shade, 0],
    ].map(
      ([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    ),
    '</radialGradient>',
    oval('url(#lamplight)', 74, 238, 330),
    oval('url(#lamplight)', 262, 190, 210, 190, 0.5),
    // Light on the pavement, and out from under the door.
    oval('url(#lamplight)', 200, 580, 330, 46, 0.9),
    shape(LAMP, 'M163 524H357L382 566H112Z', 0.22),
    litGlass(paint),
  ].join('')
}

/** What shines of itself: fanlight, keyhole, threshold and lantern. */
export function litGlass(paint: Paint) {
  return [
    shape(LIT.base, 'M178 204v-8a82 82 0 0 1 164 0v8Z'),
    shape(LIT.light, 'M178 204v-8a82 82 0 0 1 140-57L276 204Z', 0.85),
    fanlightBars(paint('enamel.teal')),
    shape(LIT.light, KEYHOLE),
    shape(LIT.light, 'M163 518.5h194v5.5H163Z'),
    litLantern(paint('brass.iron')),
  ].join('')
}

/** The lantern with its flame, where it hangs on the grid of the door. */
export function litLantern(iron: Tones) {
  return [
    shape(LIT.base, 'M54 214h40l-6 48H60Z'),
    shape(LIT.light, 'M54 214h30q-8 20-9 48H60Z'),
    oval(mix(LAMP, '#ffffff', 0.6), 73, 240, 9, 14),
    lanternIron(iron),
  ].join('')
}

/** The light alone, where our house stands: it lies over the street and comes on by itself. */
export function lightAt({ near }: Evening, x: number, y: number) {
  return place(x, y, 1, place(DOOR.x, DOOR.y, DOOR.scale, ourLight(near)))
}
