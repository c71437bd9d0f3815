import { call } from './api.ts'
import { answeredWith, expect, newAddress, test } from './door.ts'
import { requestEmailKey } from './keys.ts'
import { becomeGuest, tellName } from './people.ts'
import { expectSound } from './sound.ts'

const NAMES_NOBODY = 'Nothing here says who you are'

test('the data inventory shows what is stored, of a guest and of a user with more data', async ({ page }) => {
  await becomeGuest(page)
  await page.getByRole('link', { name: 'Open footprint' }).click()
  await expect(page).toHaveURL('/account/footprint')
  await expect(page.getByRole('heading', { level: 1, name: 'Footprint' })).toBeVisible()
  const inShort = page.getByRole('region', { name: 'In short' })
  await expect(inShort.getByText('Not added')).toHaveCount(3)
  const account = page.getByRole('region', { name: 'Your account' })
  await expect(account).toBeHidden()
  await page.getByText('Every field').click()
  await expect(account.getByText('Your first name')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: NAMES_NOBODY })).toBeVisible()
  await expect(page.getByText('a fingerprint of the secret of your browser')).toBeVisible()

  await tellName(page, 'Ada', 'Lovelace')
  const address = newAddress()
  await requestEmailKey(page, address)
  await page.goto('/account/footprint')
  await expect(inShort.getByText('Ada Lovelace')).toBeVisible()
  await page.getByText('Every field').click()
  await expect(account.getByText('Lovelace')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Codes' }).getByText(address).first()).toBeVisible()
  await expect(page.getByText(NAMES_NOBODY)).toHaveCount(0)
  await expectSound(page, 'footprint-told')
})

test('a browser that was signed out elsewhere does not show the inventory', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(401))
  await becomeGuest(page)
  await page.goto('/account/footprint')
  await expect(page.getByText(NAMES_NOBODY)).toBeVisible()
  await call(page, '/api/auth/logout', {})
  await page.goto('/account/footprint')
  await expect(page).toHaveURL(/\/signin/)
})
