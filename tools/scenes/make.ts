/**
 * Draws everything Rummage World shows and writes it to src/client/public, where it is committed: pictures,
 * hidden things, portraits, and the pages of the feed. The same sources always give the same files.
 *
 *   npm run scenes                 draw all
 *   npm run scenes -- attic        draw the pictures whose id contains 'attic', to look at: not what hides in them
 *   npm run scenes -- street       draw the street of the landing page and the wall round our door
 *   npm run scenes -- window       draw the window behind our door, and what can be bought for it
 *   npm run scenes -- --sheet      draw all, and contact sheets of things and pictures as PNG
 *   npm run scenes -- --icons      draw all, and the icons and the social card as PNG
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { rendered, renderedSmall } from './compose/render.ts'
import { feedPages, type Published } from './feed/pages.ts'
import { feedRooms } from './feed/rooms.ts'
import { hiddenSprites } from './hidden/catalogue.ts'
import { hiding } from './hiding/publish.ts'
import { portraits } from './portraits/catalogue.ts'
import { pictures } from './rooms/catalogue.ts'
import { makeSheets } from './sheet/sheets.ts'
import { drawIcons } from './street/icons.ts'
import { publishStreet } from './street/publish.ts'
import { windowDrawings } from './window/furnishings.ts'

const PUBLIC = join(import.meta.dirname, '../../src/client/public')
/** In bytes: somebody waits for it on a telephone. */
const LARGEST_GZIP = 60_000
const LARGEST_LIST_GZIP = 14_000

const words = process.argv.slice(2)
const wanted = words.filter((word) => !word.startsWith('-'))
const isWhole = wanted.length === 0

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** Writes a file of public/, and says how large it is on its way to people. */
function write(name: string, content: string, largest = LARGEST_GZIP) {
  const size = gzipSync(content, { level: 9 }).length
  if (size > largest) throw new Error(`${name} is ${size} bytes compressed; ${largest} is the most`)
  writeFileSync(join(PUBLIC, name), content)
  return `${(size / 1000).toFixed(1)} kB gzip`
}

if (isWhole)
  for (const folder of ['scenes', 'avatars']) rmSync(join(PUBLIC, folder), { recursive: true, force: true })
for (const folder of ['scenes/hidden', 'scenes/window', 'avatars', 'street', 'icons'])
  mkdirSync(join(PUBLIC, folder), { recursive: true })

const published = new Map<string, Published>()
const chosen = pictures.filter(({ id }) => isWhole || wanted.some((word) => id.includes(word)))
for (const [at, picture] of chosen.entries()) {
  const drawn = rendered(picture)
  const size = write(`scenes/${picture.id}.svg`, drawn.svg)
  say(`${at + 1} of ${chosen.length}  ${picture.id}  ${size}`)
  const list = write(
    `scenes/${picture.id}.things.json`,
    `${JSON.stringify(drawn.named)}\n`,
    LARGEST_LIST_GZIP,
  )
  if (!isWhole) continue

  const { places, ghost, files } = hiding(picture, drawn)
  mkdirSync(join(PUBLIC, `scenes/hidden/${picture.id}`))
  for (const [name, file] of files) write(name, file)
  published.set(picture.id, { alt: drawn.alt, ground: drawn.ground, places, ghost })
  say(`   ${places.length} resting places and a ghost, ${drawn.named.things.length} names (${list})`)
  // The renderer gives memory back between turns of the event loop alone: thirty pictures in one are 20 GB.
  await setImmediate()
}

if (isWhole) {
  for (const sprite of hiddenSprites) write(`scenes/hidden/${sprite.id}.svg`, renderedSmall(sprite))
  for (const portrait of portraits) write(`avatars/${portrait.id}.svg`, renderedSmall(portrait))
  const pages = feedPages(published)
  pages.forEach((page, at) => {
    write(`feed-page-${at + 1}.json`, `${JSON.stringify(page)}\n`)
  })
  write('scenes/rooms.json', `${JSON.stringify(feedRooms(pages))}\n`)
  say(
    `${hiddenSprites.length} hidden things, ${portraits.length} portraits, ${pages.length} pages of the feed`,
  )
}

if (isWhole || wanted.includes('street')) publishStreet(write, say)

if (isWhole || wanted.includes('window'))
  for (const drawing of windowDrawings)
    say(`window, ${drawing.id}  ${write(`scenes/window/${drawing.id}.svg`, renderedSmall(drawing))}`)

if (words.includes('--icons')) await drawIcons(join(PUBLIC, 'icons'), say)
if (words.includes('--sheet')) await makeSheets(say)
