import { expect, test } from './door.ts'
import { button, lines, open, openCdn, program } from './wasm-bench.ts'

test('an error of syntax says where, and leads there', async ({ page }) => {
  await openCdn(page)
  await open(page)
  // Letters of more than one byte before it: the column is the one that the editor shows.
  await program(page).fill('(module\n  (func (export "main")\n    (; Grüße ;) i32.contst 1))')
  await button(page, 'Log').click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Line 3, column 17')
  await expect(alert).toContainText('i32.contst')
  await expect(page.locator('.cm-problem')).toHaveText('i32.contst')
  await expect(page.locator('.cm-problem-line')).toHaveText('3')

  await alert.getByRole('button', { name: 'Line 3, column 17' }).click()
  await expect(program(page)).toBeFocused()
  await page.keyboard.type('X')
  await expect(program(page)).toContainText('(; Grüße ;) Xi32.contst')

  // It compiles as text and makes no sense all the same.
  await program(page).fill('(module (func (export "main") (result i32)))')
  await button(page, 'Alert').click()
  await expect(alert).toContainText(/Line 1, column \d+/)
  await expect(alert).toContainText('type mismatch')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('by keyboard alone: through the editor, out again, and back what was there', async ({ page }) => {
  await openCdn(page)
  await open(page)
  const tabTo = async (target: ReturnType<typeof button>) => {
    for (let presses = 0; presses < 30; presses++) {
      if (await target.evaluate((element) => element.matches(':focus'))) return
      await page.keyboard.press('Tab')
    }
    throw new Error('It cannot be reached')
  }
  await tabTo(button(page, 'Greeting'))
  await page.keyboard.press('Enter')
  await expect(program(page)).toContainText('env.print')
  await tabTo(program(page))
  await page.keyboard.press('Control+z')
  await expect(program(page)).toContainText('env.log')
  await tabTo(button(page, 'Log'))
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(5)
  await tabTo(button(page, 'Alert'))
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await tabTo(dialog.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Alert')).toBeFocused()
})
