import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hostsAmong } from '#client/feed/hosts.ts'
import { type PostImage, readFeedPage } from '#client/feed/post.ts'
import { hitArea, overlap } from '#client/game/hunt/hit-area.ts'
import { placeHidden } from '#client/game/hunt/placement.ts'
import { matchesTask, priceBounds } from '#client/game/rules.ts'
import { projectOf, startingState } from '#client/game/state.ts'
import { onProject } from './game-samples.ts'

const PUBLIC = join(import.meta.dirname, '../../src/client/public')
const SEEDS = 10_000
const PHONE = 360
const LARGEST = 60_000

function fileAt(address: string) {
  return readFileSync(join(PUBLIC, address), 'utf8')
}

const names = readdirSync(PUBLIC).filter((name) => name.startsWith('feed-page-'))
const sent = names.map((_, at): unknown => JSON.parse(fileAt(`feed-page-${at + 1}.json`)))
const pages = sent.map((page) => readFeedPage(page) ?? { posts: [], hasMore: false })
const posts = pages.flatMap((page) => page.posts)
const pictured = posts.flatMap(({ id, image }) => (image ? [{ id, image }] : []))
const hosts = pictured.filter(({ id }) => hostsAmong(posts).has(id))

function hiddenIn({ id, image }: { id: string; image: PostImage }) {
  return placeHidden(id, image.places, image.width / image.height)
}

test('there are eight pages of six posts, and none of them needs a correction', () => {
  expect(names).toHaveLength(8)
  expect(pages).toEqual(sent)
  expect(pages.map((page) => page.posts.length)).toEqual(Array(8).fill(6))
  expect(pages.map((page) => page.hasMore)).toEqual([...Array(7).fill(true), false])
})

test('posts have different ids, and the newest come first', () => {
  expect(new Set(posts.map(({ id }) => id)).size).toBe(48)
  expect(new Set(posts.map(({ content }) => content)).size).toBe(48)
  const moments = posts.map(({ timestamp }) => timestamp)
  expect(moments.map((moment) => new Date(moment).toISOString())).toEqual(moments)
  expect(moments).toEqual([...new Set(moments)].sort().reverse())
})

test('page 1 hides at least two things, and six pictures have enough for the project', () => {
  const first = new Set(pages[0]?.posts.map(({ id }) => id))
  expect(hosts.filter(({ id }) => first.has(id)).length).toBeGreaterThanOrEqual(2)

  const near = new Set(pictured.slice(0, 6).map(({ id }) => id))
  const hidden = hosts.filter(({ id }) => near.has(id)).flatMap(hiddenIn)
  const dearestFirst = (prices: number[]) => prices.sort((one, other) => other - one)
  const worst = projectOf(onProject)?.tasks.map((task) => {
    const dearest = dearestFirst(
      hidden.filter((object) => matchesTask(task, object)).map(({ price }) => priceBounds(price).high),
    )
    expect(dearest.length, task.name).toBeGreaterThanOrEqual(task.requiredQuantity)
    return dearest.slice(0, task.requiredQuantity).reduce((sum, price) => sum + price, 0)
  })
  // Even for a player who buys the most expensive things and bargains badly.
  expect(worst?.reduce((sum, price) => sum + price, 0)).toBeLessThanOrEqual(startingState.cashBalance)
})

test.each(pictured)('whatever ids the posts have, things rest on a surface in $image.src', ({ image }) => {
  const { places, width, height } = image
  const aspect = width / height
  const verdicts = new Map<string, number>()
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const verdict = judge(placeHidden(`post-${seed}`, places, aspect), places, aspect)
    verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1)
  }
  expect(Object.fromEntries(verdicts)).toEqual({ fair: SEEDS })
})

function judge(objects: ReturnType<typeof placeHidden>, places: PostImage['places'], aspect: number) {
  if (objects.length !== 3) return 'missing'
  const areas = objects.map((object) => hitArea(object, aspect, PHONE))
  for (const [index, { x, y, width, height }] of areas.entries()) {
    // In a place of the picture's own, and not one that the game had to make up.
    if (!places.some((place) => place.x === x && place.y === y)) return 'no place of the picture'
    if (Math.min(x, y) < 10 || Math.max(x, y) > 90) return 'centre beyond 10 to 90 percent'
    if (x - width / 2 < 0 || x + width / 2 > 100 || y - height / 2 < 0 || y + height / 2 > 100)
      return 'outside'
    if ((width / 100) * PHONE < 43.99 || (height / 100) * (PHONE / aspect) < 43.99) return 'small'
    if (areas.slice(index + 1).some((other) => overlap({ x, y, width, height }, other))) return 'overlap'
  }
  return 'fair'
}

test('the places of a picture are far enough apart to be different finds', () => {
  for (const { image } of pictured) {
    for (const kind of ['bag', 'stove'] as const) {
      const spots = image.places.filter((place) => place.kind === kind).map(({ x, y }) => `${x} ${y}`)
      expect(new Set(spots).size, `${image.src}: ${kind}`).toBe(spots.length)
      expect(spots.length, `${image.src}: ${kind}`).toBeGreaterThanOrEqual(2)
    }
  }
})

test('every file that a post or a hidden thing names exists, and none links elsewhere', () => {
  const addresses = new Set([
    ...posts.map(({ author }) => author.avatar),
    ...pictured.flatMap(({ image }) => layersOf(image)),
    ...hosts.flatMap(hiddenIn).map(({ sprite }) => `/scenes/hidden/${sprite}.svg`),
  ])
  expect([...addresses].filter((address) => !existsSync(join(PUBLIC, address)))).toEqual([])
  for (const address of addresses) {
    const svg = fileAt(address)
    expect(svg, address).toMatch(/^<svg [^>]*viewBox=/)
    expect(svg, address).not.toMatch(/<script|<style|<image|<foreignObject|\bon\w+=|href="(?!#)|url\((?!#)/)
  }
})

test('a picture is below 60 kB in transfer, all its layers together, whatever is hidden in it', () => {
  const size = (address: string) => gzipSync(fileAt(address)).length
  for (const { image } of pictured) {
    const heaviest = (kind: string, count: number) =>
      image.places
        .flatMap(({ kind: ofKind, drawing }) => (ofKind === kind && drawing ? [size(drawing)] : []))
        .sort((one, other) => other - one)
        .slice(0, count)
    const front = image.front ? [size(image.front)] : []
    const ghost = image.ghost ? [size(image.ghost.drawing)] : []
    const layers = [size(image.src), ...front, ...heaviest('bag', 2), ...heaviest('stove', 1), ...ghost]
    expect(
      layers.reduce((sum, bytes) => sum + bytes, 0),
      image.src,
    ).toBeLessThan(LARGEST)
  }
})

/** The room, what is in front of its hidden things, all possible hidden things, and its ghost. */
function layersOf({ src, front, places, ghost }: PostImage) {
  const drawings = [front, ...places.map(({ drawing }) => drawing), ghost?.drawing]
  return [src, ...drawings.filter((drawing) => drawing !== undefined)]
}

test('no two pictures are alike, in what they show or in their descriptions', () => {
  expect(new Set(pictured.map(({ image }) => image.src)).size).toBe(pictured.length)
  const said = pictured.map(({ image }) => image.alt.toLowerCase())
  expect(new Set(said).size).toBe(pictured.length)
  expect(said.filter((alt) => alt.length < 20)).toEqual([])

  const drawn = pictured.map(({ image }) => ({ src: image.src, spots: spotsIn(fileAt(image.src)) }))
  for (const [at, { src, spots }] of drawn.entries()) {
    for (const other of drawn.slice(at + 1)) {
      expect(likeness(spots, other.spots), `${src} and ${other.src}`).toBeLessThan(0.3)
    }
  }
})

/** Where things are and how large: a redrawn room keeps two in five of them, two rooms share one in five. */
function spotsIn(svg: string) {
  const spots = new Set(svg.match(/transform="[^"]{6,}"/g))
  expect(spots.size).toBeGreaterThan(50)
  return spots
}

/** The part of the smaller set that is in both. */
function likeness(one: Set<string>, other: Set<string>) {
  const shared = [...one].filter((spot) => other.has(spot)).length
  return shared / Math.min(one.size, other.size)
}
