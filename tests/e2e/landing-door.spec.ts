import type { Locator, Page } from 'playwright/test'
import { expect, guestOf, test } from './door.ts'

const SHAPES = [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'wide', width: 844, height: 390 },
  { name: 'tall', width: 390, height: 844 },
  { name: 'tall', width: 360, height: 640 },
] as const

/** As little as a finger hits. */
const FINGER = 44

const door = (page: Page) => page.getByRole('button', { name: 'Knock on the door' })
const comeIn = (page: Page) => page.getByRole('link', { name: 'Come in' })
const doorway = (page: Page) => page.locator('div:has(> img[src*="hall"])')
const world = (page: Page) => page.getByRole('heading', { level: 1, name: 'Rummage World' })

/** Opens the front page. From then on its clock stands still, so that the door takes its time. */
async function standBefore(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.clock.install()
  await page.goto('/')
  await guestOf(page)
  await expect(doorway(page)).toBeAttached()
  await page.clock.pauseAt(Date.now() + 60_000)
}

for (const shape of SHAPES) {
  test(`a press on the door opens it, and one is in, ${shape.width} x ${shape.height}`, async ({ page }) => {
    await standBefore(page, shape)
    await expect(doorway(page)).toBeHidden()
    const program = page.waitForRequest(/rummage-world-page/)
    await door(page).click()
    await expect(doorway(page)).toBeVisible()
    // The page comes while the door opens.
    await program
    const ends = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && one.effect?.getTiming().iterations === 1)
        .map((one) => Number(one.effect?.getComputedTiming().endTime)),
    )
    // Lamp and leaf keep their last frame.
    expect(ends.length).toBeGreaterThanOrEqual(2)
    expect(Math.max(...ends)).toBeLessThanOrEqual(560)
    await expect(page).toHaveURL('/')
    await page.clock.runFor(600)
    await expect(page).toHaveURL('/rummageworld')
    await page.clock.resume()
    await expect(world(page)).toBeFocused()
    // One entry in the history, and a closed door.
    await page.goBack()
    await expect(comeIn(page)).toBeVisible()
    await expect(doorway(page)).toBeHidden()
  })
}

const WAYS: [string, (page: Page) => Locator, how: (link: Locator) => Promise<void>][] = [
  ['a second press on the door', door, (link) => link.click()],
  ["a second press on 'Come in'", comeIn, (link) => link.click()],
  ['Enter', comeIn, (link) => link.press('Enter')],
  ['Escape', door, (link) => link.press('Escape')],
]

for (const [name, link, how] of WAYS) {
  test(`${name} does not wait for the door`, async ({ page }) => {
    await standBefore(page, SHAPES[0])
    await link(page).press('Enter')
    await expect(doorway(page)).toBeVisible()
    await expect(page).toHaveURL('/')
    await how(link(page))
    await expect(page).toHaveURL('/rummageworld')
    await page.clock.resume()
    await expect(world(page)).toBeVisible()
  })
}

test('with reduced motion one is in at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const link of [door, comeIn]) {
    await standBefore(page, SHAPES[0])
    await link(page).click()
    await expect(page).toHaveURL('/rummageworld')
    await page.clock.resume()
  }
})

test('a press on another link while the door opens leads there and nowhere else', async ({ page }) => {
  await standBefore(page, SHAPES[0])
  await door(page).click()
  await page.getByRole('link', { name: 'Your account' }).click()
  await page.clock.runFor(600)
  await expect(page).toHaveURL('/account')
})

const THINGS = {
  'The small ghost': ['ghost', /wave/],
  'The letter slot': ['letter-slot', /links/],
  'The bell': ['bell', /knock/],
  'The cat': ['cat', /dines here/],
} as const

test('ghost, letter slot, bell and cat answer a press by a line, and Escape ends it', async ({ page }) => {
  for (const shape of SHAPES) {
    await standBefore(page, shape)
    const slip = page.getByRole('main').getByRole('status')
    for (const [name, [, line]] of Object.entries(THINGS)) {
      await page.getByRole('button', { name }).click()
      await expect(slip).toHaveText(line)
      await expect(slip).toContainText(name)
      await expect(slip).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Escape')
    await expect(slip).toBeEmpty()
    await page.getByRole('button', { name: 'The bell' }).press('Enter')
    await expect(slip).toContainText('The bell')
    await page.clock.runFor(6_000)
    await expect(slip).toBeEmpty()
    await page.clock.resume()
  }
})

type Box = { x: number; y: number; width: number; height: number }

const boxOf = async (part: Locator): Promise<Box> =>
  (await part.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN }

/** Where the page shows what the street's file draws under these ids: the file covers its place, from below. */
async function drawnAt(page: Page, name: 'wide' | 'tall', ids: string[]): Promise<Box[]> {
  const place = await boxOf(page.getByRole('img', { name: /evening street/ }))
  const [across, down] = [name === 'wide' ? 2600 : 1250, 1000]
  const unit = Math.max(place.width / across, place.height / down)
  const file = await page.context().newPage()
  await file.setViewportSize({ width: across, height: down })
  await file.goto(`/street/${name}-dusk.svg`)
  const boxes: Box[] = []
  for (const id of ids) {
    const { x, y, width, height } = await boxOf(file.locator(`#${id}`))
    boxes.push({
      x: place.x + place.width / 2 + (x - across / 2) * unit,
      y: place.y + place.height + (y - down) * unit,
      width: width * unit,
      height: height * unit,
    })
  }
  await file.close()
  return boxes
}

const middleOf = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const

for (const { name, width, height } of SHAPES) {
  test(`what answers is where it is drawn, ${width} x ${height}`, async ({ page }) => {
    await standBefore(page, { width, height })
    const parts: Record<string, Locator> = { 'our-door': door(page) }
    for (const [label, [id]] of Object.entries(THINGS)) parts[id] = page.getByRole('button', { name: label })
    const drawn = await drawnAt(page, name, Object.keys(parts))
    for (const [at, [id, part]] of Object.entries(parts).entries()) {
      const box = await boxOf(part)
      const thing = drawn[at] as Box
      const [across, down] = middleOf(thing)
      const [x, y] = middleOf(box)
      expect(Math.abs(across - x), `${id}, across`).toBeLessThan(4)
      expect(Math.abs(down - y), `${id}, down`).toBeLessThan(4)
      expect(box.width, id).toBeGreaterThanOrEqual(id === 'letter-slot' ? 24 : FINGER)
      expect(box.height, id).toBeGreaterThanOrEqual(id === 'letter-slot' ? 24 : FINGER)
      expect(box.width, id).toBeGreaterThanOrEqual(0.95 * thing.width)
      expect(box.height, id).toBeGreaterThanOrEqual(0.95 * thing.height)
      // All of them are on the screen, not beside it.
      expect(box.x, id).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width, id).toBeLessThanOrEqual(width)
    }
    // The leaf lies on the leaf: within the door, as wide as it without its frame, and in its own shape.
    const leaf = await boxOf(doorway(page))
    const whole = drawn[0] as Box
    expect(leaf.width / whole.width).toBeCloseTo(194 / 208, 1)
    expect(leaf.width / leaf.height).toBeCloseTo(194 / 302, 1)
    expect(Math.abs(middleOf(leaf)[0] - middleOf(whole)[0])).toBeLessThan(1.5)
    expect(Math.abs(whole.y + whole.height - leaf.y - leaf.height)).toBeLessThan(0.04 * whole.height)
  })
}
