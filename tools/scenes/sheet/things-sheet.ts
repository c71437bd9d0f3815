import { handFor } from '#scenes/kit/hand.ts'
import { group, shape } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

const CELL = 190
const SHEET_COLUMNS = 3

/** Each thing three times as chance varies it, and once as its black shape at 40 px: is it known from that alone? */
export function thingsSheet(things: readonly Thing[]) {
  const cells = things.map((thing, at) => {
    const left = (at % SHEET_COLUMNS) * (CELL * 3 + 70)
    const top = Math.floor(at / SHEET_COLUMNS) * (CELL + 34)
    return group(`translate(${left} ${top})`, ...rowOf(thing))
  })
  const width = SHEET_COLUMNS * (CELL * 3 + 70)
  const height = Math.ceil(things.length / SHEET_COLUMNS) * (CELL + 34)
  return {
    markup: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${cells.join('')}</svg>`,
    width,
    height,
  }
}

function rowOf(thing: Thing) {
  const [width, height] = thing.grid
  const size = (CELL - 20) / Math.max(width, height)
  const drawings = [1, 2, 3].map((turn) => thing.draw(handFor(`${thing.id} ${turn}`)))
  const tiny = 40 / Math.max(width, height)
  return [
    ...drawings.map(({ art }, at) =>
      group(
        `translate(${at * CELL + 10} ${CELL - height * size}) scale(${size})`,
        `<path d="M0 0H${width}V${height}H0Z" fill="none" stroke="#0001"/>`,
        art,
      ),
    ),
    group(
      `translate(${CELL * 3 + 8} ${CELL - 44}) scale(${tiny})`,
      shape('#111', drawings[0]?.outline ?? ''),
    ),
    `<text x="10" y="${CELL + 18}" font-family="sans-serif" font-size="15" fill="#5d5970">${thing.id}, ${thing.widthCm} cm</text>`,
  ]
}
