import type { BrowserContext, Page } from 'playwright/test'
import { fieldsOf } from '#client/lib/fields.ts'
import { expect, newAddress, test } from './door.ts'
import { acceptDeal, askPrice, openAndBegin, openWorld } from './game-page.ts'
import { signInByMail } from './people.ts'
import {
  BAGS,
  begin,
  boss,
  bossSays,
  button,
  dialog,
  keptGame,
  projectBar,
  STOVES,
  slotOf,
} from './player.ts'

test('a reset asks first', async ({ page }) => {
  await openAndBegin(page)
  await askPrice(page, STOVES)
  await acceptDeal(page).click()
  await button(boss(page), 'Boss: show more').click()
  await button(boss(page), 'Reset game').click()
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(question).toContainText('everything you bought are forgotten')
  await button(question, 'Keep playing').click()
  await expect(projectBar(page)).toContainText('1 of 1 Portable Stove')

  await button(boss(page), 'Reset game').click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(projectBar(page)).toContainText('1 of 1 Portable Stove')

  await button(boss(page), 'Reset game').click()
  await button(question, /^Reset$/).click()
  await expect(button(page, 'Find Jobs')).toBeVisible()
  await expect(button(page, /, bought$/)).toHaveCount(0)
  await expect(boss(page)).toContainText('Nothing yet.')
  await page.reload()
  await expect(button(page, 'Find Jobs')).toBeVisible()
  expect(await keptGame(page)).toMatchObject({
    cashBalance: 500,
    inventory: [],
    finalPrices: {},
    daysOnJob: 0,
  })
})

const broken = {
  'no JSON': '{"version":1,"game":',
  nothing: 'null',
  'another version': '{"version":0,"game":{}}',
  'half a game': '{"version":1,"game":{"cashBalance":12}}',
} as const

for (const [name, text] of Object.entries(broken)) {
  test(`a kept game that is ${name} starts anew and says so`, async ({ page }) => {
    await openWorld(page)
    await begin(page)
    const slot = await slotOf(page)
    await page.evaluate(([slot, text]) => localStorage.setItem(slot, text), [slot, text] as const)
    await page.reload()
    await expect(bossSays(page).getByText('Your game could not be read and starts anew.')).toBeVisible()
    await expect(button(page, 'Find Jobs')).toBeVisible()
    await begin(page)
    await page.reload()
    await expect(projectBar(page)).toContainText('0 of 5 Sleeping Bags')
  })
}

test('each account has a game of its own in one browser', async ({ page, browser, product, mailedLink }) => {
  const somebody = newAddress()
  const elsewhere = await browser.newContext({ baseURL: product.origin })
  await signInByMail(await elsewhere.newPage(), somebody, mailedLink)
  await elsewhere.close()

  await openAndBegin(page)
  const { final } = await askPrice(page, STOVES)
  await acceptDeal(page).click()
  await expect(dialog(page)).toBeHidden()
  const guestsSlot = await slotOf(page)

  await signInByMail(page, somebody, mailedLink)
  await openWorld(page)
  expect(await slotOf(page)).not.toBe(guestsSlot)
  await expect(button(page, 'Find Jobs')).toBeVisible()
  await expect(button(page, /, bought$/)).toHaveCount(0)
  await begin(page)
  await expect(page.getByRole('banner')).toContainText('Cash $500')

  const guests = await page.evaluate((slot) => localStorage.getItem(slot), guestsSlot)
  expect(fieldsOf(JSON.parse(guests ?? 'null')).game).toMatchObject({ cashBalance: 500 - final })
})

test('two tabs play one game: nothing is paid twice', async ({ page, context }) => {
  await openAndBegin(page)
  const other = await context.newPage()
  await openWorld(other)
  await expect(projectBar(other)).toContainText('0 of 5 Sleeping Bags')

  const { final } = await askPrice(other, STOVES)
  // The same stove is on the table here too, and the other tab is quicker.
  await page.bringToFront()
  await askPrice(page, STOVES)
  await other.bringToFront()
  await acceptDeal(other).click()

  await expect(dialog(page)).toBeHidden()
  await page.bringToFront()
  await expect(button(page, /Portable Stove, bought$/)).toBeDisabled()
  for (const tab of [page, other]) {
    await expect(projectBar(tab)).toContainText('1 of 1 Portable Stove')
    await expect(tab.getByRole('banner')).toContainText(`Cash $${500 - final}`)
  }
  expect(await keptGame(page)).toMatchObject({ objectsBought: 1, cashBalance: 500 - final })
})

/** A deal over a bag is open in one tab, and one over a stove in another, which lies in front. */
async function haggleInTwoTabs(page: Page, context: BrowserContext) {
  await openAndBegin(page)
  const other = await context.newPage()
  await openWorld(other)
  await expect(projectBar(other)).toContainText('0 of 5 Sleeping Bags')
  await page.bringToFront()
  const bag = await askPrice(page, BAGS)
  await other.bringToFront()
  const stove = await askPrice(other, STOVES)
  return { other, bag, stove }
}

test('what another tab says or buys closes no deal of this one, and nothing of either is lost', async ({
  page,
  context,
}) => {
  const { other, bag, stove } = await haggleInTwoTabs(page, context)
  await acceptDeal(other).click()
  await page.bringToFront()
  await expect(projectBar(page)).toContainText('1 of 1 Portable Stove')
  await acceptDeal(page).click()
  for (const tab of [page, other]) {
    await expect(projectBar(tab)).toContainText('1 of 5 Sleeping Bags')
    await expect(projectBar(tab)).toContainText('1 of 1 Portable Stove')
    await expect(tab.getByRole('banner')).toContainText(`Cash $${500 - bag.final - stove.final}`)
  }
})

test('two tabs that buy within the same millisecond have both bought, and paid for both', async ({
  page,
  context,
}) => {
  const { other, bag, stove } = await haggleInTwoTabs(page, context)

  const moment = Date.now() + 800
  await Promise.all([page, other].map((tab) => acceptDeal(tab).evaluate(clickAt, moment)))
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await expect(projectBar(tab)).toContainText('1 of 5 Sleeping Bags')
    await expect(projectBar(tab)).toContainText('1 of 1 Portable Stove')
    await expect(tab.getByRole('banner')).toContainText(`Cash $${500 - bag.final - stove.final}`)
  }
  expect(await keptGame(page)).toMatchObject({ objectsBought: 2 })
})

async function clickAt(button: Element, moment: number) {
  await new Promise((resolve) => setTimeout(resolve, moment - Date.now() - 20))
  while (Date.now() < moment);
  if (button instanceof HTMLElement) button.click()
}

test('a page that the browser kept asleep wakes up to what another tab played', async ({ page }) => {
  await openAndBegin(page)
  const theirs = JSON.stringify({ version: 1, game: { ...(await keptGame(page)), cashBalance: 321 } })
  await page.evaluate(([slot, text]) => localStorage.setItem(slot, text), [
    await slotOf(page),
    theirs,
  ] as const)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('banner')).toContainText('Cash $321')
})
