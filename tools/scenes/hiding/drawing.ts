import { overlapOf } from '#scenes/compose/box.ts'
import type { Drawn } from '#scenes/compose/layers.ts'
import { PICTURE } from '#scenes/compose/picture.ts'
import type { Paint } from '#scenes/kit/palette.ts'
import { group, short } from '#scenes/kit/svg.ts'
import { randomFrom } from '../../../src/client/lib/seeded-random.ts'
import { drawnBox, frameOf, type Hideout } from './hideout.ts'

/** What is cut away by. */
export const CUT = ' mask="url(#before)"'

/** A thing that leans needs so much more room, as a share of its own size, on each side. */
const LEANS = 0.05

/** What stands before a hidden thing, as far as it could cover it. */
function before(order: readonly Drawn[], hideout: Hideout) {
  const box = drawnBox(hideout)
  return order
    .slice(hideout.at)
    .flatMap((drawn) => (drawn.is !== 'ground' && overlapOf(drawn.box, box) > 0 ? [drawn.solid] : []))
}

/**
 * A hidden thing as a file of its own, as large as what it can be clicked by: the part of it that is to be seen. What
 * stands before it is in the picture already; here it is a hole of that shape.
 */
export function hiddenFile(hideout: Hideout, order: readonly Drawn[], paint: Paint) {
  const { left, top, width, height } = frameOf(hideout)
  const covers = before(order, hideout).map(blackened).join('')
  const frame = `${short(left)} ${short(top)} ${short(width)} ${short(height)}`
  const [x, y, across, down] = frame.split(' ')
  const drawn = shadowOf(hideout) + artOf(hideout, paint)
  const body =
    covers === ''
      ? drawn
      : `<mask id="before" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${across}" height="${down}"><path fill="#fff" d="M${x} ${y}h${across}v${down}h-${across}Z"/>${covers}</mask><g${CUT}>${drawn}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" width="${across}" height="${down}">${body}</svg>\n`
}

/**
 * The same file with a second view, `#whole`: the thing with its shadow, and nothing before it. It is a copy beside the
 * frame, which the first view does not show.
 */
export function withWhole(file: string, hideout: Hideout) {
  const { left, top, right, bottom } = drawnBox(hideout)
  const [roomX, roomY] = [(right - left) * LEANS, (bottom - top) * LEANS]
  const whole = [
    left - roomX + PICTURE.width,
    top - roomY,
    right - left + 2 * roomX,
    bottom - top + 2 * roomY,
  ]
  return file
    .replace(`<g${CUT}>`, `<g${CUT}><g id="thing">`)
    .replace(
      '</svg>',
      `</g><use href="#thing" x="${PICTURE.width}"/><view id="whole" viewBox="${whole.map(short).join(' ')}"/></svg>`,
    )
}

/** The thing without its shadow. */
export function artOf({ sprite, pose, x, y, scale, lean, isMirrored }: Hideout, paint: Paint) {
  const [width, height] = sprite.grid
  return group(
    [
      `translate(${short(x)} ${short(y)})`,
      lean === 0 ? '' : `rotate(${short(lean)})`,
      `scale(${fine(isMirrored ? -scale : scale)} ${fine(scale)})`,
      `translate(${-width / 2} ${pose === 'hang' ? 0 : -height})`,
    ].join(' '),
    sprite.draw({ ...randomFrom(sprite.id), paint }),
  )
}

function shadowOf({ sprite, pose, x, y, scale }: Hideout) {
  const [width, height] = sprite.grid
  if (pose === 'hang' || !sprite.shadow) return ''
  return group(
    `translate(${short(x)} ${short(y)}) scale(${fine(scale)}) translate(${-width / 2} ${-height})`,
    sprite.shadow,
  )
}

/** Only its shape counts. */
function blackened(markup: string) {
  return markup
    .replaceAll(/ fill="#[\da-f]{3,8}"/gi, '')
    .replaceAll(/ stroke="#[\da-f]{3,8}"/gi, ' stroke="#000"')
}

/** Scales need more than `short` leaves of them. */
function fine(value: number) {
  return String(Math.round(value * 1000) / 1000)
}
