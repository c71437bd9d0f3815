import type { Locator, Page } from '@playwright/test'
import { missWords } from '#client/game/misses.ts'
import { expect, test } from './door.ts'
import {
  BAGS,
  begin,
  boss,
  bossSays,
  button,
  byTouch,
  dialog,
  drag,
  pictures,
  projectBar,
  stopClock,
  THINGS,
} from './player.ts'

async function openAndBegin(page: Page) {
  await page.goto('/rummageworld')
  await begin(page)
  await expect(button(page, THINGS)).not.toHaveCount(0)
}

/** How near the picture is, and where in it one looks. */
function view(picture: Locator) {
  return picture
    .locator('img')
    .first()
    .evaluate((image) => {
      const frame = image.closest('figure')?.querySelector('section') ?? image
      const zoom = image.getBoundingClientRect().width / frame.getBoundingClientRect().width
      return { zoom: Math.round(zoom * 100) / 100, left: frame.scrollLeft, top: frame.scrollTop }
    })
}

const expectZoom = (picture: Locator, zoom: number) =>
  expect.poll(async () => (await view(picture)).zoom).toBeCloseTo(zoom, 1)

/** A point of the picture where nothing can be pressed, with some room around it. */
async function emptyPoint(picture: Locator) {
  await picture.scrollIntoViewIfNeeded()
  const point = await picture.locator('section').evaluate((frame) => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    const isEmpty = (x: number, y: number) => {
      const at = document.elementFromPoint(x, y)
      return at !== null && frame.contains(at) && at.closest('button') === null
    }
    for (let y = top + height * 0.3; y < top + height; y += 12) {
      for (let x = left + width * 0.3; x < left + width; x += 12) {
        const around = [
          isEmpty(x, y),
          isEmpty(x - 8, y),
          isEmpty(x + 8, y),
          isEmpty(x, y - 8),
          isEmpty(x, y + 8),
        ]
        if (around.every(Boolean)) return { x, y }
      }
    }
    return null
  })
  if (point === null) throw new Error('This picture is full.')
  return point
}

test('a miss is answered kindly, for a moment, and costs nothing', async ({ page }) => {
  await page.clock.install()
  await page.goto('/rummageworld')
  await expect(button(page, THINGS)).not.toHaveCount(0)
  const [first, second] = [pictures(page).nth(0), pictures(page).nth(1)]
  const kind = new RegExp(`^(?:${Array.from({ length: 20 }, (_, count) => missWords(count)).join('|')})$`)
  const missIn = async (picture: Locator) => {
    const { x, y } = await emptyPoint(picture)
    await page.mouse.click(x, y)
    // It could have been the first half of a double click.
    await page.clock.runFor(300)
  }
  await stopClock(page)
  await missIn(first)
  // Nobody was looking for anything yet.
  await expect(first.getByText(kind)).toHaveCount(0)

  await begin(page)
  await missIn(first)
  await expect(first.getByText(kind)).toBeVisible()
  const words = (await first.getByText(kind).textContent()) ?? ''
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
  const [said, frame] = [await first.getByText(kind).boundingBox(), await first.boundingBox()]
  expect(said?.x).toBeGreaterThanOrEqual(frame?.x ?? Number.NaN)
  expect(said?.y).toBeGreaterThanOrEqual(frame?.y ?? Number.NaN)
  await page.clock.runFor(2_000)
  await expect(first.getByText(kind)).toHaveCount(0)

  await missIn(second)
  await expect(second.getByText(kind)).toBeVisible()
  await expect(second.getByText(kind)).not.toHaveText(words)
  await expect(dialog(page)).toHaveCount(0)
  await expect(projectBar(page)).toContainText('Budget $500')
})

test('a hint leads to the picture, lights up a place near by, and the next one takes 30 seconds', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openAndBegin(page)
  await stopClock(page)
  const hint = button(boss(page), /^Hint/)
  await button(boss(page), 'Boss: show more').click()
  await hint.click()

  // Out of the way of what it is about.
  await expect(button(boss(page), 'Boss: show more')).toBeVisible()
  await expect(bossSays(page)).toContainText(
    /Look near the (?:top|bottom|middle|left|right).* of .*'s picture\./,
  )
  const picture = page.locator('figure:focus')
  await expect(picture).toBeInViewport()
  await expect(bossSays(page)).toContainText((await picture.getAttribute('aria-label')) ?? 'nobody')
  const light = await picture.locator('[class*=light]').boundingBox()
  const things = await button(picture, THINGS).evaluateAll((all) =>
    all.map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
  const isLit = ({ x, y }: { x: number; y: number }) =>
    light !== null && x > light.x && x < light.x + light.width && y > light.y && y < light.y + light.height
  expect(things.some(isLit)).toBe(true)
  await page.keyboard.press('Tab')
  await expect(picture.or(page.locator('figure:focus-within')).locator(':focus')).toHaveAccessibleName(THINGS)

  await expect(hint).toHaveText('Hint (30 s)')
  await expect(hint).toBeDisabled()
  await page.clock.runFor(5_000)
  await expect(pictures(page).locator('[class*=light]')).toHaveCount(0)
  await page.clock.runFor(24_000)
  await expect(hint).toHaveText('Hint (1 s)')
  await expect(hint).toBeDisabled()
  await page.clock.runFor(1_000)
  await expect(hint).toHaveText('Hint')
  await expect(hint).toBeEnabled()
})

test('one comes near by buttons, from 1 to 4 times, and things can be asked for from there', async ({
  page,
}) => {
  await openAndBegin(page)
  const picture = pictures(page).first()
  const nearer = button(picture, 'Zoom in')
  await expect(button(picture, 'Zoom out')).toHaveCount(0)
  for (const zoom of [1.5, 2.25, 3.38, 4]) {
    await nearer.click()
    await expectZoom(picture, zoom)
  }
  await expect(nearer).toBeDisabled()
  await button(picture, 'Zoom out').click()
  await expectZoom(picture, 2.67)
  await button(picture, 'Reset zoom').click()
  await expectZoom(picture, 1)
  await expect(nearer).toBeFocused()
  await expect(button(picture, 'Reset zoom')).toHaveCount(0)

  await nearer.click()
  await nearer.click()
  // Where the keyboard goes the picture follows.
  // Half of the last thing is beyond the picture's edge, until the keyboard comes to it.
  const thing = button(picture, THINGS).last()
  await thing.evaluate((element) => {
    const frame = element.closest('section')
    const { left, width } = element.getBoundingClientRect()
    frame?.scrollBy({ left: left + width / 2 - frame.getBoundingClientRect().right, behavior: 'instant' })
  })
  await expect(thing).not.toBeInViewport({ ratio: 0.6 })
  // Back over the two other buttons and the heart.
  for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Shift+Tab')
  await expect(thing).toBeFocused()
  await expect(thing).toBeInViewport({ ratio: 0.95 })
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
})

test('a double click comes nearer to where it was, and is no miss', async ({ page }) => {
  await openAndBegin(page)
  const picture = pictures(page).first()
  const { x, y } = await emptyPoint(picture)
  const underneath = async () => {
    const box = await picture.locator('img').first().boundingBox()
    return (
      box && [(x - box.x) / box.width, (y - box.y) / box.height].map((part) => Math.round(part * 50) / 50)
    )
  }
  const before = await underneath()
  for (const zoom of [2, 4, 1]) {
    await page.mouse.dblclick(x, y)
    await expectZoom(picture, zoom)
    expect(await underneath()).toEqual(before)
  }
  await expect(picture.locator('span[aria-hidden]').filter({ hasText: /[a-z]/ })).toHaveCount(0)

  // Near, a mouse moves the picture, and what it lets go of is not clicked.
  await page.mouse.dblclick(x, y)
  await expectZoom(picture, 2)
  const from = await view(picture)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 90, y - 60, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => (await view(picture)).left).toBe(from.left + 90)
  expect((await view(picture)).top).toBe(from.top + 60)
})

test('the keys + - 0 and the arrows do the same, and so does the wheel with Control', async ({ page }) => {
  await openAndBegin(page)
  const picture = pictures(page).first()
  await button(picture, BAGS).first().focus()
  await page.keyboard.press('+')
  await page.keyboard.press('=')
  await expectZoom(picture, 2.25)
  await page.keyboard.press('-')
  await expectZoom(picture, 1.5)
  await page.keyboard.press('0')
  await expectZoom(picture, 1)

  await page.keyboard.press('+')
  await page.keyboard.press('+')
  const frame = picture.locator('section')
  await expect(frame).toHaveAccessibleName('Picture, zoomed in: the arrow keys move it')
  await page.keyboard.press('Shift+Tab')
  await expect(frame).toBeFocused()
  const before = await view(picture)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await view(picture)).left).not.toBe(before.left)
  await page.keyboard.press('0')
  await expectZoom(picture, 1)

  const { x, y } = await emptyPoint(picture)
  await page.mouse.move(x, y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -120)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await view(picture)).zoom).toBeGreaterThan(1.5)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('two fingers come near, one moves the picture, two taps come nearer', async ({ page }) => {
    await page.goto('/rummageworld')
    await begin(page, await byTouch(page))
    const session = await page.context().newCDPSession(page)
    const picture = pictures(page).first()
    await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { y } = await emptyPoint(picture)
    const line = (fromX: number, toX: number) =>
      Array.from({ length: 10 }, (_, step) => ({ x: fromX + ((toX - fromX) * step) / 9, y }))

    // Twice as far apart, and a little more; the first steps only tell a pinch from two taps.
    await drag(page, session, [line(150, 110), line(210, 250)])
    await expect.poll(async () => (await view(picture)).zoom).toBeGreaterThan(1.8)
    expect((await view(picture)).zoom).toBeLessThanOrEqual(140 / 60)
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
    const near = await view(picture)
    await drag(page, session, [line(240, 140)])
    await expect.poll(async () => (await view(picture)).left).toBeGreaterThan(near.left + 50)
    await drag(page, session, [line(80, 175), line(280, 185)])
    await expectZoom(picture, 1)

    const spot = await emptyPoint(picture)
    await page.touchscreen.tap(spot.x, spot.y)
    await page.touchscreen.tap(spot.x + 4, spot.y)
    await expectZoom(picture, 2)
    await button(picture, 'Reset zoom').tap()
    await expectZoom(picture, 1)
  })

  test('every hidden thing of the whole feed is 44 px high and wide, in its picture, and in nobody’s way', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/rummageworld')
    await loadAll(page)
    await expect(pictures(page)).toHaveCount(30)
    const faults = await pictures(page).evaluateAll((all) => {
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
              box.right <= near.left ||
              near.right <= box.left ||
              box.bottom <= near.top ||
              near.bottom <= box.top
            if (name !== other && !isApart) found.push(`${name} overlaps ${other}`)
          }
        }
      }
      return found
    })
    expect(faults).toEqual([])

    const covered = await button(page, THINGS).evaluateAll((all) =>
      all.flatMap((thing) => {
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
      }),
    )
    expect(covered).toEqual([])
  })

  for (const isRead of [false, true]) {
    test(`the Boss covers no control for good, with the legal bar ${isRead ? 'read' : 'unread'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/rummageworld')
      if (isRead) await button(page, 'Got it').tap()
      await begin(page, await byTouch(page))
      // Or there would be no end to scroll to: the page grows.
      await loadAll(page)
      for (const part of [0, 0.25, 0.5, 0.75, 1]) {
        const { stuck } = await page.evaluate(controlsUnderBoss, part)
        expect(stuck, `at ${part} of the page`).toEqual([])
      }
      await button(boss(page), 'Boss: show more').tap()
      for (const part of [0, 0.5, 1]) {
        const { stuck } = await page.evaluate(controlsUnderBoss, part)
        expect(stuck, `open, at ${part} of the page`).toEqual([])
      }

      // The end of the page is there for whoever wants to see what is last.
      expect((await page.evaluate(controlsUnderBoss, 1)).under).toEqual([])
      await button(boss(page), 'Boss: show less').tap()
      expect((await page.evaluate(controlsUnderBoss, 1)).under).toEqual([])
      if (isRead) expect((await page.evaluate(controlsUnderBoss, 0)).under).toEqual([])
    })
  }
})

/** Scrolls there, and names the controls that the Boss lies over: at first, and still when they are scrolled to. */
async function controlsUnderBoss(part: number) {
  const panel = document.querySelector('[aria-label=Boss]')
  if (panel === null) throw new Error('There is no Boss.')
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
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
