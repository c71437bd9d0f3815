import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { missWords } from '#client/game/hunt/misses.ts'
import { BAGS, PROJECT, STOVES } from '../support/game-names.ts'
import { openNewGame, stopClock, wantMotion } from './support/games.ts'
import { acceptDeal, begin, button, pictures } from './support/player.ts'
import { clickAt, serveThings } from './support/rooms.ts'

/** Records what appears in visible live regions, as a screen reader would hear it. */
function listen() {
  const heard: string[] = []
  const regions = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
  const say = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    if (!element?.closest(regions) || element.closest('[aria-hidden=true], [hidden]')) return
    // While a dialog is open, everything outside it is silent.
    const open = document.querySelector('dialog:modal')
    if (open && !open.contains(element)) return
    const text = node.textContent?.trim()
    if (text) heard.push(text)
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') say(target)
      for (const node of addedNodes) say(node)
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return heard
}

/** Moves the clock beyond all thoughts. */
async function hearTheSellerOut() {
  await expect.element(acceptDeal).toBeInTheDocument()
  const think = () => {
    vi.advanceTimersByTime(10)
    return acceptDeal.element().matches(':enabled')
  }
  await expect.poll(think, { interval: 1 }).toBe(true)
}

test('a screen reader hears finds, purchases and misses', async () => {
  const heard = listen()
  serveThings([])
  // The seller's last thought is the price already, and it is still announced.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  onTestFinished(() => void vi.restoreAllMocks())
  await wantMotion()
  await openNewGame()
  await begin()
  await expect.poll(() => heard).toContainEqual(`Find these items for ${PROJECT}:`)

  const found = button(page, STOVES).first()
  const [name] = /^[^,]+/.exec(found.element().ariaLabel ?? '') ?? []
  stopClock()
  await found.click()
  // The dialog's name tells what was found; of the seller's thoughts only the last is announced.
  await expect.element(page.getByRole('dialog', { name: String(name) }).getByRole('heading')).toHaveFocus()
  await hearTheSellerOut()
  expect(heard.at(-2)).toBe('Final price')
  expect(heard.at(-1)).toMatch(/^\$\d+$/)
  expect(heard.filter((text) => /^\$\d+$/.test(text))).toHaveLength(1)
  const price = heard.at(-1)

  await acceptDeal.click()
  const bought = `${name} for ${price}, well done. Still to find: 5 Sleeping Bags.`
  await expect.poll(() => heard).toContainEqual(bought)
  await expect.poll(() => document.activeElement?.ariaLabel).toBe(`${name}, bought`)

  await button(page, BAGS).first().click()
  await hearTheSellerOut()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => heard).toContainEqual(expect.stringMatching(/^No deal, no harm\. The .* stays/))

  const before = heard.length
  await clickAt(pictures.first(), { x: 3, y: 3 })
  await expect.poll(() => heard.length).toBe(before + 1)
  const misses = Array.from({ length: 20 }, (_, count) => missWords(count))
  expect(misses).toContain(heard.at(-1))
})
