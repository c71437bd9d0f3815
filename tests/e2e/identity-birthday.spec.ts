import type { Page } from 'playwright/test'
import { YOUNGEST_AGE, yearsBefore } from '#shared/birthday.ts'
import { expect, test } from './door.ts'
import { openForm, row, save } from './identity-form.ts'

/** Today where the browser is. */
function today(page: Page) {
  return page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
}

test('a birthday goes from the form to the row, and stays there', async ({ page }) => {
  await openForm(page, 'birthday')
  await page.getByLabel('Birthday').fill('1990-02-28')
  await save(page).click()
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Birthday')).toHaveText('February 28, 1990')

  await page.reload()
  await expect(row(page, 'Birthday')).toHaveText('February 28, 1990')
  await page.getByRole('link', { name: 'Edit birthday' }).click()
  await expect(page.getByLabel('Birthday')).toHaveValue('1990-02-28')
})

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('birthdays are judged by the date on the wall here', async ({ page }) => {
      await openForm(page, 'birthday')
      const field = page.getByLabel('Birthday')
      const day = await today(page)
      const [oldest, youngest] = [yearsBefore(day, 100), yearsBefore(day, YOUNGEST_AGE)]
      await expect(field).toHaveAttribute('min', oldest)
      await expect(field).toHaveAttribute('max', youngest)
      await expect(save(page)).toBeDisabled()
      await expect(page.getByText('Birthday is required')).toHaveCount(0)

      await field.focus()
      await page.getByRole('heading', { level: 1 }).click()
      await expect(page.getByText('Birthday is required')).toBeVisible()

      for (const date of [oldest, youngest]) {
        await field.fill(date)
        await expect(save(page)).toBeEnabled()
      }
      for (const [date, sentence] of [
        [`${Number(youngest.slice(0, 4)) + 1}-12-31`, 'You must be at least 13 years old'],
        [`${Number(oldest.slice(0, 4)) - 1}-01-01`, 'Invalid date'],
      ] as const) {
        await field.fill(date)
        await expect(field).toHaveAccessibleDescription(sentence)
        await expect(save(page)).toBeDisabled()
      }
    })
  })
}

test('a date is typed part by part, and an unfinished one cannot be saved', async ({ page }) => {
  await openForm(page, 'birthday')
  await page.getByLabel('Birthday').focus()
  await page.keyboard.type('0228')
  await expect(save(page)).toBeDisabled()
  await page.keyboard.type('199')
  await expect(page.getByText('Invalid date')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Invalid date')).toBeVisible()
  await page.getByLabel('Birthday').focus()
  await page.keyboard.type('02281990')
  await expect(page.getByLabel('Birthday')).toHaveValue('1990-02-28')
  await expect(page.getByText('Invalid date')).toHaveCount(0)

  // One part taken away and typed anew: the others stay.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(page.getByText('Birthday is required')).toBeVisible()
  await page.keyboard.type('27')
  await expect(page.getByLabel('Birthday')).toHaveValue('1990-02-27')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Birthday')).toHaveText('February 27, 1990')
})
