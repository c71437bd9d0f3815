import type { BrowserContext, Page } from '@playwright/test'
import {
  answeredWith,
  askForLink,
  expect,
  guestOf,
  hold,
  NO_ANSWER,
  NOTHING_STORED,
  newAddress,
  stored,
  test,
} from './door.ts'

/** The browser keys on the ring of the account page; a guest has one. */
function browserKeys(page: Page) {
  return page.locator('a[href^="/account/browser-key/"]')
}

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

test('tabs opened together make one guest', async ({ context }) => {
  const names = calls(context)
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  await Promise.all(tabs.map((tab) => tab.goto('/')))
  const ids = await Promise.all(tabs.map(guestOf))
  expect(new Set(ids).size).toBe(1)
  expect(names.filter((name) => name === 'account.create')).toHaveLength(1)
})

for (const left of ['a whole session', 'only its key'] as const) {
  test(`a tab that is making a guest gives way when another tab has left ${left}`, async ({
    context,
    request,
  }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await second.goto('/signed-out')
    const answer = await hold(first, '**/trpc/account.create*')
    const asked = first.waitForRequest('**/trpc/account.create*')
    await first.goto('/account')
    await asked

    const { id, jwt, browserKey } = await (
      await request.post('/api/account', { data: { browserId: 'AnotherBrowser16' } })
    ).json()
    await second.evaluate(
      ([id, jwt, browserKey, isWhole]) => {
        localStorage.setItem('accountId', id)
        localStorage.setItem('browser_key', browserKey)
        if (!isWhole) return
        localStorage.setItem('jwt', jwt)
        const user = { id, email: null, displayName: 'User' }
        const expiresAt = Date.now() + 900_000
        const record = { accessToken: jwt, refreshToken: browserKey, expiresAt, user }
        localStorage.setItem('auth_tokens', JSON.stringify(record))
      },
      [id, jwt, browserKey, left === 'a whole session'] as const,
    )
    answer()

    await expect(first.getByRole('heading', { name: 'Keys' })).toBeVisible()
    expect(await stored(first)).toMatchObject({ accountId: id, browserKey })
  })
}

test('the session is restored after a reload without a new guest', async ({ page, context }) => {
  await page.goto('/account')
  const accountId = await guestOf(page)
  const names = calls(context)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible()
  expect(names).not.toContain('account.create')
  expect(await guestOf(page)).toBe(accountId)
})

test('no guest is made where somebody only reads or signs in', async ({ page, context, mayComplain }) => {
  mayComplain(answeredWith(404))
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
  mayComplain,
}) => {
  mayComplain(answeredWith(401))
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
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await page.goto('/account')
  const accountId = await guestOf(page)
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}')
    localStorage.setItem('auth_tokens', JSON.stringify({ ...record, expiresAt: Date.now() - 1000 }))
  })
  let isAway = true
  await context.route('**/trpc/**', (route) => (isAway ? route.abort() : route.fallback()))
  // Back only once somebody asks for it: sooner, the page might recover before Retry is pressed.
  await context.route('**/api/health/live', (route) => {
    isAway = false
    return route.fallback()
  })
  await page.reload()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  expect(await stored(page)).toMatchObject({ accountId, browserKey: expect.any(String) })

  await retry.click()
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused()
  await expect(retry).toHaveCount(0)
  expect(await guestOf(page)).toBe(accountId)
})

test('with a stored session, too, nobody waits longer than 8 seconds to be known', async ({
  page,
  context,
}) => {
  await page.goto('/account')
  await guestOf(page)
  await context.route('**/trpc/**', () => {})
  const begin = Date.now()
  await page.goto('/account/signout-warning')
  await expect(page.getByText('Initializing...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 12_000 })
  expect(Date.now() - begin).toBeLessThan(11_000)
  await expect(page.getByText('Initializing...')).toHaveCount(0)
  await expect(page.getByText('No recovery method is set.', { exact: false })).toHaveCount(0)
})

test('a page whose code cannot be fetched while the server is away waits for it, and is no crash', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await page.goto('/account')
  await expect(browserKeys(page)).toBeVisible()
  await context.route('**/*', (route) => route.abort())
  await page.getByRole('link', { name: 'Add Key' }).click()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/account/add-key')
  await retry.click()
  await expect(retry).not.toHaveAttribute('aria-busy')
  await expect(retry).toBeFocused()

  await context.unroute('**/*')
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Add Key' })).toBeVisible()
})

test('a browser that refuses the lock makes its guest without', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.locks.request = () => Promise.reject(new DOMException('Blocked', 'SecurityError'))
  })
  await page.goto('/account')
  await expect(browserKeys(page)).toBeVisible()
})

test('with the server away one Retry speaks for the whole page, and brings back all of it', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await page.goto('/account')
  await expect(browserKeys(page)).toBeVisible()

  // A page left and come back to asks anew.
  await page.getByRole('link', { name: 'Add Key' }).click()
  await context.route('**/trpc/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toHaveCount(1)

  await context.unroute('**/trpc/**')
  await retry.click()
  await expect(browserKeys(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(retry).toHaveCount(0)
})

test('what comes by itself is announced: its place is there before its text', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await page.goto('/account')
  await guestOf(page)
  await expect(browserKeys(page)).toBeVisible()
  // The one around the offline notice, and the one that says the keys are loading.
  const places = page.getByRole('status')
  await expect(places).toHaveText(['', ''])

  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}')
    localStorage.setItem('auth_tokens', JSON.stringify({ ...record, expiresAt: Date.now() - 1000 }))
  })
  const place = await places.first().elementHandle()
  await context.route('**/trpc/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Add Key' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(await place?.textContent()).toContain('Nobody answers the door.')
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

test('who has a verified address is not warned, whatever way they came to the warning', async ({
  page,
  context,
  mailedLink,
}) => {
  const address = newAddress()
  await askForLink(page, address)
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')

  const answer = await hold(context, '**/trpc/account.get*')
  await page.goto('/account/signout-warning')
  await expect(page.getByText('Initializing...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign Out Warning' })).toHaveCount(0)
  answer()
  await expect(page).toHaveURL('/account')
})

test('signing out offline clears this browser at once and tells the server later', async ({
  page,
  context,
  request,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await page.goto('/account')
  await guestOf(page)
  await page.waitForLoadState('networkidle')
  const { browserKey } = await stored(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByText('I understand the risks').click()
  await page.getByRole('button', { name: 'Sign Out Permanently' }).click()
  await expect(page).toHaveURL('/signed-out')
  await expect(page.getByRole('heading', { name: "You've been signed out" })).toBeVisible()
  expect(await stored(page)).toMatchObject({ browserKey: null, accountId: null })
  const restore = async () => (await request.post('/api/auth/browser-key', { data: { browserKey } })).status()
  expect(await restore()).toBe(200)

  await context.setOffline(false)
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
  await expect(second.getByText(address)).toBeVisible()

  await first.getByRole('button', { name: 'Sign Out' }).click()
  await expect(first).toHaveURL('/signin')
  await expect(second).toHaveURL('/signed-out')
  await expect(second.getByRole('heading', { name: "You've been signed out" })).toBeVisible()
})
