import { addAuthenticator, expect, newAddress, test } from './door.ts'
import { addPasskey, becomeGuest, signInByMail } from './people.ts'
import { expectSound } from './sound.ts'

const LOOK = { name: 'What if I lose something?' }

test('the lock-out forecast shows what a guest would lose, and what an address and a passkey change', async ({
  page,
  mailedLink,
}) => {
  await becomeGuest(page)
  await expect(page.getByText('You cannot get back in if you lose this computer.')).toBeVisible()
  await page.getByRole('link', LOOK).click()
  await expect(page.getByRole('heading', { level: 1, ...LOOK })).toBeVisible()
  const losses = page.getByRole('table', { name: 'The loss of one thing' })
  await expect(losses.getByRole('row', { name: /This computer/ })).toContainText('Nothing.')

  const address = newAddress()
  await addAuthenticator(page)
  await signInByMail(page, address, mailedLink)
  await addPasskey(page)
  await page.getByRole('link', LOOK).click()
  await expect(losses.getByRole('row')).toHaveCount(3)
  const computer = losses.getByRole('row', { name: /^This computer browser and the passkey Chrom/ })
  await expect(computer).toContainText(address)
  await expect(page.getByText(`Lose both this computer and ${address}`)).toBeVisible()
  await expectSound(page, 'forecast-owner')

  await page.getByRole('link', { name: 'Add Second Passkey' }).click()
  await expect(page).toHaveURL('/account/add-key')
})
