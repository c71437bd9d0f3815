import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openGame } from './support/games.ts'
import { banner, button, pictures, projectBar } from './support/player.ts'
import { frameOf, lookAt, serveThings } from './support/rooms.ts'
import { find, slips, touch } from './support/sample-room.ts'

/** Along the upper edge of the picture; it has as much to say as anything has. */
const BEAM = {
  id: 'beam-1',
  name: 'dark green hurricane lantern on a beam',
  says: 'It has held the roof, two bats, a bicycle and somebody who wanted to be a bird for a day.',
  box: [0, 0, 1600, 120],
  outline: '0,0 1600,0 1600,120 0,120',
}

async function setSize(width: number, height: number) {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
}

test.each([
  [360, 640],
  [844, 390],
  [1280, 800],
])(
  'at %i by %i what is said at the upper edge of a picture that fills the screen is in sight',
  async (width, height) => {
    await setSize(width, height)
    serveThings([BEAM])
    await openGame()
    const picture = await lookAt(pictures.nth(1))
    await button(picture, 'Fill the screen').click()
    const back = button(page, 'Back to the posts')
    await expect.element(back).toHaveFocus()
    const bar = back.element().parentElement?.getBoundingClientRect() ?? new DOMRect()

    // By the keyboard, by its name.
    await button(picture, 'What is in this picture').click()
    const name = button(picture, BEAM.name)
    await name.click()
    await expect.poll(() => slips(picture)).toHaveLength(1)
    await expect.poll(() => slips(picture)[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom)

    // By a touch as high as one can reach.
    await button(picture, 'What is in this picture').click()
    frameOf(picture).scrollTo({ left: 0, top: 0, behavior: 'instant' })
    const canvas = frameOf(picture).firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    const high = Math.max(canvas.top, bar.bottom) + 4
    await page.elementLocator(frameOf(picture)).click({
      position: {
        x: frameOf(picture).clientWidth / 2,
        y: high - frameOf(picture).getBoundingClientRect().top,
      },
      force: true,
    })
    await expect.poll(() => slips(picture)).toHaveLength(1)
    const slip = slips(picture)[0]?.getBoundingClientRect() ?? new DOMRect()
    expect(slip.top).toBeGreaterThanOrEqual(Math.max(canvas.top, bar.bottom))
    expect(slip.bottom).toBeLessThanOrEqual(innerHeight)

    // The words of a miss are at the touched point, wherever on the screen the picture is.
    const missed = frameOf(picture).getBoundingClientRect()
    const at = { x: missed.width / 2, y: missed.height / 2 }
    await page.elementLocator(frameOf(picture)).click({ position: at, force: true })
    await expect.poll(() => find(picture, '[class*=miss]')).toHaveLength(1)
    const words = find(picture, '[class*=miss]')[0]?.getBoundingClientRect() ?? new DOMRect()
    expect(Math.abs(words.left + words.width / 2 - missed.left - at.x)).toBeLessThan(4)
    expect(words.top).toBeGreaterThanOrEqual(bar.bottom)
  },
)

test('between the posts an answer and the words of a miss stay below the sticky bars', async () => {
  serveThings([BEAM])
  await openGame()
  const picture = await lookAt(pictures.nth(1))
  await button(picture, 'What is in this picture').click()
  await expect.element(button(picture, BEAM.name)).toBeVisible()
  await button(picture, 'What is in this picture').click()
  const stuck = () =>
    Math.max(...[banner, projectBar].map((part) => part.element().getBoundingClientRect().bottom))

  // A part of the beam is under the bars.
  window.scrollBy(0, frameOf(picture).getBoundingClientRect().top - stuck() + 30)
  await expect.poll(() => Math.round(frameOf(picture).getBoundingClientRect().top - stuck())).toBe(-30)
  const scale = 1600 / frameOf(picture).clientWidth
  await touch(picture, 800, 40 * scale)
  await expect.poll(() => slips(picture)).toHaveLength(1)
  expect(slips(picture)[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(stuck())

  await touch(picture, 1500, 125)
  await expect.poll(() => find(picture, '[class*=miss]')).toHaveLength(1)
  const [miss] = find(picture, '[class*=miss]')
  expect(miss?.getBoundingClientRect().top).toBeGreaterThanOrEqual(stuck())
})
