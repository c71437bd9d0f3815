import type { Page } from 'playwright/test'

type Seen = { shift: number; of: string[] }

/** Measures how much each document from now on shifts by itself. Returns it, with what has moved. */
export async function watchShifts(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen = { shift: 0, of: [] as string[] }
    Object.assign(window, { seenShifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // No library has types for it: https://wicg.github.io/layout-instability
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        if (hadRecentInput) continue
        seen.shift += value
        seen.of.push(
          ...sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '?')),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    return await page.evaluate(() => Reflect.get(window, 'seenShifts'))
  }
}
