import AxeBuilder from '@axe-core/playwright'
import type { Page, TestInfo } from 'playwright/test'
import { expect } from './door.ts'

/** Nothing scrolls sideways, and axe finds nothing, however small it says it is. */
export async function expectSound(page: Page, where = page.url()) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations, where).toEqual([])
}

const LOOKS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const

/** The page as it is, at both sizes and in both schemes, each kept as a picture; then as it was. */
export async function expectSoundInEveryLook(page: Page, name: string, info: TestInfo) {
  const before = page.viewportSize()
  for (const { colorScheme, ...size } of LOOKS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForLoadState('networkidle')
    await expectSound(page, `${name} at ${size.width} px, ${colorScheme}`)
    const path = info.outputPath(`${name}-${size.width}-${colorScheme}.png`)
    await page.screenshot({ path, fullPage: true })
  }
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
