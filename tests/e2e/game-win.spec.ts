import type { Locator, Page } from 'playwright/test'
import { BAGS, PROJECT, THINGS } from '../support/game-names.ts'
import { expect, test } from './door.ts'
import {
  begin,
  boss,
  bossSays,
  button,
  byKeys,
  byMouse,
  byTouch,
  dialog,
  type Hands,
  keptGame,
  priceIn,
  projectBar,
} from './player.ts'

const CASH = 500
const REWARD = 50

type Deal = { name: string; listed: number; final: number; isStove: boolean }

type Player = {
  hands: Hands
  /** Rejects a deal. */
  refuse: (deal: Locator) => Promise<void>
}

function sumOf(deals: Deal[], what: 'listed' | 'final') {
  return deals.reduce((sum, deal) => sum + deal[what], 0)
}

/** The rest of the list. */
function needed(deals: Deal[]) {
  return deals.some(({ isStove }) => isStove) ? BAGS : THINGS
}

/** The whole of Rummage World, from a clean profile, with two reloads on the way. */
async function winProject(page: Page, player: Player) {
  await page.goto('/rummageworld')
  await begin(page, player.hands)
  await expect(button(projectBar(page), 'Complete Project')).toBeDisabled()

  const deals: Deal[] = []
  while (deals.length < 6) {
    if (deals.length === 3) await page.reload()
    await expectCounts(page, deals)
    if (deals.length === 4) await leaveAndComeBack(page, player, deals)
    deals.push(await buy(page, player, deals))
  }
  await expectCounts(page, deals)
  await complete(page, player, deals)
  await expectDoneForGood(page, player, deals)
}

async function buy(page: Page, player: Player, before: Deal[]): Promise<Deal> {
  const { hands } = player
  const deal = await open(page, player, before)
  await hands.press(button(dialog(page), 'Accept Deal'))
  await expect(dialog(page)).toBeHidden()
  await expect(bossSays(page)).toContainText(`${deal.name} for $${deal.final}, well done.`)
  return deal
}

/** Finds the next thing and gets its final price. */
async function open(page: Page, { hands }: Player, before: Deal[]): Promise<Deal> {
  await hands.press(button(page, needed(before)))
  await expect(dialog(page)).toBeVisible()
  await expect(button(dialog(page), 'Accept Deal')).toBeEnabled()

  const name = (await dialog(page).getByRole('heading').textContent()) ?? ''
  const listed = await priceIn(dialog(page), 'Listed price')
  const final = await priceIn(dialog(page), 'Final price')
  expect(final).toBeGreaterThanOrEqual(Math.ceil((listed * 6) / 10))
  expect(final).toBeLessThanOrEqual(Math.floor((listed * 9) / 10))
  const cash = CASH - sumOf(before, 'final')
  await expect(dialog(page)).toContainText(`Your cash$${cash}`)
  await expect(dialog(page)).toContainText(
    `That would leave you $${cash - final}. It saves the customer $${listed - final}.`,
  )
  return { name, listed, final, isStove: name.includes('Portable Stove') }
}

/** A deal that a reload closes, then one that is rejected: the price is the same each time. */
async function leaveAndComeBack(page: Page, player: Player, deals: Deal[]) {
  const first = await open(page, player, deals)
  await page.reload()
  await expectCounts(page, deals)
  await expect(dialog(page)).toHaveCount(0)

  for (let times = 0; times < 2; times += 1) {
    expect(await open(page, player, deals)).toEqual(first)
    await player.refuse(dialog(page))
    await expect(dialog(page)).toBeHidden()
    await expect(bossSays(page)).toContainText(`The ${first.name} stays at $${first.final} if you come back.`)
  }
  await expectCounts(page, deals)
}

/** What the header, the project bar and the pictures show after these deals. */
async function expectCounts(page: Page, deals: Deal[]) {
  const stoves = deals.filter(({ isStove }) => isStove).length
  const cash = CASH - sumOf(deals, 'final')
  await expect(page.getByRole('banner').getByText(`Cash $${cash}`, { exact: true })).toBeVisible()
  await expect(projectBar(page)).toContainText(`Spent $${CASH - cash}, reward $${REWARD}`)
  await expect(projectBar(page)).toContainText(`${deals.length - stoves} of 5 Sleeping Bags`)
  await expect(projectBar(page)).toContainText(`${stoves} of 1 Portable Stove`)
  const ours = button(page, /, bought$/)
  await expect(ours).toHaveCount(deals.length)
  for (const thing of await ours.all()) await expect(thing).toHaveAttribute('data-done')
}

async function complete(page: Page, { hands }: Player, deals: Deal[]) {
  const spent = sumOf(deals, 'final')
  await expect(projectBar(page)).toContainText('5 of 5 Sleeping Bags, complete')
  await hands.press(button(projectBar(page), 'Complete Project'))

  const summary = page.getByRole('dialog', { name: `${PROJECT}: done` })
  await expect(summary.getByRole('heading')).toBeFocused()
  expect(await describedDialogs(page)).toEqual([`Well rummaged! Your reward is $${REWARD}.`])
  await expect(summary.getByRole('listitem')).toHaveCount(6)
  await expect(summary).toContainText(`Cash before$${CASH}`)
  await expect(summary).toContainText(`Spent$${spent}`)
  await expect(summary).toContainText(`You saved the customer $${sumOf(deals, 'listed') - spent}`)
  await expect(summary).toContainText(`Reward$${REWARD}`)
  await expect(summary).toContainText(`Cash now$${CASH - spent + REWARD}`)
  await hands.press(button(summary, 'Back to the rooms'))
  await expect(summary).toBeHidden()
  await expect(bossSays(page)).toContainText('Great job! Project completed!')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/** By the accessibility tree of the browser, which leaves out everything behind an open dialog. */
async function describedDialogs(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes.filter(({ role }) => role?.value === 'dialog').map(({ description }) => description?.value)
}

/** Also in a browser that is opened again. */
async function expectDoneForGood(page: Page, { hands }: Player, deals: Deal[]) {
  await page.reload()
  const cash = CASH - sumOf(deals, 'final') + REWARD
  await expect(page.getByRole('banner').getByText(`Cash $${cash}`, { exact: true })).toBeVisible()
  await expect(projectBar(page)).toContainText('Every project is done.')

  expect(await keptGame(page)).toMatchObject({
    cashBalance: cash,
    earnings: REWARD,
    daysOnJob: 1,
    projectsCompleted: 1,
    objectsFound: 6,
    objectsBought: 6,
    currentProject: null,
    showNegotiation: false,
    inventory: deals.map(({ name, listed, final }) => ({ name, price: listed, finalPrice: final })),
  })

  await hands.press(button(projectBar(page), 'See the jobs'))
  const again = button(dialog(page), 'Select Project')
  await expect(again).toBeDisabled()
  await expect(again).toHaveAccessibleDescription(/Completed$/)
  await hands.press(button(dialog(page), 'Close'))

  await hands.press(button(boss(page), 'Boss: show more'))
  const inventory = boss(page).getByRole('listitem')
  await expect(inventory).toHaveText(deals.map(({ name, final }) => `${name}$${final}`))
}

test('the project is won with a mouse, at 1280 by 800', async ({ page }) => {
  const hands = byMouse(page)
  await winProject(page, { hands, refuse: (deal) => hands.press(button(deal, 'Reject Deal')) })
})

test('the project is won by keyboard alone', async ({ page }) => {
  await winProject(page, { hands: byKeys(page), refuse: () => page.keyboard.press('Escape') })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('the project is won by touch, at 360 by 740', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const hands = await byTouch(page)
    await winProject(page, { hands, refuse: (deal) => hands.press(button(deal, 'Reject Deal')) })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
