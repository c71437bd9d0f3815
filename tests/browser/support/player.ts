import { expect } from 'vitest'
import { type Locator, type LocatorSelectors, page, userEvent } from 'vitest/browser'
import { fieldsOf } from '#client/lib/fields.ts'
import { PROJECT } from '../../support/game-names.ts'
import { wayTo } from '../../support/way-to.ts'

export const button = (where: LocatorSelectors, name: string | RegExp) => where.getByRole('button', { name })

export const banner = page.getByRole('banner')
export const projectBar = page.getByRole('region', { name: 'Project', exact: true })
export const boss = page.getByRole('region', { name: 'Boss', exact: true })
export const bossSays = page.getByRole('log', { name: 'What the Boss says' })
export const dialog = page.getByRole('dialog')
export const pictures = page.getByRole('figure')

export const acceptDeal = button(dialog, 'Accept Deal')
export const rejectDeal = button(dialog, 'Reject Deal')

/** While the seller is thinking the price itself is a button, and the only way to get the last word sooner. */
export const priceNow = button(dialog, 'Hear the final price now')

export async function expectGone(what: Locator) {
  await expect.element(what).not.toBeInTheDocument()
}

/** The focused element. */
export function focused() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}

/** Accepts the job and its project. */
export async function begin() {
  await button(page, 'Find Jobs').click()
  await button(dialog, 'Accept Job').first().click()
  await button(dialog, 'Select Project').click()
  await expectGone(dialog)
  await expect.element(bossSays).toHaveTextContent(`Find these items for ${PROJECT}:`)
}

/** Opens a deal and gets the final price at once: the tests' browser has reduced motion. */
export async function askPrice(things: RegExp) {
  await button(page, things).first().click()
  await expect.element(rejectDeal).toBeEnabled()
  return { listed: priceIn('Listed price'), final: priceIn('Final price') }
}

/** What the open deal shows. */
function priceIn(label: 'Listed price' | 'Final price') {
  const price = new RegExp(`${label}\\s*\\$(\\d+)`).exec(dialog.element().textContent)?.[1]
  if (price === undefined) throw new Error(`There is no ${label}.`)
  return Number(price)
}

/** The stored game of this account, without a look at the page. */
export function keptGame({ id }: { id: string }) {
  return fieldsOf(fieldsOf(JSON.parse(localStorage.getItem(`rummage_world:${id}`) ?? 'null')).game)
}

/** More than the focus stops of a page. */
const LONGEST_WAY = 400

/** Goes to the nearest of these by Tab, and presses Enter. */
export async function pressByKeys(targets: Locator) {
  for (let presses = 0; presses < LONGEST_WAY; presses += 1) {
    const way = wayTo(targets.elements())
    if (way === 'here') return await userEvent.keyboard('{Enter}')
    await userEvent.tab({ shift: way === 'Shift+Tab' })
  }
  throw new Error(`${targets.selector} cannot be reached by Tab.`)
}
