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
 * Looks at the page as it stands, in every way once: all rules of axe by day on a desktop, contrast alone by night, and on a
 * phone what depends on its width: that nothing scrolls sideways and that targets are large enough. Then the page is as it was.
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
