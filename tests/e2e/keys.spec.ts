import { spawnSync } from 'node:child_process'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { defaultBrand } from '#shared/brand.ts'
import { keyPages } from '#shared/routes.ts'
import {
  addAuthenticator,
  answeredWith,
  askForLink,
  expect,
  guestOf,
  NO_ANSWER,
  NOTHING_STORED,
  newAddress,
  stored,
  test,
} from './door.ts'

type KeyType = keyof typeof keyPages

test('each key has a page that says what is known of it', async ({ page, product }, info) => {
  test.setTimeout(120_000)
  await addAuthenticator(page)
  const account = await newGuest(page)
  await addPasskey(page)
  const address = newAddress()
  await requestEmailKey(page, address)
  grantFeature(product.dataDir, account, 'early-access')

  const looks = [
    { width: 1280, height: 800, colorScheme: 'light' },
    { width: 360, height: 740, colorScheme: 'dark' },
  ] as const
  for (const { colorScheme, ...size } of looks) {
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

test('a key is deleted after a question, by keyboard too, and not when the answer is no', async ({
  page,
}, info) => {
  await newGuest(page)
  await requestEmailKey(page, newAddress())
  await openKey(page, 'email')
  const question = page.getByRole('dialog')
  const ask = page.getByRole('button', { name: 'Delete Key' })

  await ask.click()
  await expect(question).toContainText(
    'Are you sure you want to delete this key? This action cannot be undone.',
  )
  await expectSound(page)
  await page.screenshot({ path: info.outputPath('key-question.png') })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()

  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(ask).toBeFocused()
  await expect(page.getByRole('row', { name: 'Status' })).toBeVisible()

  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Yes, Delete Key' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(page.locator('a[href^="/account/browser-key/"]')).toBeVisible()
  await expect(page.locator('a[href^="/account/email-key/"]')).toHaveCount(0)
})

test('a deleted passkey is gone from the browser as well, which may be given a new one', async ({ page }) => {
  const authenticator = await addAuthenticator(page)
  await newGuest(page)
  await addPasskey(page)
  expect(await authenticator.credentials()).toHaveLength(1)

  await openKey(page, 'passkey')
  await page.getByRole('button', { name: 'Delete Passkey' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Are you sure you want to delete this passkey? This action cannot be undone.',
  )
  await page.getByRole('button', { name: 'Yes, Delete Passkey' }).click()
  await expect(page).toHaveURL('/account')
  await expect.poll(async () => (await authenticator.credentials()).length).toBe(0)

  await page.goto('/account/add-key')
  await expect(page.getByText('Sign in using this device.')).toBeVisible()
})

test('the passkey of another device stays known there when one of this device is deleted', async ({
  page,
}) => {
  const first = await addAuthenticator(page)
  await newGuest(page)
  await addPasskey(page)
  await first.remove()
  // As if it had been made on another device.
  await page.evaluate(() => {
    localStorage.removeItem('passkey_accounts')
    localStorage.removeItem('passkey_credentials')
  })
  await addAuthenticator(page)
  await addPasskey(page)
  await page.goto('/account/add-key')
  await expect(page.getByText('Sign in via email link.')).toBeVisible()
  await expect(page.getByText('Sign in using this device.')).toHaveCount(0)

  await openKey(page, 'passkey', 'last')
  await page.getByRole('button', { name: 'Delete Passkey' }).click()
  await page.getByRole('button', { name: 'Yes, Delete Passkey' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.locator('a[href^="/account/passkey/"]')).toHaveCount(1)
  await page.goto('/account/add-key')
  await expect(page.getByText('Sign in using this device.')).toBeVisible()
})

test('with its own key deleted this browser is signed out, in every tab', async ({ page, context }) => {
  await addAuthenticator(page)
  await newGuest(page)
  await addPasskey(page)
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.locator('a[href^="/account/browser-key/"]')).toBeVisible()

  await openKey(page, 'browser')
  await deleteKey(page)
  await expect(page).toHaveURL('/signed-out')
  await expect(page.getByRole('heading', { name: "You've been signed out" })).toBeVisible()
  expect(await stored(page)).toEqual(NOTHING_STORED)
  await expect(other).toHaveURL('/signed-out')
})

test('the last way in stays, and the page says why', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(409))
  const guest = await newGuest(page)
  await openKey(page, 'browser')
  await deleteKey(page)
  await expect(page.getByRole('alert')).toContainText('This is the last way into your account.')
  await expect(page).toHaveURL(/\/account\/browser-key\//)
  await expectSound(page)
  await page.reload()
  await expect(page.getByText('This is your current browser session')).toBeVisible()
  expect(await guestOf(page)).toBe(guest)
})

test('a browser whose key is deleted elsewhere is asked to sign in on its next call', async ({
  page,
  browser,
  baseURL,
  mailedLink,
}) => {
  const address = newAddress()
  await newGuest(page)
  await askForLink(page, address)
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const second = await elsewhere.newPage()
  await askForLink(second, address)
  await second.goto(await mailedLink(address))
  await expect(second).toHaveURL('/account')
  await openKey(second, 'browser')
  await expect(second.getByRole('table')).toBeVisible()

  await page.goto('/account')
  await page.getByRole('link', { name: /Browser key/ }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('This is your current browser session')).toHaveCount(0)
  await deleteKey(page)
  await expect(page).toHaveURL('/account')

  await second.getByRole('link', { name: 'Back to Account' }).click()
  await expect(second).toHaveURL('/signin')
  expect(await stored(second)).toMatchObject({ jwt: null, browserKey: null, tokens: null })
  await elsewhere.close()
})

test('an id that is no key of this type is said to be none, with a way back', async ({ page }, info) => {
  test.setTimeout(90_000)
  await newGuest(page)
  await page.goto('/account')
  const own = await page.locator('a[href^="/account/browser-key/"]').getAttribute('href')
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
  await newGuest(page)
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
  await newGuest(page)
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

async function newGuest(page: Page) {
  await page.goto('/account')
  return guestOf(page)
}

async function addPasskey(page: Page) {
  await page.goto('/account/add-key')
  await page.getByRole('button', { name: /^Passkey/ }).click()
  await expect(page).toHaveURL('/account')
}

/** From the account's list, as people come. */
async function openKey(page: Page, type: KeyType, which: 'first' | 'last' = 'first') {
  await page.goto('/account')
  await page.locator(`a[href^="${keyPages[type]}/"]`)[which]().click()
  await expect(page).toHaveURL(new RegExp(`${keyPages[type]}/`))
  await expect(page.getByRole('table')).toBeVisible()
}

async function deleteKey(page: Page) {
  await page.getByRole('button', { name: 'Delete Key' }).click()
  await page.getByRole('button', { name: 'Yes, Delete Key' }).click()
}

/** Asks for an e-mail key as this browser's session; its page has tests of its own. */
function requestEmailKey(page: Page, email: string): Promise<string> {
  return page.evaluate(async (address) => {
    const answer = await fetch('/api/account/email-key', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('jwt')}`,
      },
      body: JSON.stringify({ email: address }),
    })
    return (await answer.json()).keyToken
  }, email)
}

/** The operator's command, beside the running server. */
function grantFeature(dataDir: string, account: string, feature: string) {
  const { status, stderr } = spawnSync(process.execPath, ['dist/grant-feature.js', account, feature], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

async function expectSound(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'it scrolls sideways').toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
}
