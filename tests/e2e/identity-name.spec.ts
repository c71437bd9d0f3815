import { expect, test } from './door.ts'
import { fillName, openForm, question, row, save } from './identity-form.ts'

test('a real name goes from the form to the row, and stays there', async ({ page }) => {
  await openForm(page, 'real name')
  await expect(page).toHaveURL('/account/real-name')
  await expect(page.getByLabel('First Name')).toHaveValue('')
  await fillName(page, '  Zoe\u0308 ', 'Łukasiewicz')
  await save(page).click()
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Real name')).toHaveText('Zo\u00eb Łukasiewicz')

  await page.reload()
  await expect(row(page, 'Real name')).toHaveText('Zo\u00eb Łukasiewicz')
  await page.getByRole('link', { name: 'Edit real name' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Zo\u00eb')
  await expect(page.getByLabel('Last Name')).toHaveValue('Łukasiewicz')
})

test('names are judged once a field was left or edited, and Save waits', async ({ page }) => {
  await openForm(page, 'real name')
  const first = page.getByLabel('First Name')
  const last = page.getByLabel('Last Name')
  await expect(save(page)).toBeDisabled()
  await expect(page.getByText('is required')).toHaveCount(0)

  await first.focus()
  await expect(page.getByText('is required')).toHaveCount(0)
  await last.focus()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('Last name is required')).toHaveCount(0)
  await expect(first).toHaveAccessibleDescription('First name is required')
  await expect(first).toHaveAttribute('aria-invalid', 'true')

  await first.fill('A')
  await expect(page.getByText('First name is required')).toHaveCount(0)
  await last.fill('x')
  await last.fill('  ')
  await expect(page.getByText('Last name is required')).toBeVisible()
  await expect(save(page)).toBeDisabled()

  await last.fill('👻'.repeat(101))
  await expect(page.getByText('String must contain at most 100 character(s)')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await last.fill('👻'.repeat(100))
  await expect(page.getByText('String must contain at most')).toHaveCount(0)
  await expect(save(page)).toBeEnabled()
})

test('a form is filled, questioned and saved by keyboard alone', async ({ page }) => {
  await openForm(page, 'real name')
  await expect(page.getByRole('heading', { name: 'Real Name' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('First Name')).toBeFocused()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lovelace')
  await page.keyboard.press('Tab')
  await expect(save(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const cancel = page.getByRole('link', { name: 'Cancel' })
  await expect(cancel).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stay Here' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Continue Anyway' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(cancel).toBeFocused()

  // A second Escape in a row is one that no page can cancel.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stay Here' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL('/account/real-name')

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Real name')).toHaveText('Ada Lovelace')
})
