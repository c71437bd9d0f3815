import { THINGS } from '../support/game-names.ts'
import { expect, hold, test } from './door.ts'
import { openWorld } from './game-page.ts'
import { button } from './player.ts'

test('all layers of a picture appear together, even when one of them is late', async ({ page }) => {
  const release = await hold(page, '**/scenes/hidden/*/bag-*.svg')
  // What each frame shows of the first picture: no room yet, everything, or the room without its hidden things.
  await page.addInitScript(() => {
    const seen = { early: 0, whole: 0, alone: 0 }
    Object.assign(window, { seen })
    const isShown = (image: Element) => {
      const { opacity, visibility } = getComputedStyle(image)
      return opacity === '1' && visibility === 'visible'
    }
    const look = () => {
      const figure = document.querySelector('figure')
      const room = figure?.querySelector('section img')
      const things = [...(figure?.querySelectorAll('section button img') ?? [])]
      if (room && things.length > 0) {
        const shown = things.filter((image) => isShown(image) && Object(image).naturalWidth > 0).length
        if (!isShown(room)) seen.early += 1
        else if (shown === things.length) seen.whole += 1
        else seen.alone += 1
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  // The last part arrives late on purpose.
  await page.goto('/rummageworld', { waitUntil: 'commit' })
  const seen = () => page.evaluate((): { early: number; whole: number; alone: number } => Object(window).seen)
  // The room itself has loaded, and waits.
  const room = page.getByRole('figure').first().locator('section img').first()
  await expect(room).toHaveJSProperty('naturalWidth', 1600)
  await expect.poll(async () => (await seen()).early).toBeGreaterThan(0)
  expect(await seen()).toMatchObject({ whole: 0, alone: 0 })
  release()
  await expect.poll(async () => (await seen()).whole).toBeGreaterThan(0)
  expect((await seen()).alone).toBe(0)
})

test('a thing that the picture cannot draw has its text', async ({ page, mayComplain }) => {
  mayComplain(/net::ERR_FAILED/)
  await page.route(/\/scenes\/hidden\//, (route) => route.abort())
  await openWorld(page)
  const thing = button(page, THINGS).first()
  await expect(thing).toContainText(/Sleeping Bag|Portable Stove/)
})
