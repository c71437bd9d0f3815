import type { Page } from 'playwright/test'
import { addAuthenticator, expect, newAddress, stored, test } from './door.ts'
import { openKey } from './keys.ts'
import { addPasskey, becomeGuest, browserKeys, signInByMail } from './people.ts'
import { expectSound } from './sound.ts'

/** By the suggestion of the sign-in page, which the authenticator answers at once. */
async function signInAgain(page: Page) {
  const { browserKey } = await stored(page)
  await page.goto('/signin')
  await expect(page).toHaveURL('/account')
  await expect.poll(async () => [null, browserKey].includes((await stored(page)).browserKey)).toBe(false)
}

test('a browser that signs in again and again by passkey stays one key, which names the passkey', async ({
  page,
}) => {
  await addAuthenticator(page)
  const account = await becomeGuest(page)
  await addPasskey(page)
  await expect(browserKeys(page)).not.toContainText('came in')
  const own = await browserKeys(page).getAttribute('href')

  for (const _time of ['first', 'second']) await signInAgain(page)
  await expect(browserKeys(page)).toHaveCount(1)
  await expect(browserKeys(page)).toHaveAttribute('href', own ?? '')
  await expect(browserKeys(page)).toContainText(
    /^This computer\s*Chrom\w+ on \w+, created .+signed in with passkey 'Chrom/i,
  )
  expect((await stored(page)).accountId).toBe(account)

  await openKey(page, 'browser')
  await expect(page.getByRole('row', { name: 'Signed In With' }).getByRole('cell')).toHaveText(
    /^Passkey 'Chrom.+'$/,
  )
})

test('while one tab signs in again the other continues with the new key', async ({ page, context }) => {
  await addAuthenticator(page)
  await becomeGuest(page)
  await addPasskey(page)
  const other = await context.newPage()
  await other.goto('/account')
  await expect(browserKeys(other)).toHaveCount(1)
  const before = await stored(other)

  await signInAgain(page)
  const { browserKey, accountId } = await stored(page)
  expect(browserKey).not.toBe(before.browserKey)
  // As the tab would after a quarter of an hour: this use makes the older key expire.
  const used = await page.request.post('/api/auth/refresh', { data: { refreshToken: browserKey } })
  expect(used.ok()).toBe(true)

  const asked = other.waitForRequest('**/trpc/keys.list*')
  await browserKeys(other).click()
  await expect(other.getByRole('row', { name: 'Signed In With' })).toBeVisible()
  expect((await asked).headers().authorization).not.toBe(`Bearer ${before.jwt}`)
  await other.reload()
  await expect(other.getByText('This is your current browser session')).toBeVisible()
  expect(await stored(other)).toMatchObject({ browserKey, accountId })
})

test('each holder has a row of their own, and this browser is marked among others of the same name', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  const address = newAddress()
  await becomeGuest(page)
  await signInByMail(page, address, mailedLink)
  const elsewhere = await browser.newContext({ baseURL: product.origin })
  const theirs = await elsewhere.newPage()
  await theirs.goto('/')
  // Naming a browser proves nothing.
  const brid = await page.evaluate(() => localStorage.getItem('browser_id'))
  await theirs.evaluate((id) => {
    localStorage.setItem('browser_id', id ?? '')
    // biome-ignore lint/suspicious/noDocumentCookie: as the page itself does
    document.cookie = `brid=${id}; path=/; max-age=1000; samesite=strict`
  }, brid)
  await signInByMail(theirs, address, mailedLink)
  const { browserKey } = await stored(theirs)
  await theirs.request.post('/api/auth/refresh', { data: { refreshToken: browserKey } })

  await page.goto('/account')
  await expect(browserKeys(page)).toHaveCount(2)
  await expect(browserKeys(page).getByText(/^Chrom\w+ on /)).toHaveCount(2)
  const here = browserKeys(page).filter({ hasText: 'This computer' })
  const there = browserKeys(page).filter({ hasText: /Browser key, created/ })
  await expect(here).toHaveCount(1)
  await expect(there).toHaveCount(1)
  await expect(there).toContainText(/signed in with a link to your recovery email, used today/)
  await expectSound(page, 'holders')

  // Deleting the other key signs out its browser, and no other.
  await there.click()
  await expect(page.getByRole('row', { name: 'Signed In With' }).getByRole('cell')).toHaveText(
    'A link to your recovery email',
  )
  await page.getByRole('button', { name: 'Delete Key' }).click()
  await page.getByRole('button', { name: 'Yes, Delete Key' }).click()
  await expect(page).toHaveURL('/account')
  await expect(browserKeys(page)).toHaveCount(1)
  await elsewhere.close()
})

test('signing out everywhere else ends the session of every other browser, and not this one', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  const address = newAddress()
  await becomeGuest(page)
  await signInByMail(page, address, mailedLink)
  const others = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: product.origin })))
  const keys: string[] = []
  for (const other of others) {
    const theirs = await other.newPage()
    await theirs.goto('/')
    await signInByMail(theirs, address, mailedLink)
    keys.push((await stored(theirs)).browserKey ?? '')
  }
  await page.goto('/account')
  await expect(browserKeys(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
  await expectSound(page, 'sign-out-elsewhere')
  await page.getByRole('button', { name: 'Yes, Sign Out' }).click()
  await expect(page.getByText('Signed out everywhere else.')).toBeVisible()
  await expect(browserKeys(page)).toHaveCount(1)
  for (const refreshToken of keys) {
    const refused = await page.request.post('/api/auth/refresh', { data: { refreshToken } })
    expect(refused.status()).toBe(401)
  }
  await page.reload()
  await expect(browserKeys(page).filter({ hasText: 'in use now' })).toHaveCount(1)
  for (const other of others) await other.close()
})
