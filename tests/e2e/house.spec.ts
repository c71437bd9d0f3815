import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answeredWith, expect, guestOf, hold, NO_ANSWER, stored, test } from './door.ts'

const ours = ['/health', '/settings/dev', '/dred', '/error-test', '/privacy', '/terms', '/nothing/here']

/** The log that this browser keeps of its errors. */
function errorLog(page: Page): Promise<Record<string, string>[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('error_log') ?? '[]'))
}

function bar(page: Page) {
  return page.getByRole('complementary', { name: 'Legal notice' })
}

for (const width of [1280, 360]) {
  test(`axe finds nothing at all on the small pages at ${width} px`, async ({ page, mayComplain }) => {
    mayComplain(answeredWith(404))
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 740 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of ours) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect(bar(page)).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations, `${path}, ${colorScheme}`).toEqual([])
      }
    }
  })
}

test('the health page prints what the server says and who asks, anew on demand', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const response = await page.goto('/health')
  expect(response?.headers()).toMatchObject({ 'content-type': expect.stringContaining('text/html') })
  expect(response?.headers().vary).toMatch(/^accept,/)

  const print = page.locator('pre')
  const printed = async () => JSON.parse((await print.textContent()) ?? '')
  expect(await printed()).toEqual({
    success: true,
    status: 'healthy',
    shard: '0',
    imageTag: 'dev',
    uptime: expect.any(Number),
    timestamp: expect.any(String),
    client: {
      userAgent: expect.stringContaining('Chrome'),
      language: expect.any(String),
      platform: expect.any(String),
    },
  })

  const { timestamp } = await printed()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(async () => (await printed()).timestamp).not.toBe(timestamp)

  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await print.textContent())

  await page.route('**/trpc/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert')).toContainText('The server does not say how it is.')
  await expect(print).toHaveCount(0)

  await page.unroute('**/trpc/**')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await printed()).toMatchObject({ status: 'healthy' })
  expect(await stored(page)).toMatchObject({ accountId: null })
})

test('the developer settings set and remove the cookie that names a shard', async ({ page, context }) => {
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'shrd')
  await page.goto('/settings/dev')
  const box = page.getByRole('checkbox', { name: 'Ask for shard 0' })
  await expect(box).not.toBeChecked()
  await expect(page.getByText('Shard 0', { exact: true })).toBeVisible()

  await box.check()
  const set = await cookie()
  expect(set).toMatchObject({ value: '0', path: '/', sameSite: 'Strict', secure: false })
  const days = ((set?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(299)
  expect(days).toBeLessThanOrEqual(300)

  await page.reload()
  await expect(box).toBeChecked()
  await box.uncheck()
  expect(await cookie()).toBeUndefined()
  await page.reload()
  await expect(box).not.toBeChecked()
})

test('a browser that refuses the cookie is told so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
  await page.goto('/settings/dev')
  const box = page.getByRole('checkbox', { name: 'Ask for shard 0' })
  await box.click()
  await expect(page.getByText('This browser does not take the cookie.')).toBeVisible()
  await expect(box).not.toBeChecked()
})

test('every button of the error test ends in the dialog and in the log, which can be read, copied and cleared', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/on purpose/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const accountId = await guestOf(page)

  const dialog = page.getByRole('dialog', { name: 'Oops, Our Bad!' })
  const buttons = {
    'Throw while rendering': ['render', 'Thrown on purpose while the page was drawn'],
    'Throw in a handler': ['handler', 'Thrown on purpose in a handler'],
    'Reject a promise': ['promise', 'Rejected on purpose in a promise'],
  }
  for (const [name, [errorType, message]] of Object.entries(buttons)) {
    await page.goto('/error-test?token=secret')
    await page.getByRole('button', { name }).click()
    await expect(dialog.getByText(message ?? '', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'social media' })).toBeVisible()
    await dialog.getByText('Technical details').click()
    const details = dialog.locator('pre')
    await expect(details).toContainText('/error-test')
    await expect(details).not.toContainText('secret')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(2, 2)
    await expect(dialog).toBeVisible()
    expect((await errorLog(page)).at(-1)).toMatchObject({
      message,
      errorType,
      accountId,
      stack: expect.stringContaining('error-test-page'),
      techMessage: `Error: ${message}`,
      url: expect.stringMatching(/\/error-test\?token=\[masked\]$/),
      userAgent: expect.stringContaining('Chrome'),
      timestamp: expect.any(String),
    })
    await dialog.getByRole('button', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
  }
  expect(await errorLog(page)).toHaveLength(3)

  await page.goto('/dred')
  const entries = page.locator('summary')
  await expect(entries).toHaveCount(3)
  await expect(entries.first()).toContainText('Rejected on purpose in a promise')
  await entries.first().press('Enter')
  await expect(page.getByText('errorType: promise')).toBeVisible()

  await page.getByRole('button', { name: 'Copy Log' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toEqual(await errorLog(page))

  await page.getByRole('button', { name: 'Clear Log' }).click()
  await expect(page.getByText('The log is empty.')).toBeVisible()
  await expect(entries).toHaveCount(0)
  expect(await errorLog(page)).toEqual([])
})

test('an answer that the server should not have given is noted, and what passes is not', async ({
  page,
  mayComplain,
}) => {
  mayComplain(answeredWith(500))
  mayComplain(answeredWith(503))
  await page.route('**/trpc/health.live*', (route) => route.fulfill({ status: 503 }))
  await page.goto('/health')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await errorLog(page)).toEqual([])

  await page.route('**/trpc/health.live*', (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => errorLog(page)).toMatchObject([{ errorType: 'call' }])
  expect((await errorLog(page))[0]?.message).toBe('/trpc/health.live answered 500')
})

test('the diagnostics show what is stored, and of secrets nothing', async ({ page }) => {
  await page.goto('/')
  const accountId = await guestOf(page)
  await page.evaluate(() => localStorage.setItem('pending_email_key', 'a-pending-key'))
  await page.goto('/dred')
  const main = page.getByRole('main')
  for (const name of ['accountId', 'jwt', 'browser_key', 'auth_tokens', 'pending_email_key', 'brid']) {
    await expect(main.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(main.getByText(accountId)).toBeVisible()
  await expect(main.getByText('Build', { exact: true }).locator('..')).toContainText('dev')
  await expect(main.getByText('Shard', { exact: true }).locator('..')).toContainText('0')

  const shown = await page.content()
  const { jwt, browserKey, pendingEmailKey } = await stored(page)
  for (const secret of [jwt, browserKey, pendingEmailKey]) {
    expect(secret).toBeTruthy()
    expect(shown).not.toContain(secret)
    expect(shown).not.toContain(secret?.slice(0, 10))
  }
})

test('the legal bar comes with the first visit, lies over nothing, and does not come back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/signin')
  await expect(bar(page)).toContainText('Cookies and personal information are collected.')
  await expect(bar(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  await expect(bar(page).getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms')
  const below = (await bar(page).boundingBox())?.height ?? 0
  expect(below).toBeGreaterThan(40)
  const top = await page.getByRole('banner').boundingBox()
  expect(top?.y).toBeGreaterThanOrEqual(below)

  // Whoever does not answer is not stopped, and is asked again.
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.goto('/terms')
  await bar(page).getByRole('button', { name: 'Got it' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto('/account')
  await guestOf(page)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('the legal bar is there from the first paint on and shifts nothing', async ({ page }) => {
  const answer = await hold(page, '**/trpc/account.create*')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/account')
  await expect(page.getByText('Initializing...')).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])

  const before = await bar(page).boundingBox()
  answer()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  expect(await bar(page).boundingBox()).toEqual(before)
})

test('privacy and terms are read without becoming a guest, and lead to each other', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible()
  await expect(page.getByText('jsDelivr')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeFocused()
  await expect(page.getByText('at least 13 years old')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await stored(page)).toMatchObject({ accountId: null, browserKey: null })
})

test('robots are told what not to list', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toMatch(/^User-agent: \*$/m)
  for (const path of ['/dred', '/error-test', '/settings/dev', '/settings/dev/', '/wasm']) {
    // Where a robot may not read, it does not see the header either.
    expect(await robots.text()).not.toContain(path)
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex')
  }
  for (const path of ['/', '/signin', '/privacy', '/rummageworld']) {
    expect((await request.get(path)).headers(), path).not.toHaveProperty('x-robots-tag')
  }
})
