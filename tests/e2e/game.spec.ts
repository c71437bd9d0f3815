import type { Page } from '@playwright/test'
import { fieldsOf } from '#client/lib/fields.ts'
import { askForLink, expect, newAddress, test } from './door.ts'
import {
  BAGS,
  begin,
  boss,
  bossSays,
  button,
  byKeys,
  changeKeptGame,
  dialog,
  JOB,
  keptGame,
  PROJECT,
  priceIn,
  projectBar,
  STOVES,
  slotOf,
  stopClock,
  THINGS,
} from './player.ts'

async function openWorld(page: Page) {
  await page.goto('/rummageworld')
  await expect(button(page, THINGS)).not.toHaveCount(0)
}

/** Opens a deal and hears the final price at once. */
async function askPrice(page: Page, things: RegExp) {
  await button(page, things).first().click()
  await page.keyboard.press('Escape')
  await expect(button(dialog(page), 'Reject Deal')).toBeEnabled()
  return {
    listed: await priceIn(dialog(page), 'Listed price'),
    final: await priceIn(dialog(page), 'Final price'),
  }
}

const acceptDeal = (page: Page) => button(dialog(page), 'Accept Deal')
const rejectDeal = (page: Page) => button(dialog(page), 'Reject Deal')

test('a locked job says why; the other one opens its project, and Escape leads back', async ({ page }) => {
  await openWorld(page)
  const findJobs = button(page, 'Find Jobs')
  await findJobs.click()
  const jobs = page.getByRole('dialog', { name: 'Choose Your Job' })
  const locked = button(jobs.getByRole('article', { name: 'Celebrity Concierge' }), 'Accept Job')
  await expect(locked).toBeDisabled()
  await expect(locked).toHaveAccessibleDescription(/Locked: needs level 5, you are level 1\.$/)
  await page.keyboard.press('Escape')
  await expect(jobs).toBeHidden()
  await expect(findJobs).toBeFocused()

  await page.keyboard.press('Enter')
  const mine = jobs.getByRole('article', { name: JOB })
  await button(mine, 'Accept Job').click()
  await expect(button(mine, 'Accept Job')).toBeDisabled()
  await expect(mine.getByText('This is your job.')).toBeVisible()
  await expect(mine.getByRole('heading', { name: 'Projects' })).toBeFocused()
  await expect(mine).toContainText('5 Sleeping Bags, max $150 each, quality 3 or better')
  await expect(mine).toContainText('1 Portable Stove, max $80 each, quality 4 or better')
  await expect(mine).toContainText('Reward $50')

  // The job is taken, the project can wait.
  await button(jobs, 'Close').click()
  await expect(page.getByRole('banner')).toContainText('Cash $500')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await button(projectBar(page), 'Choose a project').click()
  await button(jobs, 'Select Project').click()
  await expect(projectBar(page)).toContainText(PROJECT)
  expect(await keptGame(page)).toMatchObject({ daysOnJob: 1, level: 1, jobRating: 5, jobRank: 'Rookie' })
})

test('before there is a project a find is praised and not for sale', async ({ page }) => {
  await openWorld(page)
  await button(page, BAGS).first().click()
  await expect(bossSays(page)).toContainText('Nice find! But choose a project first')
  await expect(dialog(page)).toHaveCount(0)
  await button(boss(page), 'Hint').click()
  await expect(bossSays(page)).toContainText('Choose a project first, then I know what to look for.')
  await expect(button(boss(page), 'Hint')).toBeEnabled()
})

test('ten ticks of 200 ms, no sooner and no later', async ({ page }) => {
  await page.clock.install()
  await openWorld(page)
  await begin(page)
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

test('any key or a click hears the price at once, and never answers by itself', async ({ page }) => {
  await page.clock.install()
  await openWorld(page)
  await begin(page)
  // No seller gets to an end of his own.
  await stopClock(page)
  const thing = button(page, STOVES).first()
  // The second one is what a keyboard repeats.
  const holdEnter = async () => {
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
  }
  for (const [name, hear] of [
    ['a letter', () => page.keyboard.press('x')],
    ['a held Enter', holdEnter],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click', () => dialog(page).getByText('Listed price').click()],
  ] as const) {
    await test.step(name, async () => {
      await thing.click()
      await expect(acceptDeal(page)).toBeDisabled()
      await hear()
      await expect(acceptDeal(page)).toBeEnabled()
      await expect(acceptDeal(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(thing).toBeFocused()
    })
  }
  await expect(page.getByRole('banner')).toContainText('Cash $500')
  expect(await keptGame(page)).toMatchObject({ objectsFound: 1, objectsBought: 0, inventory: [] })
})

test('what was bought stays in its picture, marked, and cannot be asked for again', async ({ page }) => {
  await openWorld(page)
  await begin(page)
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
  await openWorld(page)
  await begin(page)
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
  await openWorld(page)
  await begin(page)
  await button(page, BAGS).first().click()
  await expect(dialog(page)).toContainText('is thinking...')
  const { finalPrices } = await keptGame(page)
  await page.reload()
  await expect(button(page, BAGS)).not.toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
  const { final } = await askPrice(page, BAGS)
  expect(Object.values(fieldsOf(finalPrices))).toEqual([final])
})

test('a reset asks first', async ({ page }) => {
  await openWorld(page)
  await begin(page)
  await askPrice(page, STOVES)
  await acceptDeal(page).click()
  await button(boss(page), 'Boss: show more').click()
  await button(boss(page), 'Reset game').click()
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(question).toContainText('everything you bought are forgotten')
  await button(question, 'Keep playing').click()
  await expect(projectBar(page)).toContainText('1 of 1 Portable Stove')

  await button(boss(page), 'Reset game').click()
  await page.keyboard.press('Escape')
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
  const theirs = await elsewhere.newPage()
  await askForLink(theirs, somebody)
  await theirs.goto(await mailedLink(somebody))
  await expect(theirs).toHaveURL('/account')
  await elsewhere.close()

  await openWorld(page)
  await begin(page)
  const { final } = await askPrice(page, STOVES)
  await acceptDeal(page).click()
  await expect(dialog(page)).toBeHidden()
  const guestsSlot = await slotOf(page)

  await askForLink(page, somebody)
  await page.goto(await mailedLink(somebody))
  await expect(page).toHaveURL('/account')
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
  await openWorld(page)
  await begin(page)
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

test('a page that the browser kept asleep wakes up to what another tab played', async ({ page }) => {
  await openWorld(page)
  await begin(page)
  const theirs = JSON.stringify({ version: 1, game: { ...(await keptGame(page)), cashBalance: 321 } })
  await page.evaluate(([slot, text]) => localStorage.setItem(slot, text), [
    await slotOf(page),
    theirs,
  ] as const)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('banner')).toContainText('Cash $321')
})

test('the way through a deal and back is short by keyboard', async ({ page }) => {
  await openWorld(page)
  const keys = byKeys(page)
  await begin(page, keys)
  const [first, second] = [button(page, BAGS).nth(0), button(page, BAGS).nth(1)]
  await keys.press(first)
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(rejectDeal(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(second).toBeFocused()
})
