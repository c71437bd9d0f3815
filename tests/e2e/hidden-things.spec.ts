import { expect, test } from './door.ts'
import { openWorld } from './game-page.ts'
import { button, THINGS } from './player.ts'

test('all layers of a picture are seen at once, also when one of them is late', async ({ page }) => {
  await page.route(/\/scenes\/hidden\/[a-z-]+-\d\/bag-\d\.svg/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
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
  await openWorld(page)
  const seen = () => page.evaluate((): { early: number; whole: number; alone: number } => Object(window).seen)
  await expect.poll(async () => (await seen()).whole).toBeGreaterThan(3)
  expect((await seen()).early).toBeGreaterThan(0)
  expect((await seen()).alone).toBe(0)
})

test('the pointer is the same over hidden things and beside them', async ({ page }) => {
  await openWorld(page)
  const cursors = await button(page, THINGS)
    .first()
    .evaluate((thing) => {
      const cursorOf = (element: Element | null) => element && getComputedStyle(element).cursor
      return [
        cursorOf(thing),
        cursorOf(thing.closest('section')),
        cursorOf(thing.closest('section')?.querySelector('img') ?? null),
      ]
    })
  expect(new Set(cursors).size).toBe(1)
  expect(cursors[0]).toBe('auto')
})

test('what the picture cannot draw has its words', async ({ page, mayComplain }) => {
  mayComplain(/net::ERR_FAILED/)
  await page.route(/\/scenes\/hidden\//, (route) => route.abort())
  await openWorld(page)
  const thing = button(page, THINGS).first()
  await expect(thing).toContainText(/Sleeping Bag|Portable Stove/)
})
