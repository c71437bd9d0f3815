import { expect, onTestFinished, test } from 'vitest'
import { cdp, type Locator, page } from 'vitest/browser'
import { openPage } from './support/app.tsx'
import { openGame } from './support/games.ts'
import { banner, boss, button, pictures, projectBar } from './support/player.ts'

/** A browser whose user chose this text size. */
async function setSize(width: number, height: number, text: number) {
  const driver = cdp() as { send: (method: string, facts: object) => Promise<void> }
  const setText = (standard: number) => driver.send('Page.setFontSizes', { fontSizes: { standard } })
  await page.viewport(width, height)
  await setText(text)
  onTestFinished(async () => {
    await setText(16)
    await page.viewport(1280, 800)
  })
}

/** The share of the screen's height below these. */
function shareOf(...parts: Locator[]) {
  const heights = parts.map((part) => {
    const { top, bottom } = part.element().getBoundingClientRect()
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  })
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight
}

const PARTS = 'header, [aria-label=Project], [aria-label=Boss]'

/** The visible controls of these parts whose middle or edge is under another part or control. */
function coveredIn(...parts: Locator[]) {
  const controls = parts.flatMap((part) => [...part.element().querySelectorAll('a, button')])
  const isCovered = (control: Element) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) return false
    return [(top + bottom) / 2, top + 3, bottom - 3].some((y) => {
      const there = document.elementFromPoint((left + right) / 2, y)?.closest(`a, button, ${PARTS}`)
      return there !== control && there !== control.closest(PARTS)
    })
  }
  return controls
    .filter((control) => control.checkVisibility() && isCovered(control))
    .map(({ textContent }) => textContent)
}

test.each([
  ['a narrow phone', 320, 640, 16],
  ['a phone with large text', 390, 740, 20],
  ['a phone with text of twice the size', 360, 740, 32],
  ['a phone on its side', 667, 375, 16],
  ['a window at 400 %', 320, 200, 16],
  ['a low window', 1280, 600, 16],
])(
  'on %s sticky parts cover no control, and leave two thirds to the pictures',
  async (_, width, height, text) => {
    await setSize(width, height, text)
    await openGame()
    await expect.element(button(projectBar, 'Complete Project')).toBeVisible()
    const parts = [banner, projectBar, boss] as const
    for (const way of [0, 30, 300, 700]) {
      window.scrollTo(0, way)
      expect(coveredIn(...parts), `after ${way} px`).toEqual([])
    }
    expect(shareOf(...parts)).toBeLessThan(1 / 3)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)

    // A control that gets the focus is below the sticky parts.
    const tool = button(pictures.nth(1), 'Fill the screen').element()
    window.scrollTo(0, tool.getBoundingClientRect().bottom + scrollY)
    tool.focus()
    expect(tool.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      Math.max(...[banner, projectBar].map((part) => part.element().getBoundingClientRect().bottom), 0),
    )

    await button(pictures.nth(1), 'Fill the screen').click()
    await expect.element(button(page, 'Back to the posts')).toHaveFocus()
    const filled = button(page, 'Back to the posts').element().parentElement
    expect(coveredIn(boss)).toEqual([])
    expect(shareOf(page.elementLocator(filled ?? document.body), boss)).toBeLessThan(0.5)
  },
)

test.each([
  [320, 16],
  [390, 20],
])('at %i px with text of %i px the heads of the pages are one line high', async (width, text) => {
  await setSize(width, 740, text)
  for (const path of ['/account', '/rummageworld', '/rummageworld/today']) {
    const { leave } = await openPage(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(banner.element().getBoundingClientRect().height, path).toBeLessThan(5 * text)
    await leave()
  }
})
