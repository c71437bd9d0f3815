import { call } from './api.ts'
import { addAuthenticator, answeredWith, expect, newAddress, test } from './door.ts'
import { requestEmailKey } from './keys.ts'
import { addPasskey, becomeGuest, tellName } from './people.ts'
import { expectSound } from './sound.ts'

test('the journal shows what happened, newest first', async ({ page }) => {
  await addAuthenticator(page)
  await becomeGuest(page)
  await page.getByRole('link', { name: 'Open journal' }).click()
  await expect(page).toHaveURL('/account/journal')
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('listitem')).toHaveText([/Account createdfrom .*Chrome.* on Linux$/])
  await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0)

  await addPasskey(page)
  const address = newAddress()
  await requestEmailKey(page, address)
  await tellName(page, 'Ada', 'Lovelace')
  await page.goto('/account/journal')
  await expect(today.getByRole('listitem')).toHaveText([
    /Name changed/,
    /Email key added\w•••@e•••\.com/,
    /Passkey added/,
    /Account created/,
  ])
  await expect(page.getByText(address)).toHaveCount(0)
  await expectSound(page, 'journal')
})

test('a browser that was signed out elsewhere does not show the journal', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(401))
  await becomeGuest(page)
  await page.goto('/account/journal')
  await expect(page.getByText('Account created')).toBeVisible()
  await call(page, '/api/auth/logout', {})
  await page.goto('/account/journal')
  await expect(page).toHaveURL(/\/signin/)
})
