import { spawnSync } from 'node:child_process'
import { defaultBrand } from '#shared/brand.ts'
import { addAuthenticator, expect, newAddress, test } from './door.ts'
import { type KeyType, openKey, requestEmailKey } from './keys.ts'
import { addPasskey, becomeGuest } from './people.ts'
import { expectSound } from './sound.ts'

test('each key has a page with everything known about it', async ({ page, product }) => {
  await addAuthenticator(page)
  const account = await becomeGuest(page)
  await addPasskey(page)
  const address = newAddress()
  await requestEmailKey(page, address)
  grantFeature(product.dataDir, account, 'early-access')

  async function expectPage(type: KeyType, title: string, rows: Record<string, RegExp>) {
    await openKey(page, type)
    await expect(page).toHaveTitle(`${title} · ${defaultBrand.productName}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveText(Object.keys(rows))
    for (const [name, value] of Object.entries(rows)) {
      await expect(page.getByRole('row', { name }).getByRole('cell'), name).toHaveText(value)
    }
  }

  const created = { Created: /\d{4}/ }
  await expectPage('passkey', 'Passkey', {
    Name: /Chrom/,
    Provider: /Unknown/,
    Synced: /^No, made in this browser$/,
    ...created,
    'Last Used': /^Not used yet$/,
  })
  await expectSound(page, 'key-passkey')
  await page.getByRole('button', { name: 'Delete Passkey' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectSound(page, 'key-question')
  await expectPage('email', 'Email Key', {
    Name: new RegExp(address),
    Email: new RegExp(address),
    ...created,
    'Last Used': /^Not used yet$/,
    Status: /^Pending Activation$/,
  })
  await expect(page.getByRole('button', { name: 'Activate Email Key' })).toBeVisible()
  await expectPage('feature', 'Feature Key', {
    Name: /^Early access$/,
    Feature: /^early-access$/,
    ...created,
    'Last Used': /^On since it was added$/,
  })
  await expectSound(page, 'key-feature')
  await expectPage('browser', 'Browser Key', { Name: /Chrom/, ...created, 'Last Used': /^Now$/ })
  await expect(page.getByText('This is your current browser session')).toBeVisible()

  const response = await page.goto('/account/passkey/nothing')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Passkey not found' })).toBeVisible()
})

/** The admin command, beside the running server. */
function grantFeature(dataDir: string, account: string, feature: string) {
  const { status, stderr } = spawnSync(process.execPath, ['dist/grant-feature.js', account, feature], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

test('a key that awaits its activation gets a new mail, and the code is typed on the next page', async ({
  page,
  product,
}) => {
  const address = newAddress()
  await becomeGuest(page)
  const stale = await requestEmailKey(page, address)
  await product.smtp.next(address)
  await openKey(page, 'email')
  await page.getByRole('button', { name: 'Activate Email Key' }).click()
  await expect(page).toHaveURL('/account/email-key/activate')
  const { mail } = await product.smtp.next(address)
  expect(mail.text).toMatch(/^\d{6}$/m)
  const { email, keyToken } = await page.evaluate(() => history.state.usr)
  expect(email).toBe(address)
  expect(keyToken).not.toBe(stale)
  expect(mail.text).toContain(`/email-key/${keyToken}`)
})
