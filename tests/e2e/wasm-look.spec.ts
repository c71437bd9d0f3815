import { expect, test } from './door.ts'
import { expectSound } from './sound.ts'
import { button, lines, open, openCdn, program } from './wasm-bench.ts'

test('axe finds nothing after output, an alert and a refused program', async ({ page }) => {
  await openCdn(page)
  await open(page)
  await button(page, 'Log').click()
  await expect(lines(page)).toHaveCount(5)
  await expectSound(page, 'wasm: said')
  // Beyond 1280 px only the margins grow.
  await page.setViewportSize({ width: 1600, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1600)

  await button(page, 'Alert').click()
  await expect(page.getByRole('dialog')).toContainText('1')
  await expectSound(page, 'wasm: alert')
  await page.keyboard.press('Escape')

  await program(page).fill('(module\n  (func (export "main")\n    i32.contst 1))')
  await button(page, 'Alert').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectSound(page, 'wasm: refused')
})
