import { type Browser, chromium, type Locator, type Page } from 'playwright/test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hostsAmong } from '#client/feed/hosts.ts'
import { gameToStore } from '#client/game/stored-game.ts'
import { onProject } from '../client/game-samples.ts'
import { BROWSER_ARGS, debianBrowser } from '../support/browser.ts'
import { feedPages } from '../support/feed-pages.ts'
import { serveProduct } from '../support/served.ts'
import { buildIfStale } from '../support/started.ts'

vi.setConfig({ testTimeout: 900_000 })

let product: Awaited<ReturnType<typeof serveProduct>>
let browser: Browser
beforeAll(async () => {
  buildIfStale()
  product = await serveProduct()
  browser = await chromium.launch({ executablePath: debianBrowser(), args: BROWSER_ARGS })
}, 240_000)
afterAll(async () => {
  await browser.close()
  await product.close()
})

const posts = feedPages().flatMap((page) => page.posts)
const pictured = posts.filter(({ image }) => image)
const hosts = hostsAmong(posts)

/** `own`: the deal, or a bought thing's own words. Else the name of what answers, or `nothing`. */
type Clicked = { spot: string; x: number; y: number; drawn: string; answer: string }

/** How fine the grid over each hidden thing's box is. */
const FINE = 7

test('in every picture, what is drawn at a point of a hidden thing’s box is what a click there asks', async () => {
  const page = await openGame()
  const clicked: Clicked[] = []
  for (const { id } of pictured) clicked.push(...(await clickGrid(await showPost(page, id))))

  expect(clicked.filter(({ drawn, answer }) => drawn !== answer)).toEqual([])
  const count = (is: (drawn: string) => boolean) => clicked.filter(({ drawn }) => is(drawn)).length
  expect(count((drawn) => drawn === 'own')).toBeGreaterThan(hosts.size * 15)
  expect(count((drawn) => drawn !== 'own' && drawn !== 'nothing')).toBeGreaterThan(hosts.size * 15)
})

test('zoomed, in full screen, and after the purchase it is the same', async () => {
  const page = await openGame()
  const [first = '', second = ''] = hosts
  const figure = await showPost(page, first)
  const wrong = async () => (await clickGrid(figure)).filter(({ drawn, answer }) => drawn !== answer)

  await press(figure, 'Zoom in')
  expect(await wrong()).toEqual([])
  await press(figure, 'Reset zoom')
  await press(figure, 'Fill the screen')
  expect(await wrong()).toEqual([])
  await page.keyboard.press('Escape')

  for (const post of [first, second]) await buyAll(await showPost(page, post))
  for (const post of [first, second]) {
    const all = await clickGrid(await showPost(page, post))
    const clicked = all.filter(({ spot }) => spot.endsWith(', bought'))
    expect(clicked.filter(({ drawn, answer }) => drawn !== answer)).toEqual([])
    // What is bought answers, and so do its neighbours.
    expect(clicked.filter(({ answer }) => answer === 'own').length).toBeGreaterThan(5)
    expect(clicked.filter(({ answer }) => answer !== 'own' && answer !== 'nothing').length).toBeGreaterThan(
      30,
    )
  }
})

/** A player with the job and the project, on a large screen without motion. */
async function openGame() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 }, reducedMotion: 'reduce' })
  // The first account that is known takes over the game that was nobody's.
  await page.addInitScript(
    (game) => {
      if (localStorage.length === 0) localStorage.setItem('rummage_world:nobody', game)
    },
    JSON.stringify(gameToStore(onProject)),
  )
  await page.goto(`${product.origin}/rummageworld`)
  return page
}

/** Scrolls to a post, through those before it, and waits for all that its picture shows. */
async function showPost(page: Page, post: string) {
  const article = page.locator(`[data-post="${post}"]`)
  await vi.waitUntil(
    async () => {
      if ((await article.count()) > 0) return true
      await page.locator('[role=feed] > article').last().scrollIntoViewIfNeeded()
      return false
    },
    { timeout: 60_000, interval: 100 },
  )
  const figure = article.getByRole('figure')
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await vi.waitUntil(
    () =>
      figure.evaluate((element) =>
        [...element.querySelectorAll('section img')].every(
          (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
        ),
      ),
    { timeout: 60_000, interval: 50 },
  )
  return figure
}

async function press(figure: Locator, name: string) {
  await figure.getByRole('button', { name }).click()
}

async function buyAll(figure: Locator) {
  const page = figure.page()
  for (const things of [/Sleeping Bag, \$/, /Portable Stove, \$/]) {
    // One stove is enough: the project wants no second one.
    const wanted = await page.getByRole('listitem').filter({ hasText: '0 of 1 Portable Stove' }).count()
    if (String(things).includes('Stove') && wanted === 0) continue
    for (let left = await figure.getByRole('button', { name: things }).count(); left > 0; left -= 1) {
      await figure.getByRole('button', { name: things }).first().press('Enter')
      await page.getByRole('button', { name: 'Accept Deal' }).click()
    }
  }
}

/** Clicks a grid over the box of each hidden thing of a picture, and compares with its pixels and outlines. */
async function clickGrid(figure: Locator): Promise<Clicked[]> {
  return await figure.evaluate(clickInPage, FINE)
}

/** Runs in the page, so it uses nothing from outside. */
async function clickInPage(figure: Element, fine: number): Promise<Clicked[]> {
  /** In px: so near to an edge nobody can say what is drawn. */
  const MARGIN = 3
  const section = figure.querySelector('section')
  const room = section?.querySelector('img')
  if (!section || !room) throw new Error('This picture shows nothing.')
  const view = section
  const list = await (await fetch(room.src.replace(/\.svg$/, '.things.json'))).json()
  const outlines: { name: string; path: Path2D }[] = Object(list).things.map(
    ({ name, outline }: { name: string; outline: string }) => ({ name, path: new Path2D(`M${outline}Z`) }),
  )
  const pad = document.createElement('canvas').getContext('2d')
  if (!pad) throw new Error('No canvas')

  const spots = [...section.querySelectorAll('button')].map((button) => {
    const image = button.querySelector('img')
    if (!image) throw new Error('This thing is not drawn.')
    const canvas = document.createElement('canvas')
    const box = image.getBoundingClientRect()
    canvas.width = Math.round(box.width)
    canvas.height = Math.round(box.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    const isGhost = button.ariaLabel?.includes('ghost') === true
    // The page scrolls so that an answer is in sight.
    const place = () => image.getBoundingClientRect()
    return { button, name: button.ariaLabel ?? '', place, pixels, width: canvas.width, isGhost }
  })
  type Spot = (typeof spots)[number]

  function drawnAt({ place, pixels, width }: Spot, x: number, y: number) {
    const box = place()
    const fit = width / box.width
    const at = (Math.floor((y - box.top) * fit) * width + Math.floor((x - box.left) * fit)) * 4 + 3
    if (Number(pixels[at] ?? 0) >= 128) return 'own'
    const picture = room?.getBoundingClientRect() ?? box
    const ofX = ((x - picture.left) / picture.width) * 1600
    const ofY = ((y - picture.top) / picture.height) * 1200
    return outlines.findLast(({ path }) => pad?.isPointInPath(path, ofX, ofY))?.name ?? 'ground'
  }

  /** Null where it is doubtful. */
  function certainAt(spot: Spot, x: number, y: number) {
    const around = [-MARGIN, 0, MARGIN].flatMap((dy) =>
      [-MARGIN, 0, MARGIN].map((dx) => drawnAt(spot, x + dx, y + dy)),
    )
    return new Set(around).size === 1 ? (around[0] ?? null) : null
  }

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const slip = () => section.querySelector('span[aria-hidden] > b')
  const deal = () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] button')].find(
      ({ textContent }) => textContent === 'Reject Deal',
    )
  const answerNow = () => {
    const says = slip()?.nextElementSibling?.textContent ?? ''
    return deal() || /^You have .* already\.$/.test(says) ? 'own' : (slip()?.textContent ?? 'nothing')
  }
  let last = { x: 0, y: 0, time: 0 }

  async function clickAt(spot: Spot, x: number, y: number): Promise<Clicked | null> {
    const target = document.elementFromPoint(x, y)
    const drawn = certainAt(spot, x, y)
    const { left, top, width, height } = spot.place()
    const isMiddle = Math.abs(x - left - width / 2) < 2 && Math.abs(y - top - height / 2) < 2
    if (drawn === null || isMiddle || target?.closest('button') !== spot.button) return null
    // Two clicks near each other zoom the picture.
    const frame = view.getBoundingClientRect()
    const [ofX, ofY] = [x - frame.left, y - frame.top]
    if (Math.hypot(ofX - last.x, ofY - last.y) < 30)
      await pause(Math.max(0, 350 - performance.now() + last.time))
    const isDone = spot.button.dataset.done !== undefined
    const isTag = target.closest('[data-tag]') !== null
    const click = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y, pointerType: 'mouse' }
    target.dispatchEvent(new PointerEvent('click', click))
    const isThings = !isTag && drawn !== 'own' && drawn !== 'ground'
    const isButtons = isTag || drawn === 'own' || (drawn === 'ground' && !isDone)
    // A click for the button itself is no half of a double one.
    if (!isButtons) last = { x: ofX, y: ofY, time: performance.now() }
    // A ghost that still has its key gives it, and says nothing.
    const expected = isThings ? drawn : isButtons && (isDone || !spot.isGhost) ? 'own' : 'nothing'
    await pause(0)
    // A first click may wait for the list of drawn things.
    for (let waits = 0; answerNow() !== expected && waits < 50; waits += 1) await pause(10)
    const answer = answerNow()
    deal()?.click()
    // Without an answer it would leave the full screen.
    if (slip()) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await pause(0)
    return { spot: spot.name, x: Math.round(x), y: Math.round(y), drawn: expected, answer }
  }

  const clicked: (Clicked | null)[] = []
  // Each thing in turn, so that the next click is far away.
  for (let at = 0; at < fine * fine; at += 1) {
    for (const spot of spots) {
      // A ghost is so small that each click on it waits: a third of them is enough.
      if (spot.isGhost && at % 3 > 0) continue
      const { left, top, width, height } = spot.place()
      const x = left + (((at % fine) + 0.5) / fine) * width
      const y = top + ((Math.floor(at / fine) + 0.5) / fine) * height
      clicked.push(await clickAt(spot, Math.floor(x), Math.floor(y)))
    }
  }
  return clicked.filter((one) => one !== null)
}
