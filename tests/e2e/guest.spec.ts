import type { BrowserContext } from '@playwright/test'
import { askForLink, expect, guestOf, NOTHING_STORED, newAddress, stored, test } from './door.ts'

/** Names of the procedures that a browser calls from now on. */
function calls(context: BrowserContext) {
  const names: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/trpc/')) names.push(...pathname.slice('/trpc/'.length).split(','))
  })
  return names
}

test('a guest is known by what the browser keeps, under the documented names', async ({ page, context }) => {
  await page.goto('/')
  const accountId = await guestOf(page)
  const kept = await stored(page)
  const record = JSON.parse(kept.tokens ?? '{}')
  expect(record).toEqual({
    accessToken: kept.jwt,
    refreshToken: kept.browserKey,
    expiresAt: expect.any(Number),
    user: { id: accountId, email: null, displayName: 'User' },
  })
  expect(record.expiresAt - Date.now()).toBeGreaterThan(14 * 60_000)
  expect(record.expiresAt - Date.now()).toBeLessThanOrEqual(15 * 60_000)

  const [brid] = (await context.cookies()).filter(({ name }) => name === 'brid')
  expect(brid).toMatchObject({
    value: expect.stringMatching(/^[A-Za-z0-9]{16}$/),
    sameSite: 'Strict',
    path: '/',
  })
  const days = ((brid?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(399)
  expect(days).toBeLessThanOrEqual(400)
})

test('two tabs opened together make one guest', async ({ context }) => {
  const names = calls(context)
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  await Promise.all(tabs.map((tab) => tab.goto('/')))
  const ids = await Promise.all(tabs.map(guestOf))
  expect(new Set(ids).size).toBe(1)
  expect(names.filter((name) => name === 'account.create')).toHaveLength(1)
})

test('the session is restored after a reload without a new guest', async ({ page, context }) => {
  await page.goto('/account')
  const accountId = await guestOf(page)
  const names = calls(context)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible()
  expect(names).not.toContain('account.create')
  expect(await guestOf(page)).toBe(accountId)
})

test('no guest is made where somebody only reads or signs in', async ({ page, context }) => {
  const names = calls(context)
  for (const path of [
    '/signin',
    '/signed-out',
    '/authr/verify',
    '/nothing/here',
    '/privacy',
    '/terms',
    '/email-key/x',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  expect(names).not.toContain('account.create')
  expect(await stored(page)).toMatchObject({ accountId: null, browserKey: null })
})

test('an account id without its key leads to the sign-in page, which also offers a new guest', async ({
  page,
}) => {
  await page.goto('/')
  const lost = await guestOf(page)
  await page.evaluate(() => {
    for (const name of ['browser_key', 'jwt', 'auth_tokens']) localStorage.removeItem(name)
  })
  await page.goto('/account')
  await expect(page).toHaveURL('/signin')
  await page.getByRole('button', { name: 'Continue as a new guest' }).click()
  await expect.poll(async () => (await stored(page)).browserKey).not.toBeNull()
  expect((await stored(page)).accountId).not.toBe(lost)

  await page.goto('/signin')
  await expect(page.getByRole('button', { name: 'Sign In with Email' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue as a new guest' })).toHaveCount(0)
})

test('a revoked key clears the session, keeps the account id and leads to the sign-in page', async ({
  page,
  request,
}) => {
  await page.goto('/account')
  const accountId = await guestOf(page)
  const { browserKey } = await stored(page)
  await request.post('/api/auth/logout', { data: { browserKey } })

  await page.reload()
  await expect(page).toHaveURL('/signin')
  expect(await stored(page)).toMatchObject({ accountId, browserKey: null, jwt: null, tokens: null })
})

test('a server that is away clears nothing: the page says so, and Retry goes on', async ({
  page,
  context,
}) => {
  await page.goto('/account')
  const accountId = await guestOf(page)
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}')
    localStorage.setItem('auth_tokens', JSON.stringify({ ...record, expiresAt: Date.now() - 1000 }))
  })
  await context.route('**/trpc/**', (route) => route.abort())
  await page.reload()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  expect(await stored(page)).toMatchObject({ accountId, browserKey: expect.any(String) })

  await context.unroute('**/trpc/**')
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible()
  expect(await guestOf(page)).toBe(accountId)
})

test('Initializing... shows while the server thinks, and no longer than 8 seconds', async ({
  page,
  context,
}) => {
  await context.route('**/trpc/**', () => {})
  const begin = Date.now()
  await page.goto('/account')
  await expect(page.getByText('Initializing...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 12_000 })
  const waited = Date.now() - begin
  expect(waited).toBeGreaterThan(7000)
  expect(waited).toBeLessThan(11_000)
})

test('a token is refreshed in time, and the new one replaces the record as one', async ({ page }) => {
  await page.goto('/account')
  const accountId = await guestOf(page)
  const before = await stored(page)
  // Inside the last 60 seconds.
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}')
    localStorage.setItem('auth_tokens', JSON.stringify({ ...record, expiresAt: Date.now() + 30_000 }))
  })
  await page.reload()
  await expect
    .poll(async () => JSON.parse((await stored(page)).tokens ?? '{}').expiresAt)
    .toBeGreaterThan(Date.now() + 600_000)
  const after = await stored(page)
  expect(after.accountId).toBe(accountId)
  expect(JSON.parse(after.tokens ?? '{}').accessToken).toBe(after.jwt)
  expect(after.browserKey).toBe(before.browserKey)
})

test('a guest without an e-mail is warned before signing out for good', async ({ page }) => {
  await page.goto('/account')
  await guestOf(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/account/signout-warning')
  await expect(page.getByRole('heading', { name: 'Sign Out Warning' })).toBeVisible()
  const forGood = page.getByRole('button', { name: 'Sign Out Permanently' })
  await expect(forGood).toBeHidden()
  await page.getByText('I understand the risks').click()
  await forGood.click()
  await expect(page).toHaveURL('/signed-out')
  await expect(page.getByText("You've been signed out")).toBeVisible()
  expect(await stored(page)).toEqual(NOTHING_STORED)
})

test('signing out offline clears this browser at once and tells the server later', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/account/signout-warning')
  await guestOf(page)
  const { browserKey } = await stored(page)
  await page.getByText('I understand the risks').click()
  await context.route('**/trpc/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign Out Permanently' }).click()
  await expect(page).toHaveURL('/signed-out')
  expect(await stored(page)).toMatchObject({ browserKey: null, accountId: null })
  const restore = async () => (await request.post('/api/auth/browser-key', { data: { browserKey } })).status()
  expect(await restore()).toBe(200)

  await context.unroute('**/trpc/**')
  await page.goto('/signin')
  await expect.poll(restore).toBe(401)
})

test('tabs follow each other: in, and out', async ({ context, mailedLink }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto('/account')
  const ghost = await guestOf(first)
  await second.goto('/account')
  await expect(second.getByRole('heading', { name: 'Keys' })).toBeVisible()

  const address = newAddress()
  await askForLink(first, address)
  await first.goto(await mailedLink(address))
  await expect(first).toHaveURL('/account')
  expect(await guestOf(first)).toBe(ghost)

  await first.getByRole('button', { name: 'Sign Out' }).click()
  await expect(first).toHaveURL('/signin')
  await expect(second.getByText(address)).toHaveCount(0)
  await expect(second.getByText('Account Id')).toHaveCount(0)
})
