import type { Locator, Page } from 'playwright/test'
import { onProject } from '../client/game-samples.ts'
import { emptyPointIn } from '../support/empty-point.ts'
import { THINGS } from '../support/game-names.ts'
import { call, enter, thisBrowser } from './api.ts'
import { expect } from './door.ts'
import { begin, button, dialog, keepGame, priceIn } from './player.ts'

export async function openWorld(page: Page) {
  await page.goto('/rummageworld')
  await expect(button(page, THINGS)).not.toHaveCount(0)
}

/** A new guest on the page of their game, with the job and its project accepted. */
export async function openGame(page: Page) {
  const { jwt, browserKey, expiresIn, ...account } = await call(page, '/api/account', await thisBrowser(page))
  await enter(page, { accessToken: jwt, refreshToken: browserKey, expiresIn, user: account })
  await keepGame(page, onProject)
  await openWorld(page)
}

/** The page of a new user, who accepts the job and its project. */
export async function openAndBegin(page: Page) {
  await openWorld(page)
  await begin(page)
}

/** Opens a deal and gets the final price at once, as with reduced motion. */
export async function askPrice(page: Page, things: RegExp, at = 0) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await button(page, things).nth(at).click()
  await expect(button(dialog(page), 'Reject Deal')).toBeEnabled()
  return {
    listed: await priceIn(dialog(page), 'Listed price'),
    final: await priceIn(dialog(page), 'Final price'),
  }
}

export const acceptDeal = (page: Page) => button(dialog(page), 'Accept Deal')

/** A point of the picture where nothing can be pressed, with some room around it, in px of the window. */
export async function emptyPoint(picture: Locator) {
  await picture.scrollIntoViewIfNeeded()
  const frame = picture.locator('section')
  const [point, box] = await Promise.all([frame.evaluate(emptyPointIn), frame.boundingBox()])
  if (point === null || box === null) throw new Error('This picture is full.')
  return { x: box.x + point.x, y: box.y + point.y }
}
