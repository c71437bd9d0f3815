import { type CDPSession, expect, type Locator, type Page } from 'playwright/test'
import type { GameState } from '#client/game/state.ts'
import { gameToStore } from '#client/game/stored-game.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { PROJECT } from '../support/game-names.ts'
import { wayTo } from '../support/way-to.ts'
import { guestOf } from './door.ts'

/** The ways to press something. `press`: whichever of these comes next, however far away it is. */
export type Hands = { press: (targets: Locator) => Promise<void> }

export function button(where: Page | Locator, name: string | RegExp) {
  return where.getByRole('button', { name })
}

export const projectBar = (page: Page) => page.getByRole('region', { name: 'Project', exact: true })
export const boss = (page: Page) => page.getByRole('region', { name: 'Boss', exact: true })
export const bossSays = (page: Page) => page.getByRole('log', { name: 'What the Boss says' })
export const dialog = (page: Page) => page.getByRole('dialog')
export const pictures = (page: Page) => page.getByRole('figure')

/** Accepts the job and its project, from a page that was just opened. */
export async function begin(page: Page, hands = byMouse(page)) {
  // A press while a page is still being built may miss, so it is repeated.
  await expect(async () => {
    if (!(await dialog(page).isVisible())) await hands.press(button(page, 'Find Jobs'))
    await expect(dialog(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await hands.press(button(dialog(page), 'Accept Job').first())
  await hands.press(button(dialog(page), 'Select Project'))
  await expect(dialog(page)).toBeHidden()
  await expect(bossSays(page)).toContainText(`Find these items for ${PROJECT}:`)
}

/** What the open deal shows. */
export async function priceIn(deal: Locator, label: 'Listed price' | 'Final price') {
  const text = (await deal.textContent()) ?? ''
  const price = new RegExp(`${label}\\s*\\$(\\d+)`).exec(text)?.[1]
  if (price === undefined) throw new Error(`There is no ${label} in: ${text}`)
  return Number(price)
}

export function byMouse(page: Page): Hands {
  return {
    async press(targets) {
      await comeNear(targets, async (by) => {
        await page.mouse.move(middleOf(page).x, middleOf(page).y)
        await page.mouse.wheel(0, by)
      })
      const { x, y } = await centreOf(targets.first())
      await page.mouse.click(x, y)
    },
  }
}

export async function byTouch(page: Page): Promise<Hands> {
  const session = await page.context().newCDPSession(page)
  return {
    async press(targets) {
      await comeNear(targets, (by) => swipe(page, session, by))
      const { x, y } = await centreOf(targets.first())
      await page.touchscreen.tap(x, y)
    },
  }
}

/** Tab and Enter, and nothing else. */
export function byKeys(page: Page): Hands {
  const longestWay = 400
  return {
    async press(targets) {
      for (let presses = 0; presses < longestWay; presses += 1) {
        const way = await targets.evaluateAll(wayTo)
        if (way === 'here') return page.keyboard.press('Enter')
        await page.keyboard.press(way)
      }
      throw new Error(`${targets} cannot be reached by Tab.`)
    },
  }
}

/** Scrolls until the first of them can be hit; where there is none yet, further down. */
async function comeNear(targets: Locator, scroll: (by: number) => Promise<void>) {
  const page = targets.page()
  const isNear = async () => {
    await page.evaluate(watchSlides)
    const far = (await targets.count()) === 0 ? 500 : await targets.first().evaluate(howFar)
    if (far === 0) return true
    await scroll(far)
    await page.evaluate(untilStill)
    return false
  }
  await expect
    .poll(isNear, { intervals: [50], timeout: 60_000, message: `${targets} in ${page.url()}` })
    .toBe(true)
}

/** How far to scroll until the middle of an element can be hit: 0 where it can be already. */
function howFar(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  const at = document.elementFromPoint(x + width / 2, y + height / 2)
  const isFree = at !== null && element.contains(at) && !element.matches(':disabled')
  return isFree ? 0 : Math.round(y + height / 2 - window.innerHeight / 2) || 1
}

/** Records what slides from now on, in `window.sliding`. */
function watchSlides() {
  if ('sliding' in window) return
  const sliding = new Set<EventTarget | null>()
  Object.assign(window, { sliding })
  window.addEventListener('scroll', ({ target }) => sliding.add(target), { capture: true })
  window.addEventListener('scrollend', ({ target }) => sliding.delete(target), { capture: true })
}

/**
 * The scrolling of a wheel or finger goes on after the event. A touch during the slide only stops it, and makes no tap.
 */
async function untilStill() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // An event moves the page in the frame after next, if it does.
  await frame()
  await frame()
  while (Object(window).sliding.size > 0) await frame()
}

async function centreOf(target: Locator) {
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${target} cannot be seen.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function middleOf(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return { x: width / 2, y: height / 2 }
}

/** One finger, straight up or down. */
async function swipe(page: Page, session: CDPSession, by: number) {
  const { x, y } = middleOf(page)
  const way = Math.min(Math.max(by, -LONGEST_SWIPE), LONGEST_SWIPE)
  await drag(page, session, [
    [
      { x, y: y + way / 2 },
      { x, y: y - way / 2 },
    ],
  ])
}

const LONGEST_SWIPE = 560

type Point = { x: number; y: number }

/** How far a finger is on its way, one step a frame. It stops at its end, so nothing slides on by itself. */
const STEPS = [0, 0.12, 0.25, 0.37, 0.5, 0.62, 0.75, 0.87, 1, 1, 1]

/** Fingers, each straight from one point to another. Resolves when nothing slides on. */
export async function drag(page: Page, session: CDPSession, ways: [from: Point, to: Point][]) {
  await page.evaluate(watchSlides)
  for (const [step, part] of STEPS.entries()) {
    const touchPoints = ways.map(([from, to], id) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      id,
    }))
    await session.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.evaluate(untilStill)
}

/** The storage key of this browser's game. */
async function slotOf(page: Page) {
  return `rummage_world:${await guestOf(page)}`
}

/** The stored game, without a look at the page. */
export async function keptGame(page: Page) {
  const slot = await slotOf(page)
  const text = await page.evaluate((name) => localStorage.getItem(name), slot)
  return fieldsOf(fieldsOf(JSON.parse(text ?? 'null')).game)
}

/** Stores this game as the browser's own, for pages opened from now on. */
export async function keepGame(page: Page, state: GameState) {
  const game = JSON.stringify(gameToStore(state))
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [await slotOf(page), game] as const)
}
