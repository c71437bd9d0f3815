import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright/test'
import { expect } from './door.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

/**
 * Axe in its minified form. `AxeBuilder` sends the large one, twice for each analysis, which takes longer than the
 * analysis.
 */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * Checks the current page once in each way. On a desktop: all rules of axe in the light scheme, contrast alone in the
 * dark scheme. On a phone: nothing scrolls sideways, and targets are large enough. Afterwards the page is as it was.
 * With SHOTS=1 it saves a screenshot of each size and scheme in `test-results/shots`.
 */
export async function expectSound(page: Page, name = page.url()) {
  const before = page.viewportSize() ?? DESKTOP
  await page.waitForLoadState('networkidle')
  await Promise.all(page.frames().map(bringAxe))
  await look(page, name, 'light', DESKTOP, [])
  await look(page, name, 'dark', DESKTOP, ['color-contrast'])
  await look(page, name, 'light', PHONE, ['target-size'])
  if (process.env.SHOTS) await look(page, name, 'dark', PHONE, ['target-size'])
  await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** Once for each document; it stays there. */
async function bringAxe(frame: Frame) {
  if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(AXE)
}

/** A colour in transition is neither its start nor its end, and axe would judge it. */
async function endOfTransitions() {
  const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
  while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished))
}

async function look(
  page: Page,
  name: string,
  colorScheme: 'light' | 'dark',
  size: typeof DESKTOP,
  rules: string[],
) {
  const where = `${name} at ${size.width} px, ${colorScheme}`
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize(size)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
  await page.evaluate(endOfTransitions)
  const violations = await page.evaluate(async (runOnly) => {
    const only = runOnly.length > 0 ? { runOnly } : {}
    return (await Reflect.get(window, 'axe').run({ resultTypes: ['violations'], ...only })).violations
  }, rules)
  expect(violations, where).toEqual([])
  if (process.env.SHOTS) {
    const file = `${name.replaceAll(/[^\w-]+/g, '-')}-${size.width}-${colorScheme}.png`
    await page.screenshot({ path: `test-results/shots/${file}`, fullPage: true })
  }
}
