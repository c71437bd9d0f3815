import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderedSmall } from '#scenes/compose/render.ts'
import { hiddenSprites } from '#scenes/hidden/catalogue.ts'
import { portraits } from '#scenes/portraits/catalogue.ts'
import { pictures } from '#scenes/rooms/catalogue.ts'
import { things } from '#scenes/things/catalogue.ts'
import { openBrowser, renderPng } from './render.ts'
import { thingsSheet } from './things-sheet.ts'

const ROOT = join(import.meta.dirname, '../../..')
const SHEETS = join(ROOT, 'test-results/scenes')
const PUBLIC = join(import.meta.dirname, '../../../src/client/public')
const ACROSS = 3
const PICTURE_WIDTH = 620

/** Contact sheets, to look at: all things, all pictures, all small drawings. */
export async function makeSheets(say: (line: string) => void) {
  mkdirSync(SHEETS, { recursive: true })
  const browser = await openBrowser()

  const { markup, width, height } = thingsSheet(things)
  await renderPng(browser, markup, width, height, join(SHEETS, 'things.png'))
  say(`${things.length} things: ${join(SHEETS, 'things.png')}`)

  const rows = Math.ceil(pictures.length / ACROSS)
  const images = pictures.map(({ id }) =>
    image(readFileSync(join(PUBLIC, `scenes/${id}.svg`), 'utf8'), PICTURE_WIDTH),
  )
  const pictureHeight = (PICTURE_WIDTH + 8) * 0.75 * rows
  await renderPng(
    browser,
    images.join(''),
    (PICTURE_WIDTH + 8) * ACROSS,
    pictureHeight,
    join(SHEETS, 'pictures.png'),
  )
  say(`${pictures.length} pictures: ${join(SHEETS, 'pictures.png')}`)

  const small = [...hiddenSprites, ...portraits].map((drawing) => image(renderedSmall(drawing), 200))
  await renderPng(
    browser,
    small.join(''),
    208 * 6,
    208 * Math.ceil(small.length / 6),
    join(SHEETS, 'small.png'),
  )
  say(`${small.length} hidden things and portraits: ${join(SHEETS, 'small.png')}`)
  await browser.close()
}

function image(svg: string, width: number) {
  return `<img width="${width}" style="margin:4px;vertical-align:top" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`
}
