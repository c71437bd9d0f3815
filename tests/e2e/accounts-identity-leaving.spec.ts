import { expect, test } from './door.ts'
import { fillName, openForm, row, save } from './identity-form.ts'

test('closing or reloading the tab asks before changes are lost', async ({ page }) => {
  await openForm(page, 'real name')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    dialog.dismiss()
  })
  await page.getByLabel('First Name').fill('Ada')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
})

test('no question appears where nothing is lost', async ({ page }) => {
  let asked = 0
  page.on('dialog', async (dialog) => {
    asked += 1
    await dialog.accept()
  })
  await openForm(page, 'real name')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('First Name').fill(' ')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/account')

  await page.getByRole('link', { name: 'Add real name' }).click()
  await fillName(page, 'Ada', 'Lovelace')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Real name')).toHaveText('Ada Lovelace')
  await page.getByRole('link', { name: 'Add Key' }).click()
  await expect(page).toHaveURL('/account/add-key')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/account/real-name')
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
  await save(page).click()
  await expect(page).toHaveURL('/account')
  expect(asked).toBe(0)
})

test('a sign-out in another tab is followed without a question', async ({ page, context }) => {
  await openForm(page, 'real name')
  await page.getByLabel('First Name').fill('Ada')
  const other = await context.newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await other.getByText('I understand the risks').click()
  await other.getByRole('button', { name: 'Sign Out Permanently' }).click()
  await expect(page).toHaveURL('/signed-out')
})
