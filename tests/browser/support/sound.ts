import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: { colorScheme: 'light' | 'dark' | null }) => Promise<void>
    findViolations: (rules: string[]) => Promise<object[]>
  }
}

const DESKTOP = [1280, 800] as const
const PHONE = [360, 740] as const

/**
 * Checks the current page once in each way. On a desktop: all rules of axe in the light scheme, contrast alone in the
 * dark scheme. On a phone: nothing scrolls sideways, and targets are large enough. Afterwards the page is as it was.
 */
export async function expectSound() {
  await document.fonts.ready
  await look('light', DESKTOP, [])
  await look('dark', DESKTOP, ['color-contrast'])
  await look('light', PHONE, ['target-size'])
  await commands.emulateMedia({ colorScheme: null })
  await page.viewport(...DESKTOP)
}

async function look(
  colorScheme: 'light' | 'dark',
  [width, height]: typeof DESKTOP | typeof PHONE,
  rules: string[],
) {
  await commands.emulateMedia({ colorScheme })
  await page.viewport(width, height)
  const where = `at ${width} px, ${colorScheme}`
  expect(document.documentElement.scrollWidth, `sideways ${where}`).toBeLessThanOrEqual(window.innerWidth)
  expect(await commands.findViolations(rules), where).toEqual([])
}
