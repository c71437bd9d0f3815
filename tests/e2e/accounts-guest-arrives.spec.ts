import type { BrowserContext } from 'playwright/test'
import { answeredWith, expect, guestOf, hold, stored, test } from './door.ts'
import { browserKeys } from './people.ts'

/** The procedures that a browser calls from now on. */
function calls(context: BrowserContext) {
  const names: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/trpc/')) names.push(...pathname.slice('/trpc/'.length).split(','))
  })
  return names
}

test('a guest is stored in the browser under the documented names', async ({ page, context }) => {
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
  test(`a tab that is making a guest stops when another tab has left ${left}`, async ({
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
    // A write of one tab reaches the others a moment later.
    await expect.poll(() => stored(first)).toMatchObject({ accountId: id, browserKey })
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

test('no guest is made on pages that are only read or that sign in', async ({
  page,
  context,
  mayComplain,
}) => {
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
    await page.waitForLoadState('networkidle')
  }
  expect(names).not.toContain('account.create')
  expect(await stored(page)).toMatchObject({ accountId: null, browserKey: null })
})

test('a browser that refuses the lock makes its guest without it', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.locks.request = () => Promise.reject(new DOMException('Blocked', 'SecurityError'))
  })
  await page.goto('/account')
  await expect(browserKeys(page)).toBeVisible()
})
