import type { Locator, Page } from 'playwright/test'
import type { GameState } from '#client/game/state.ts'
import { onProject } from '../client/game-samples.ts'
import { THINGS } from '../support/game-names.ts'
import { call, enter, thisBrowser } from './api.ts'
import { expect } from './door.ts'
import { begin, button, dialog, keepGame, priceIn } from './player.ts'

export async function openWorld(page: Page) {
  await page.goto('/rummageworld')
  await expect(button(page, THINGS)).not.toHaveCount(0)
}

/** A new guest on the page of a game that has come so far: without a state, the job and the project are taken. */
export async function openGame(page: Page, state: GameState = onProject) {
  const { jwt, browserKey, expiresIn, ...account } = await call(page, '/api/account', await thisBrowser(page))
  await enter(page, { accessToken: jwt, refreshToken: browserKey, expiresIn, user: account })
  await keepGame(page, state)
  await openWorld(page)
}

/** The same, with the job and its project taken. */
export async function openAndBegin(page: Page) {
  await openWorld(page)
  await begin(page)
}

/** Opens a deal and hears the final price at once, as who wants no motion does. */
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
/** A point of the picture where nothing can be pressed, with some room around it. */
export async function emptyPoint(picture: Locator) {
  await picture.scrollIntoViewIfNeeded()
  const point = await picture.locator('section').evaluate((frame) => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    const isEmpty = (x: number, y: number) => {
      const at = document.elementFromPoint(x, y)
      return at !== null && frame.contains(at) && at.closest('button') === null
    }
    for (let y = top + height * 0.3; y < top + height; y += 12) {
      for (let x = left + width * 0.3; x < left + width; x += 12) {
        const around = [
          isEmpty(x, y),
          isEmpty(x - 8, y),
          isEmpty(x + 8, y),
          isEmpty(x, y - 8),
          isEmpty(x, y + 8),
        ]
        if (around.every(Boolean)) return { x, y }
      }
    }
    return null
  })
  if (point === null) throw new Error('This picture is full.')
  return point
}
