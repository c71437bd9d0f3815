import type { BrowserContext, Page } from 'playwright/test'
import { BAGS, STOVES } from '../support/game-names.ts'
import { expect, test } from './door.ts'
import { acceptDeal, askPrice, openGame, openWorld } from './game-page.ts'
import { button, dialog, keptGame, projectBar } from './player.ts'

async function openTwoTabs(page: Page, context: BrowserContext) {
  await openGame(page)
  const other = await context.newPage()
  await openWorld(other)
  await expect(projectBar(other)).toContainText('0 of 5 Sleeping Bags')
  return other
}

async function expectInBoth(tabs: Page[], { bags, cash }: { bags: number; cash: number }) {
  for (const tab of tabs) {
    await tab.bringToFront()
    await expect(projectBar(tab)).toContainText('1 of 1 Portable Stove')
    await expect(projectBar(tab)).toContainText(`${bags} of 5 Sleeping Bags`)
    await expect(tab.getByRole('banner')).toContainText(`Cash $${cash}`)
  }
}

test('two tabs play one game: nothing is paid twice, and a purchase in one closes no other deal in the other', async ({
  page,
  context,
}) => {
  const other = await openTwoTabs(page, context)
  const stove = await askPrice(other, STOVES)
  // The same stove is negotiated here too, and the other tab is faster.
  await page.bringToFront()
  await askPrice(page, STOVES)
  await other.bringToFront()
  await acceptDeal(other).click()

  await expect(dialog(page)).toBeHidden()
  await page.bringToFront()
  await expect(button(page, /Portable Stove, bought$/)).toHaveAttribute('data-done')
  await expectInBoth([page, other], { bags: 0, cash: 500 - stove.final })
  expect(await keptGame(page)).toMatchObject({ objectsBought: 1, cashBalance: 500 - stove.final })

  const theirs = await askPrice(other, BAGS)
  await page.bringToFront()
  const mine = await askPrice(page, BAGS, 1)
  await other.bringToFront()
  await acceptDeal(other).click()
  await page.bringToFront()
  await expect(projectBar(page)).toContainText('1 of 5 Sleeping Bags')
  await acceptDeal(page).click()
  await expectInBoth([page, other], { bags: 2, cash: 500 - stove.final - theirs.final - mine.final })
})

test('two tabs that buy within the same millisecond have both bought and paid', async ({ page, context }) => {
  const other = await openTwoTabs(page, context)
  await page.bringToFront()
  const bag = await askPrice(page, BAGS)
  await other.bringToFront()
  const stove = await askPrice(other, STOVES)

  const moment = Date.now() + 800
  await Promise.all([page, other].map((tab) => acceptDeal(tab).evaluate(clickAt, moment)))
  await expectInBoth([page, other], { bags: 1, cash: 500 - bag.final - stove.final })
  expect(await keptGame(page)).toMatchObject({ objectsBought: 2 })
})

async function clickAt(button: Element, moment: number) {
  await new Promise((resolve) => setTimeout(resolve, moment - Date.now() - 20))
  while (Date.now() < moment);
  if (button instanceof HTMLElement) button.click()
}
