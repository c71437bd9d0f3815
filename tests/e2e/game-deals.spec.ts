import { fieldsOf } from '#client/lib/fields.ts'
import { expect, test } from './door.ts'
import { acceptDeal, askPrice, openAndBegin, openWorld, priceNow, rejectDeal } from './game-page.ts'
import {
  BAGS,
  begin,
  bossSays,
  button,
  byKeys,
  changeKeptGame,
  dialog,
  keptGame,
  projectBar,
  STOVES,
  stopClock,
} from './player.ts'

test('ten ticks of 200 ms, no sooner and no later', async ({ page }) => {
  await page.clock.install()
  await openAndBegin(page)
  await stopClock(page)
  await button(page, BAGS).first().click()
  const price = dialog(page)
    .getByRole('status')
    .getByText(/^\$\d+$/)
  const shown = new Set<string>()
  for (let tick = 0; tick < 10; tick += 1) {
    await expect(acceptDeal(page)).toBeDisabled()
    await expect(rejectDeal(page)).toBeDisabled()
    shown.add((await price.textContent()) ?? '')
    await page.clock.runFor(tick === 9 ? 199 : 200)
  }
  await expect(acceptDeal(page)).toBeDisabled()
  await expect(dialog(page)).toContainText('is thinking...')
  expect(shown.size).toBeGreaterThan(3)

  await page.clock.runFor(1)
  await expect(dialog(page)).toContainText('Final price')
  await expect(acceptDeal(page)).toBeFocused()
  await expect(rejectDeal(page)).toBeEnabled()
})

test('nothing but a press on the price itself hears the last word sooner, and no press answers by itself', async ({
  page,
}) => {
  await page.clock.install()
  await openAndBegin(page)
  // No seller gets to an end of his own.
  await stopClock(page)
  // What the browser may still do by itself.
  await page.evaluate(() => {
    const held: string[] = []
    Object.assign(window, { held })
    window.addEventListener('keydown', (event) => event.defaultPrevented && held.push(event.key))
  })
  const thing = button(page, STOVES).first()
  for (const [name, act] of [
    ['a letter', () => page.keyboard.press('x')],
    ['Enter', () => page.keyboard.press('Enter')],
    ['a reload that Chromium is not told of', () => page.keyboard.press('Control+R')],
    ['a click beside it', () => dialog(page).getByText('Listed price').click()],
    ['a click on what is not to be had yet', () => acceptDeal(page).click({ force: true })],
    ['the second half of a double click', () => priceNow(page).dispatchEvent('click', { detail: 2 })],
  ] as const) {
    await test.step(name, async () => {
      await thing.click()
      await expect(priceNow(page)).toBeVisible()
      await act()
      await expect(dialog(page)).toContainText('is thinking...')
      await expect(acceptDeal(page)).toBeDisabled()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(thing).toBeFocused()
    })
  }
  expect(await page.evaluate(() => Object(window).held)).toEqual([])

  // The second one is what a keyboard repeats.
  const holdEnter = async () => {
    await priceNow(page).focus()
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
  }
  for (const [name, hear] of [
    ['a click on it', () => priceNow(page).click()],
    ['a held Enter', holdEnter],
  ] as const) {
    await test.step(name, async () => {
      await thing.click()
      await hear()
      await expect(acceptDeal(page)).toBeEnabled()
      await expect(acceptDeal(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    })
  }
  await expect(page.getByRole('banner')).toContainText('Cash $500')
  expect(await keptGame(page)).toMatchObject({ objectsFound: 1, objectsBought: 0, inventory: [] })
})

test('a double click on a thing opens its deal and skips nothing', async ({ page }) => {
  await page.clock.install()
  await openAndBegin(page)
  await stopClock(page)
  await button(page, STOVES).first().dblclick()
  await expect(dialog(page)).toContainText('is thinking...')
})

test('what was bought stays in its picture, marked, and cannot be asked for again', async ({ page }) => {
  await openAndBegin(page)
  const { final } = await askPrice(page, STOVES)
  await acceptDeal(page).click()
  const ours = button(page, /Portable Stove, bought$/)
  await expect(ours).toBeFocused()
  for (const time of ['at once', 'after a reload']) {
    await test.step(time, async () => {
      if (time === 'after a reload') await page.reload()
      await expect(ours).toBeDisabled()
      await expect(ours.locator('img')).toBeVisible()
      await ours.click({ force: true })
      await ours.press('Enter')
      await expect(dialog(page)).toHaveCount(0)
    })
  }

  // Of the other stoves the list has enough.
  await button(page, STOVES).first().click()
  await expect(bossSays(page)).toContainText('We have enough of those: 1 Portable Stove is all we need.')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText(`Cash $${500 - final}`)
})

test('the last dollar buys; one less does not, and is told why', async ({ page }) => {
  await openAndBegin(page)
  const { listed } = await askPrice(page, BAGS)
  await rejectDeal(page).click()
  await expect(dialog(page)).toBeHidden()
  // The dearest that the seller could have said, so that less can still be offered.
  const [id] = Object.keys(fieldsOf((await keptGame(page)).finalPrices))
  const final = Math.floor((listed * 9) / 10)
  const lowest = Math.ceil((listed * 6) / 10)

  await changeKeptGame(page, { finalPrices: { [String(id)]: final }, cashBalance: lowest - 1 })
  await button(page, BAGS).first().click()
  await expect(bossSays(page)).toContainText(`With $${listed} on the tag it is too dear to even ask.`)
  await expect(dialog(page)).toHaveCount(0)

  await changeKeptGame(page, { cashBalance: final - 1 })
  expect((await askPrice(page, BAGS)).final).toBe(final)
  await expect(acceptDeal(page)).toBeDisabled()
  await expect(acceptDeal(page)).toHaveAccessibleDescription('That is $1 more than you have.')
  await expect(rejectDeal(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()

  await changeKeptGame(page, { cashBalance: final })
  await askPrice(page, BAGS)
  await acceptDeal(page).click()
  await expect(page.getByRole('banner').getByText('Cash $0', { exact: true })).toBeVisible()
  await expect(projectBar(page)).toContainText('1 of 5 Sleeping Bags')
})

test('a reload while the seller is thinking closes the deal and keeps the price', async ({ page }) => {
  await page.clock.install()
  await openAndBegin(page)
  // The seller thinks for as long as it takes to look.
  await stopClock(page)
  await button(page, BAGS).first().click()
  await expect(dialog(page)).toContainText('is thinking...')
  const { finalPrices } = await keptGame(page)
  await page.clock.resume()
  await page.reload()
  await expect(button(page, BAGS)).not.toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
  const { final } = await askPrice(page, BAGS)
  expect(Object.values(fieldsOf(finalPrices))).toEqual([final])
})

test('the way through a deal and back is short by keyboard', async ({ page }) => {
  await page.clock.install()
  await openWorld(page)
  const keys = byKeys(page)
  await begin(page, keys)
  await stopClock(page)
  const [first, second] = [button(page, BAGS).nth(0), button(page, BAGS).nth(1)]
  await keys.press(first)
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(priceNow(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(acceptDeal(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(rejectDeal(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(second).toBeFocused()
})
