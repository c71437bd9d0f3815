import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { BAGS, THINGS } from '../support/game-names.ts'
import { openGame } from './support/games.ts'
import { mouse } from './support/mouse.ts'
import { boss, button, dialog, expectGone, pictures } from './support/player.ts'
import { doubleClickAt, drawingIn, emptyPoint, frameOf } from './support/rooms.ts'

const picture = pictures.first()

/** The zoom of the picture, and its visible part. */
function view(of: Locator) {
  const frame = frameOf(of)
  const zoom = drawingIn(of).getBoundingClientRect().width / frame.getBoundingClientRect().width
  return { zoom, left: frame.scrollLeft, top: frame.scrollTop }
}

const expectZoom = (zoom: number) => expect.poll(() => view(picture).zoom).toBeCloseTo(zoom, 1)

/** A point of the frame in coordinates of the page. */
function onPage({ x, y }: { x: number; y: number }) {
  const { left, top } = frameOf(picture).getBoundingClientRect()
  return { x: left + x, y: top + y }
}

test('the buttons zoom from 1 to 4 times, and things can be clicked when zoomed', async () => {
  await openGame()
  const nearer = button(picture, 'Zoom in')
  await expectGone(button(picture, 'Zoom out'))
  for (const zoom of [1.5, 2.25, 3.38, 4]) {
    await nearer.click()
    await expectZoom(zoom)
  }
  await expect.element(nearer).toHaveAttribute('aria-disabled', 'true')
  await button(picture, 'Zoom out').click()
  await expectZoom(2.67)
  await button(picture, 'Reset zoom').click()
  await expectZoom(1)
  await expect.element(nearer).toHaveFocus()
  await expectGone(button(picture, 'Reset zoom'))

  await nearer.click()
  await nearer.click()
  await expectZoom(2.25)
  // The picture follows the focus: half of the last thing is outside the frame until then.
  const thing = button(picture, THINGS).last()
  const { left, width } = thing.element().getBoundingClientRect()
  const beyond = left + width / 2 - frameOf(picture).getBoundingClientRect().right
  frameOf(picture).scrollBy({ left: beyond, behavior: 'instant' })
  await expect.element(thing).not.toBeInViewport({ ratio: 0.6 })
  // Back over the three other buttons, the heart and the ghost.
  for (let stops = 0; stops < 6; stops += 1) await userEvent.tab({ shift: true })
  await expect.element(thing).toHaveFocus()
  await expect.element(thing).toBeInViewport({ ratio: 0.95 })
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
})

test('a double click zooms towards its place, and is no miss', async () => {
  await openGame()
  const spot = emptyPoint(picture)
  const nearer = () => doubleClickAt(picture, spot)
  const underneath = () => {
    const { x, y } = onPage(spot)
    const { left, top, width, height } = drawingIn(picture).getBoundingClientRect()
    return [(x - left) / width, (y - top) / height]
  }
  const before = underneath().map((part) => expect.closeTo(part, 2))
  for (const zoom of [2, 4, 1]) {
    await nearer()
    await expectZoom(zoom)
    expect(underneath()).toEqual(before)
  }
  expect(missesIn(picture)).toEqual([])

  // When zoomed, a drag moves the picture, and its end is no click.
  await nearer()
  await expectZoom(2)
  const from = view(picture)
  const { x, y } = onPage(spot)
  await mouse.move({ x, y })
  await mouse.down({ x, y })
  for (const part of [1 / 3, 2 / 3, 1]) await mouse.move({ x: x - 90 * part, y: y - 60 * part })
  await mouse.up({ x: x - 90, y: y - 60 })
  await expect.poll(() => view(picture)).toMatchObject({ left: from.left + 90, top: from.top + 60 })
  expect(missesIn(picture)).toEqual([])
})

function missesIn(of: Locator) {
  const words = [...of.element().querySelectorAll('span[aria-hidden]')].map(({ textContent }) => textContent)
  return words.filter((text) => /[a-z]/.test(text))
}

test('a drag that ends outside the picture does not swallow a later press', async () => {
  await openGame()
  const spot = emptyPoint(picture)
  await doubleClickAt(picture, spot)
  await expectZoom(2)
  const before = view(picture)
  const { x, y } = onPage(spot)
  await mouse.move({ x, y })
  await mouse.down({ x, y })
  for (const by of [10, 20, 30, 40]) await mouse.move({ x: x - by, y })
  // The header, far above.
  await mouse.move({ x: x - 40, y: 8 })
  await mouse.up({ x: x - 40, y: 8 })
  await expect.poll(() => view(picture).left).toBe(before.left + 40)
  // The last focus stop in the picture: it does not move the mouse.
  button(picture, THINGS).last().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
})

test.each([
  [1280, 800],
  [1920, 1080],
])(
  'in the large view at %i by %i the picture is in the middle, and the Boss is below it',
  async (...size) => {
    await page.viewport(...size)
    onTestFinished(() => page.viewport(1280, 800))
    await openGame()
    await button(picture, 'Fill the screen').click()
    await expect.element(button(page, 'Back to the posts')).toBeVisible()
    const canvas = () => frameOf(picture).firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    await expect.poll(() => Math.abs(canvas().left - (innerWidth - canvas().right))).toBeLessThan(2)
    await expect
      .poll(() => canvas().bottom)
      .toBeLessThanOrEqual(boss.element().getBoundingClientRect().top + 1)
    expect(canvas().height / innerHeight).toBeGreaterThan(0.85)
  },
)

test('the keys + - 0 and the arrows do the same, and so does the wheel with Control', async () => {
  await openGame()
  button(picture, BAGS).first().element().focus()
  await userEvent.keyboard('+=')
  await expectZoom(2.25)
  await userEvent.keyboard('-')
  await expectZoom(1.5)
  await userEvent.keyboard('0')
  await expectZoom(1)

  await userEvent.keyboard('++')
  // The second step is drawn before the picture moves, and would stop the slide of an arrow key.
  await expectZoom(2.25)
  const frame = page.elementLocator(frameOf(picture))
  await expect.element(frame).toHaveAccessibleName('Picture, zoomed in: the arrow keys move it')
  await userEvent.tab({ shift: true })
  await expect.element(frame).toHaveFocus()
  const before = view(picture)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => view(picture).left).not.toBe(before.left)
  await userEvent.keyboard('0')
  await expectZoom(1)

  await userEvent.keyboard('{Control>}')
  await page.elementLocator(frameOf(picture)).wheel({ delta: { y: -120 } })
  await userEvent.keyboard('{/Control}')
  await expect.poll(() => view(picture).zoom).toBeGreaterThan(1.5)
  expect(window.visualViewport?.scale).toBe(1)
})
