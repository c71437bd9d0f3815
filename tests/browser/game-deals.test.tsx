import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scalePauses } from '#client/lib/pauses.ts'
import { onProject } from '../client/game-samples.ts'
import { BAGS, STOVES } from '../support/game-names.ts'
import { openGame, slotOf, stopClock, stored, wantMotion } from './support/games.ts'
import {
  acceptDeal,
  askPrice,
  banner,
  bossSays,
  button,
  dialog,
  expectGone,
  keptGame,
  pressByKeys,
  priceNow,
  projectBar,
  rejectDeal,
} from './support/player.ts'

test('a deal takes ten ticks of 200 ms, no sooner and no later', async () => {
  await wantMotion()
  await openGame()
  scalePauses(1)
  stopClock()
  const timers = vi.spyOn(window, 'setTimeout')
  const ticks = () => timers.mock.calls.filter(([, duration]) => duration === 200).length
  await button(page, BAGS).first().click()
  const price = dialog.getByRole('status').getByText(/^\$\d+$/)
  const shown = new Set<string>()
  for (let tick = 0; tick < 10; tick += 1) {
    await expect.poll(ticks).toBe(tick + 1)
    await expect.element(acceptDeal).toBeDisabled()
    await expect.element(rejectDeal).toBeDisabled()
    shown.add(price.element().textContent)
    vi.advanceTimersByTime(tick === 9 ? 199 : 200)
  }
  await expect.element(acceptDeal).toBeDisabled()
  await expect.element(dialog).toHaveTextContent('is thinking...')
  expect(shown.size).toBeGreaterThan(3)

  vi.advanceTimersByTime(1)
  await expect.element(dialog).toHaveTextContent('Final price')
  await expect.element(acceptDeal).toHaveFocus()
  await expect.element(rejectDeal).toBeEnabled()
})

test('with reduced motion the price appears at once', async () => {
  await openGame()
  stopClock()
  await button(page, BAGS).first().click()
  await expect.element(dialog).toHaveTextContent('Final price')
  await expect.element(acceptDeal).toBeEnabled()
})

test('only a press on the price itself shows the last word sooner, and no press answers by itself', async () => {
  await wantMotion()
  const { account } = await openGame()
  // No seller comes to the last word alone.
  stopClock()
  const held = heldBack()
  const thing = button(page, STOVES).first()
  const secondHalf = () => new MouseEvent('click', { detail: 2, bubbles: true })
  for (const [name, act] of [
    ['a letter', () => userEvent.keyboard('x')],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['a reload that Chromium is not told of', () => userEvent.keyboard('{Control>}R{/Control}')],
    ['a click beside it', () => dialog.getByText('Listed price').click()],
    ['a click on what is not to be had yet', () => acceptDeal.click({ force: true })],
    ['the second half of a double click', () => priceNow.element().dispatchEvent(secondHalf())],
  ] as const) {
    await thing.click()
    await expect.element(priceNow).toBeVisible()
    await act()
    await expect.element(dialog, { message: name }).toHaveTextContent('is thinking...')
    await expect.element(acceptDeal, { message: name }).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expectGone(dialog)
    await expect.element(thing, { message: name }).toHaveFocus()
  }
  expect(held).toEqual([])

  // The second press is a keyboard repeat.
  const holdEnter = async () => {
    priceNow.element().focus()
    await userEvent.keyboard('{Enter>2/}')
  }
  for (const hear of [() => priceNow.click(), holdEnter]) {
    await thing.click()
    await hear()
    await expect.element(acceptDeal).toBeEnabled()
    await expect.element(acceptDeal).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expectGone(dialog)
  }
  await expect.element(banner).toHaveTextContent('Cash $500')
  expect(keptGame(account)).toMatchObject({ objectsFound: 1, objectsBought: 0, inventory: [] })
})

/** From now on: the keys whose default action was prevented. */
function heldBack() {
  const held: string[] = []
  const listen = (event: KeyboardEvent) => event.defaultPrevented && held.push(event.key)
  window.addEventListener('keydown', listen)
  onTestFinished(() => window.removeEventListener('keydown', listen))
  return held
}

test('a double click on a thing opens its deal and skips nothing', async () => {
  await wantMotion()
  await openGame()
  stopClock()
  await button(page, STOVES).first().dblClick()
  await expect.element(dialog).toHaveTextContent('is thinking...')
})

test('a bought thing stays in its picture, marked, and cannot be bought again', async () => {
  const { reopen } = await openGame()
  const { final } = await askPrice(STOVES)
  await acceptDeal.click()
  const ours = button(page, /Portable Stove, bought$/)
  await expect.element(ours).toHaveFocus()
  for (const time of ['at once', 'opened again']) {
    if (time === 'opened again') await reopen()
    await expect.element(ours, { message: time }).toHaveAttribute('data-done')
    await expect.element(ours.getByRole('presentation')).toBeVisible()
    await ours.click({ force: true })
    ours.element().focus()
    await userEvent.keyboard('{Enter}')
    await expectGone(dialog)
  }

  // The list needs no more stoves.
  await button(page, STOVES).first().click()
  await expect
    .element(bossSays)
    .toHaveTextContent('We have enough of those: 1 Portable Stove is all we need.')
  await expectGone(dialog)
  await expect.element(banner).toHaveTextContent(`Cash $${500 - final}`)
})

test('the last dollar buys; one less does not, and the page says why', async () => {
  const { account, reopen } = await openGame()
  const { listed } = await askPrice(BAGS)
  await rejectDeal.click()
  await expectGone(dialog)
  // The highest possible price, so that less can still be offered.
  const [id] = Object.keys(Object(keptGame(account).finalPrices))
  const final = Math.floor((listed * 9) / 10)
  const lowest = Math.ceil((listed * 6) / 10)
  const openWithCash = async (cashBalance: number) => {
    const state = { ...onProject, finalPrices: { [String(id)]: final }, cashBalance }
    localStorage.setItem(slotOf(account), stored(state))
    await reopen()
  }

  await openWithCash(lowest - 1)
  await button(page, BAGS).first().click()
  await expect.element(bossSays).toHaveTextContent(`With $${listed} on the tag it is too dear to even ask.`)
  await expectGone(dialog)

  await openWithCash(final - 1)
  expect((await askPrice(BAGS)).final).toBe(final)
  await expect.element(acceptDeal).toBeDisabled()
  await expect.element(acceptDeal).toHaveAccessibleDescription('That is $1 more than you have.')
  await expect.element(rejectDeal).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectGone(dialog)

  await openWithCash(final)
  await askPrice(BAGS)
  await acceptDeal.click()
  await expect.element(banner.getByText('Cash $0', { exact: true })).toBeVisible()
  await expect.element(projectBar).toHaveTextContent('1 of 5 Sleeping Bags')
})

test('a reload while the seller is thinking closes the deal and keeps the price', async () => {
  await wantMotion()
  const { account, reopen } = await openGame()
  // The seller thinks as long as the check takes.
  stopClock()
  await button(page, BAGS).first().click()
  await expect.element(dialog).toHaveTextContent('is thinking...')
  const { finalPrices } = keptGame(account)
  await reopen()
  await expect.element(button(page, BAGS).first()).toBeInTheDocument()
  await expectGone(dialog)
  await button(page, BAGS).first().click()
  await priceNow.click()
  await expect.element(dialog).toHaveTextContent(`Final price$${Object.values(Object(finalPrices))}`)
})

test('a deal takes few key presses, there and back', async () => {
  await wantMotion()
  await openGame()
  stopClock()
  const [first, second] = [button(page, BAGS).nth(0), button(page, BAGS).nth(1)]
  await pressByKeys(first)
  await expect.element(dialog.getByRole('heading')).toHaveFocus()
  await userEvent.tab()
  await expect.element(priceNow).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(acceptDeal).toHaveFocus()
  await userEvent.tab()
  await expect.element(rejectDeal).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(first).toHaveFocus()
  await userEvent.tab()
  await expect.element(second).toHaveFocus()
})
