import { spawnSync } from 'node:child_process'
import { defaultBrand } from '#shared/brand.ts'
import { keyPages } from '#shared/routes.ts'
import { addAuthenticator, answeredWith, expect, hold, NO_ANSWER, newAddress, test } from './door.ts'
import { deleteKey, type KeyType, openKey, requestEmailKey } from './keys.ts'
import { addPasskey, becomeGuest, browserKeys } from './people.ts'
import { expectSound } from './sound.ts'

test('each key has a page that says what is known of it', async ({ page, product }, info) => {
  test.setTimeout(120_000)
  await addAuthenticator(page)
  const account = await becomeGuest(page)
  await addPasskey(page)
  const address = newAddress()
  await requestEmailKey(page, address)
  grantFeature(product.dataDir, account, 'early-access')

  const sizes = [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]
  const looks = sizes.flatMap((size) => [
    { size, colorScheme: 'light' } as const,
    { size, colorScheme: 'dark' } as const,
  ])
  for (const { colorScheme, size } of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })

    async function expectPage(type: KeyType, title: string, rows: Record<string, RegExp>) {
      await openKey(page, type)
      await expect(page).toHaveTitle(`${title} · ${defaultBrand.productName}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('rowheader')).toHaveText(Object.keys(rows))
      for (const [name, value] of Object.entries(rows)) {
        await expect(page.getByRole('row', { name }).getByRole('cell'), name).toHaveText(value)
      }
      await expectSound(page)
      await page.screenshot({
        path: info.outputPath(`key-${type}-${size.width}-${colorScheme}.png`),
        fullPage: true,
      })
    }

    const created = { Created: /\d{4}/ }
    await expectPage('passkey', 'Passkey', {
      Name: /Chrom/,
      Provider: /Unknown/,
      Synced: /^No/,
      ...created,
      'Last Used': /^Never$/,
    })
    await expect(page.getByRole('button', { name: 'Delete Passkey' })).toBeVisible()
    await expectPage('email', 'Email Key', {
      Name: new RegExp(address),
      Email: new RegExp(address),
      ...created,
      'Last Used': /^Never$/,
      Status: /^Pending Activation$/,
    })
    await expect(page.getByRole('button', { name: 'Activate Email Key' })).toBeVisible()
    await expectPage('feature', 'Feature Key', {
      Name: /^Early access$/,
      Feature: /^early-access$/,
      ...created,
      'Last Used': /^Never$/,
    })
    await expectPage('browser', 'Browser Key', { Name: /Chrom/, ...created, 'Last Used': /./ })
    await expect(page.getByText('This is your current browser session')).toBeVisible()
  }
})

test('an id that is no key of this type is said to be none, with a way back', async ({ page }, info) => {
  test.setTimeout(90_000)
  await becomeGuest(page)
  await page.goto('/account')
  const own = await browserKeys(page).getAttribute('href')
  const sentences: Record<KeyType, string> = {
    passkey: 'Passkey not found',
    email: 'Email key not found',
    browser: 'Browser key not found',
    feature: 'Feature key not found',
  }
  for (const [type, sentence] of Object.entries(sentences)) {
    const folder = keyPages[type as KeyType]
    // Unknown, and for all but one another type's.
    for (const id of ['nothing', type === 'browser' ? 'a%2Fb' : own?.split('/').at(-1)]) {
      const response = await page.goto(`${folder}/${id}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: sentence })).toBeVisible()
    }
  }
  await expectSound(page)
  await page.screenshot({ path: info.outputPath('key-missing.png') })
  await page.getByRole('link', { name: 'Back to Account' }).click()
  await expect(page).toHaveURL('/account')
})

test('a key that awaits its activation gets a fresh mail, and the code is typed on the next page', async ({
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

test('what fails says so and stays: the page can be asked again, the key is still there', async ({
  page,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  mayComplain(answeredWith(500))
  await becomeGuest(page)
  await requestEmailKey(page, newAddress())
  await openKey(page, 'email')

  await page.route('**/trpc/keys.removeEmailKey*', (route) => route.abort())
  await deleteKey(page)
  await expect(page.getByRole('alert')).toContainText('Failed to delete key')
  await page.route('**/trpc/email.requestKey*', (route) => route.abort())
  await page.getByRole('button', { name: 'Activate Email Key' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to send email key')

  await page.route('**/trpc/keys.list*', (route) => route.fulfill({ status: 500, body: 'no JSON' }))
  await page.reload()
  await expect(page.getByText('Failed to load device details')).toBeVisible()
  await page.unroute('**/trpc/keys.list*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** The operator's command, beside the running server. */
function grantFeature(dataDir: string, account: string, feature: string) {
  const { status, stderr } = spawnSync(process.execPath, ['dist/grant-feature.js', account, feature], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

test('a key shows at once what the list one click earlier knew', async ({ page }) => {
  await becomeGuest(page)
  await expect(browserKeys(page)).toBeVisible()
  const letGo = await hold(page, '**/trpc/keys.list*')
  const asked = page.waitForRequest('**/trpc/keys.list*')
  await browserKeys(page).click()
  await expect(page.getByRole('table')).toBeVisible()
  // It is asked for all the same.
  await asked
  letGo()
})
