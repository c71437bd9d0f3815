import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './door.ts'
import { button, lines, open, openCdn, program } from './wasm-bench.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280, 1600]) {
    test(`it is sound at ${width} px, ${colorScheme}`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openCdn(page)
      await open(page)
      await button(page, 'Log').click()
      await expect(lines(page)).toHaveCount(5)
      const look = async (name: string) => {
        // Beyond 1280 px only the margins grow, and of those axe has nothing to say.
        if (width <= 1280) {
          // In legacy mode it leaves the sandbox's frame alone, which is hidden, and is twice as quick.
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
          expect(violations).toEqual([])
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await page.screenshot({
          path: info.outputPath(`wasm-${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        })
      }
      await look('said')
      await button(page, 'Alert').click()
      await expect(page.getByRole('dialog')).toContainText('1')
      await look('alert')
      await page.keyboard.press('Escape')
      await program(page).fill('(module\n  (func (export "main")\n    i32.contst 1))')
      await button(page, 'Alert').click()
      await expect(page.getByRole('alert')).toBeVisible()
      await look('refused')
    })
  }
}

test('from the keyboard the editor has the same outline as every other control', async ({ page }) => {
  await openCdn(page)
  await open(page)
  // For the page the editor is one element; what is inside of it is behind its shadow root.
  const focused = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
        document.activeElement ?? document.body,
      )
      return [outlineStyle, outlineWidth, outlineColor]
    })
  await button(page, 'Forever').focus()
  await page.keyboard.press('Shift+Tab')
  const usual = await focused()
  expect(usual.slice(0, 2)).toEqual(['solid', '3px'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(program(page)).toBeFocused()
  expect(await focused()).toEqual(usual)
})
