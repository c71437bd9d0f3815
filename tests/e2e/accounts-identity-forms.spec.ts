import { expect, test } from './door.ts'
import { fillName, openForm, question, row, save } from './identity-form.ts'
import { expectSound } from './sound.ts'

// tests/browser/identity-*.test.tsx check what the forms show and ask without a server.

test('a real name goes from the form to the row, and is stored', async ({ page }) => {
  await openForm(page, 'real name')
  await expect(page).toHaveURL('/account/real-name')
  await expect(page.getByLabel('First Name')).toHaveValue('')
  await fillName(page, '  Zoe\u0308 ', 'Łukasiewicz')
  await save(page).click()
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Real name')).toHaveText('Zo\u00eb Łukasiewicz')
  // The toast stays while it has the focus.
  await page.getByRole('button', { name: 'Dismiss' }).focus()
  await expectSound(page, 'real-name-saved')
  await expect(page.getByText('Real name saved.')).toBeVisible()

  await page.reload()
  await expect(row(page, 'Real name')).toHaveText('Zo\u00eb Łukasiewicz')
  await page.getByRole('link', { name: 'Edit real name' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Zo\u00eb')
  await expect(page.getByLabel('Last Name')).toHaveValue('Łukasiewicz')

  await fillName(page, 'Ada', '')
  await expect(page.getByText('Last name is required')).toBeVisible()
  await expectSound(page, 'real-name-invalid')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(question(page)).toBeVisible()
  await expectSound(page, 'real-name-question')
})

test('a birthday goes from the form to the row, and is stored', async ({ page }) => {
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
