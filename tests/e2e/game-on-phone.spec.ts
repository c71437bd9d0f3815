import type { Page } from 'playwright/test'
import { PROJECT, THINGS } from '../support/game-names.ts'
import { expect, test } from './door.ts'
import { begin, boss, button, byTouch, pictures, projectBar } from './player.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

// One visit for the whole feed, because loading it to its end takes longest.
test('on a small phone the bars leave room, every hidden thing can be touched, and the Boss covers no control', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/rummageworld')
  await test.step('the bars leave two thirds of the height, also on the first visit', async () => {
    await expect(button(page, 'Take a job')).toBeVisible()
    const taken = await page.evaluate(() => {
      const bars = ['[aria-label="Legal notice"]', 'header', '[aria-label=Project]', '[aria-label=Boss]']
      return bars.map((bar) => document.querySelector(bar)?.getBoundingClientRect().height ?? Number.NaN)
    })
    expect(taken.reduce((sum, height) => sum + height, 0)).toBeLessThan(740 / 3)
    await begin(page, await byTouch(page))
    const complete = await button(projectBar(page), 'Complete Project').boundingBox()
    expect(complete?.height).toBeGreaterThanOrEqual(44)
    // Its whole name, beside the link to other jobs.
    const name = projectBar(page).getByText(PROJECT)
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const bar = await projectBar(page).boundingBox()
    expect(bar?.height).toBeLessThanOrEqual(80)
  })

  await loadAll(page)
  await test.step('every hidden thing of the whole feed is 44 px high and wide, inside its picture, and covers no other', async () => {
    await expect(pictures(page)).toHaveCount(30)
    expect(await pictures(page).evaluateAll(faultsIn)).toEqual([])
    expect(await button(page, THINGS).evaluateAll(coveredAmong)).toEqual([])
  })

  for (const isRead of [false, true]) {
    await test.step(`the Boss covers no control for good, with the legal bar ${isRead ? 'read' : 'unread'}`, async () => {
      if (isRead) await button(page, 'Got it').tap()
      for (const part of [0, 0.25, 0.5, 0.75, 1]) {
        const { stuck } = await page.evaluate(controlsUnderBoss, part)
        expect(stuck, `at ${part} of the page`).toEqual([])
      }
      await button(boss(page), 'Boss: show more').tap()
      for (const part of [0, 0.5, 1]) {
        const { stuck } = await page.evaluate(controlsUnderBoss, part)
        expect(stuck, `open, at ${part} of the page`).toEqual([])
      }

      // The end of the page can be scrolled into view.
      expect((await page.evaluate(controlsUnderBoss, 1)).under).toEqual([])
      await button(boss(page), 'Boss: show less').tap()
      expect((await page.evaluate(controlsUnderBoss, 1)).under).toEqual([])
      if (isRead) expect((await page.evaluate(controlsUnderBoss, 0)).under).toEqual([])
    })
  }
})

/** What is wrong with the places of hidden things in these pictures. */
function faultsIn(all: Element[]) {
  const found: string[] = []
  for (const [at, figure] of all.entries()) {
    const frame = (figure.querySelector('section') ?? figure).getBoundingClientRect()
    const boxes = [...figure.querySelectorAll('button[aria-label*=", $"]')].map((thing) => ({
      name: `${figure.ariaLabel} ${thing.ariaLabel}`,
      box: thing.getBoundingClientRect(),
    }))
    // The 1st, 3rd, 5th picture and so on hide three things each, the others none.
    if (boxes.length !== (at % 2 === 0 ? 3 : 0)) found.push(`${figure.ariaLabel} hides ${boxes.length}`)
    for (const { name, box } of boxes) {
      // Chromium rounds to a 64th of a pixel.
      if (box.width < 43.98 || box.height < 43.98) found.push(`${name}: ${box.width} by ${box.height}`)
      const isInside =
        box.left >= frame.left &&
        box.right <= frame.right &&
        box.top >= frame.top &&
        box.bottom <= frame.bottom
      if (!isInside) found.push(`${name} leaves the picture`)
      for (const { name: other, box: near } of boxes) {
        const isApart =
          box.right <= near.left || near.right <= box.left || box.bottom <= near.top || near.bottom <= box.top
        if (name !== other && !isApart) found.push(`${name} overlaps ${other}`)
      }
    }
  }
  return found
}

/** The things that are partly covered when they are in the middle of the page. */
function coveredAmong(things: Element[]) {
  return things.flatMap((thing) => {
    thing.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = thing.getBoundingClientRect()
    const points = [
      [0.5, 0.5],
      [0.5, 0.06],
      [0.5, 0.94],
      [0.06, 0.5],
      [0.94, 0.5],
    ] as const
    const isFree = points.every(([x, y]) => {
      const at = document.elementFromPoint(left + x * width, top + y * height)
      return at !== null && thing.contains(at)
    })
    return isFree ? [] : [thing.ariaLabel]
  })
}

/** Scrolls there, and names the controls that the Boss covers: at first, and still after scrolling to them. */
async function controlsUnderBoss(part: number) {
  const panel = document.querySelector('[aria-label=Boss]')
  if (panel === null) throw new Error('There is no Boss.')
  // A frame's callbacks run before its layout is observed, so the Boss's size is known one frame later.
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  window.scrollTo({ top: part * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
  await frame()

  const isUnder = (control: Element) => {
    const { top, bottom, left, right } = control.getBoundingClientRect()
    const boss = panel.getBoundingClientRect()
    return bottom > boss.top && top < boss.bottom && right > boss.left && left < boss.right
  }
  const controls = [...document.querySelectorAll('button, a[href]')].filter(
    (control) => !panel.contains(control) && control.checkVisibility() && isUnder(control),
  )
  const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent ?? ''
  const stuck: string[] = []
  for (const control of controls) {
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    await frame()
    if (isUnder(control)) stuck.push(nameOf(control))
  }
  return { under: controls.map(nameOf), stuck }
}

async function loadAll(page: Page) {
  const end = page.getByText("You've reached the end!")
  const scroll = async () => {
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
    return await end.isVisible()
  }
  await expect.poll(scroll, { intervals: [100], timeout: 60_000 }).toBe(true)
}
