import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { BAGS, THINGS } from '../support/game-names.ts'
import { openGame } from './support/games.ts'
import { boss, button, dialog, expectGone, focused, pictures, projectBar } from './support/player.ts'
import { drawingIn, frameOf, lookAt } from './support/rooms.ts'
import { expectSound } from './support/sound.ts'

const back = button(page, 'Back to the posts')

async function press(target: Locator) {
  target.element().focus()
  await userEvent.keyboard('{Enter}')
}

test('by keyboard a picture fills the screen, the page below is out of reach, and Escape leads back', async () => {
  await openGame()
  const picture = pictures.first()
  const fill = button(picture, 'Fill the screen')
  const sizeOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return { width, height }
  }
  const before = sizeOf(frameOf(picture))
  await press(fill)
  await expect.element(back).toHaveFocus()
  await expect.poll(() => sizeOf(drawingIn(picture)).width).toBeGreaterThan(before.width)
  await expectSound()

  // In both directions: only the picture and the Boss.
  const seen = new Set<string | null>()
  for (const shift of [true, false]) {
    back.element().focus()
    for (let stops = 0; stops < 40; stops += 1) {
      await userEvent.tab({ shift })
      const here = document.activeElement
      if (here === document.body || here === null) break
      seen.add(here.closest('figure, [aria-label=Boss]')?.getAttribute('aria-label') ?? 'elsewhere')
    }
  }
  expect([...seen].sort()).toEqual(['Boss', picture.element().ariaLabel].sort())

  // A deal opens above it, and returns the focus to where it was.
  await press(button(picture, BAGS).first())
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectGone(dialog)
  await expect.element(back).toBeVisible()
  await expect.element(button(picture, BAGS).first()).toHaveFocus()

  await userEvent.keyboard('{Escape}')
  await expectGone(back)
  await expect.element(fill).toHaveFocus()
  await expect.element(button(projectBar, 'Jobs')).toBeEnabled()
  expect(sizeOf(frameOf(picture))).toEqual(before)
})

test('the names are there too, and a hint about another picture leaves this one', async () => {
  await openGame()
  const other = await lookAt(pictures.nth(1))
  await button(other, 'Fill the screen').click()
  await button(other, 'What is in this picture').click()
  await other.getByRole('list', { name: 'In this picture' }).getByRole('button').first().click()
  const slip = () => other.element().querySelector<HTMLElement>('[class*=slip]')
  await expect.poll(slip).toBeInstanceOf(HTMLElement)
  await expect.element(slip()).toBeInViewport({ ratio: 0.99 })

  // No wanted thing is hidden here.
  await button(boss, /^Hint/).click()
  await expectGone(back)
  await expect.poll(() => focused()?.matches('figure')).toBe(true)
  await expect.element(focused()).toBeInViewport()
  await expect.element(other).not.toHaveFocus()
})

test.each([
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1920, 1080],
])(
  'at %i by %i the whole first picture and its row are beside the bar and the Boss, with the legal bar unread and read',
  async (width, height) => {
    const { reopen } = await openGame()
    localStorage.removeItem('legal_notice_read')
    await reopen()
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1280, 800))
    for (const isRead of [false, true]) {
      if (isRead) await button(page, 'Got it').click()
      await expect.element(page.getByText('Cookies and personal')).toHaveLength(isRead ? 0 : 1)
      window.scrollTo(0, 0)
      await expect.element(projectBar).toBeVisible()
      const boxOf = (part: Locator) => part.element().getBoundingClientRect()
      // Without space beside the picture, the label of its author is above it.
      if (width < 1184) pictures.first().element().scrollIntoView({ block: 'start', behavior: 'instant' })
      const picture = frameOf(pictures.first()).getBoundingClientRect()
      const row = boxOf(button(pictures.first(), 'Fill the screen'))
      const panel = boxOf(boss)
      expect(picture.top).toBeGreaterThanOrEqual(Math.floor(boxOf(projectBar).bottom))
      const isBeside = panel.left >= picture.right || panel.right <= picture.left
      expect(row.top).toBeGreaterThanOrEqual(picture.bottom)
      expect(row.bottom).toBeLessThanOrEqual(isBeside ? innerHeight : panel.top)
    }
  },
)

test('the pointer looks the same over hidden things and beside them', async () => {
  await openGame()
  const thing = button(page, THINGS).first().element()
  const frame = thing.closest('section')
  const cursors = [thing, frame, frame?.querySelector('img')].map(
    (element) => element && getComputedStyle(element).cursor,
  )
  expect(cursors).toEqual(['auto', 'auto', 'auto'])
})
