import type { Locator, Page } from 'playwright/test'
import { expect, hold, test } from './door.ts'
import { openAndBegin, openWorld } from './game-page.ts'
import { boss, button, dialog, pictures, STOVES, stopClock, THINGS } from './player.ts'
import { serveThings } from './room-things.ts'
import { expectSound } from './sound.ts'

/** A rug over most of the picture; an L of a kettle on it, in whose corner the rug is bare; two clocks. */
const RUG = thing('rug-1', 'old rug', 'It has been danced on.', [80, 60, 1440, 1080])
const KETTLE = {
  ...thing('kettle-1', 'brass kettle', 'It whistles one note, and it is flat.', [200, 200, 400, 400]),
  outline: '200,200 400,200 400,400 600,400 600,600 200,600',
}
const CLOCKS = [
  thing('clock-1', 'alarm clock', 'Ten past two, twice a day.', [900, 200, 200, 200]),
  thing('clock-2', 'alarm clock', 'This one is always early.', [1200, 700, 200, 200]),
]
const ROOM = [RUG, KETTLE, ...CLOCKS]

function thing(
  id: string,
  name: string,
  says: string,
  [x, y, w, h]: readonly [number, number, number, number],
) {
  const outline = `${x},${y} ${x + w},${y} ${x + w},${y + h} ${x},${y + h}`
  return { id, name, says, box: [x, y, w, h], outline }
}

/** The second picture: nothing that is sought is hidden in it. */
async function room(page: Page) {
  const picture = pictures(page).nth(1)
  const names = button(picture, 'What is in this picture')
  await names.click()
  await expect(picture.getByRole('list', { name: 'In this picture' }).getByRole('button')).not.toHaveCount(0)
  await names.click()
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(picture.getByRole('img').first()).toHaveJSProperty('naturalWidth', 1600)
  return picture
}

/** Touches a point that is given in the picture's own units, and opens nothing. */
async function touch(page: Page, picture: Locator, x: number, y: number) {
  const box = await picture.locator('section').boundingBox()
  if (box === null) throw new Error('There is no picture.')
  await page.mouse.click(box.x + (x / 1600) * box.width, box.y + (y / 1200) * box.height)
}

const slip = (where: Page | Locator) => where.locator('[class*=slip][aria-hidden]')
const wobble = (where: Page | Locator) => where.locator('[class*=wobble]')
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('whatever is drawn answers a touch at once: it wobbles, and says one line for a while', async ({
  page,
}) => {
  await serveThings(page, ROOM)
  await page.clock.install()
  await openWorld(page)
  const picture = await room(page)
  await stopClock(page)
  await touch(page, picture, 300, 300)
  await expect(slip(picture)).toHaveText(`${KETTLE.name}${KETTLE.says}`)
  await expect(said(page, `${KETTLE.name}: ${KETTLE.says}`)).toHaveCount(1)
  await expect(wobble(picture)).toHaveCSS('clip-path', /^polygon\(0% 0%, 50% 0%, 50% 50%, 100% 50%/)
  await expect(wobble(picture)).toHaveCSS('animation-name', /wobble/)
  await expect(slip(picture)).toBeInViewport({ ratio: 0.99 })

  // Where the kettle's box is, but the kettle is not.
  await touch(page, picture, 500, 300)
  await expect(slip(page)).toHaveText(`${RUG.name}${RUG.says}`)
  await expect(said(page, RUG.says)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(slip(page)).toHaveCount(0)

  await touch(page, picture, 1000, 300)
  await expect(slip(page)).toHaveCount(1)
  await page.clock.runFor(2_000)
  await expect(slip(page)).toHaveCount(1)
  await page.clock.runFor(6_000)
  await expect(slip(page)).toHaveCount(0)
  await expect(wobble(page)).toHaveCount(0)

  // Two touches come nearer, and what the first one was told is no longer said.
  const box = await picture.locator('section').boundingBox()
  await page.mouse.dblclick((box?.x ?? 0) + 300, (box?.y ?? 0) + 400)
  await expect(button(picture, 'Zoom out')).toBeVisible()
  await expect(slip(page)).toHaveCount(0)
})

test('a touch that comes before the list of what is drawn is answered when the list has come', async ({
  page,
}) => {
  await serveThings(page, ROOM)
  const release = await hold(page, '**/*.things.json')
  await openAndBegin(page)
  const picture = pictures(page).nth(1)
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(picture.getByRole('img').first()).toHaveJSProperty('naturalWidth', 1600)

  await touch(page, picture, 1000, 300)
  await page.waitForTimeout(500)
  await touch(page, picture, 300, 300)
  await page.waitForTimeout(500)
  // Nobody knows yet whether something is there: neither is anything said of it, nor that there is only dust.
  await expect(slip(page).or(picture.locator('[class*=miss]'))).toHaveCount(0)
  release()
  await expect(slip(page)).toHaveText(`${KETTLE.name}${KETTLE.says}`)
})

test('who wants no motion reads the line; and nothing is covered that is hidden there', async ({ page }) => {
  await serveThings(page, ROOM)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAndBegin(page)
  const host = pictures(page).first()
  await host.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

  // The rug lies under everything: what is sought is met first, and not covered by a copy of the rug.
  await button(host, STOVES).first().click()
  await expect(dialog(page)).toContainText('Final price')
  await expect(slip(page)).toHaveCount(0)
  await button(dialog(page), 'Reject Deal').click()
  await button(host, 'What is in this picture').click()
  await button(host, RUG.name).click()
  await expect(slip(host)).toBeVisible()
  await expect(wobble(page)).toHaveCount(0)

  const picture = await room(page)
  await touch(page, picture, 300, 300)
  await expect(slip(picture)).toHaveText(`${KETTLE.name}${KETTLE.says}`)
  await expect(slip(host)).toHaveCount(0)
  await expect(wobble(picture)).toBeHidden()
})

test('everything in a picture can be asked by its name, with keys alone', async ({ page }) => {
  await serveThings(page, ROOM)
  await openWorld(page)
  const picture = await room(page)
  const names = button(picture, 'What is in this picture')
  await expect(names).toHaveAttribute('aria-expanded', 'false')
  await names.press('Enter')
  await expect(names).toHaveAttribute('aria-expanded', 'true')
  const list = picture.getByRole('list', { name: 'In this picture' })
  await expect(list.getByRole('button')).toHaveText(['alarm clock', 'brass kettle', 'old rug'])
  await expect(list).toBeInViewport()

  // Two of one name: each in its turn.
  for (const clock of [...CLOCKS, CLOCKS[0]]) {
    await button(list, 'alarm clock').press('Enter')
    await expect(slip(picture)).toHaveText(`alarm clock${clock?.says}`)
    await expect(slip(picture)).toBeInViewport({ ratio: 0.9 })
    await expect(said(page, `alarm clock: ${clock?.says}`)).toHaveCount(1)
    await expect(button(list, 'alarm clock')).toBeFocused()
  }
  await expectSound(page, 'the names in a picture')
  await names.press('Enter')
  await expect(list).toHaveCount(0)
})

test('a room that was once near answers without a connection; one without a list says nothing', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/things\.json|Failed to load resource/)
  await serveThings(page, ROOM)
  await page.route('**/camper-van-1.things.json', (route) => route.fulfill({ status: 404 }))
  await openWorld(page)
  const picture = await room(page)
  await context.setOffline(true)
  await touch(page, picture, 300, 300)
  await expect(slip(picture)).toHaveText(`${KETTLE.name}${KETTLE.says}`)
  await context.setOffline(false)

  const silent = pictures(page).nth(2)
  await silent.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(button(silent, THINGS)).toHaveCount(3)
  await button(silent, 'What is in this picture').click()
  await expect(silent).toContainText('Nobody has written down yet what is in here.')
  await touch(page, silent, 20, 20)
  await expect(slip(silent)).toHaveCount(0)
})

test('sounds are off until somebody switches them on, and stay as they were left', async ({ page }) => {
  await serveThings(page, ROOM)
  // Counts what is sent to the loudspeaker.
  await page.addInitScript(() => {
    Object.assign(window, { started: 0 })
    for (const source of [OscillatorNode, AudioBufferSourceNode]) {
      const start = source.prototype.start
      source.prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
        Object.assign(window, { started: Object(window).started + 1 })
        start.call(this, when)
      }
    }
  })
  const heard = () => page.evaluate((): number => Object(window).started)
  await openWorld(page)
  const picture = await room(page)
  await touch(page, picture, 300, 300)
  await expect(slip(picture)).toBeVisible()
  expect(await heard()).toBe(0)

  await button(boss(page), 'Boss: show more').click()
  const sounds = boss(page).getByRole('switch', { name: 'Sounds' })
  await expect(sounds).not.toBeChecked()
  await sounds.press('Space')
  await expect(sounds).toBeChecked()
  const first = await heard()
  expect(first).toBeGreaterThan(0)
  await button(boss(page), 'Boss: show less').click()
  // Four ticks of a clock.
  await touch(page, picture, 1000, 300)
  await expect(slip(picture)).toContainText('alarm clock')
  expect(await heard()).toBe(first + 4)

  await page.reload()
  await button(boss(page), 'Boss: show more').click()
  await expect(sounds).toBeChecked()
  await sounds.click()
  await expect(sounds).not.toBeChecked()
  expect(await heard()).toBe(0)
})

test('the rooms themselves: every picture of the feed has a list, and what is touched is said', async ({
  page,
  request,
}) => {
  for (let number = 1; number <= 8; number += 1) {
    const { posts } = await (await request.get(`/feed-page-${number}.json`)).json()
    for (const { image } of posts) {
      if (!image) continue
      const { things } = await (await request.get(image.things)).json()
      expect(things.length, image.things).toBeGreaterThan(20)
    }
  }
  await openWorld(page)
  const picture = await room(page)
  await button(picture, 'What is in this picture').click()
  const name = picture.getByRole('list', { name: 'In this picture' }).getByRole('button').first()
  const called = (await name.textContent()) ?? ''
  await name.click()
  await expect(slip(picture)).toContainText(called)
})
