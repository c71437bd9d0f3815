import { expect, NO_ANSWER, stored, test } from './door.ts'

test("the health page prints the server's answer and the caller, and reloads on demand", async ({
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
  await expect(page.getByRole('alert')).toContainText('The server cannot say how it is doing.')
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
  await expect(page.getByRole('status').getByText('The cookie is set.')).toBeVisible()
  const set = await cookie()
  expect(set).toMatchObject({ value: '0', path: '/', sameSite: 'Lax', secure: false })
  const days = ((set?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(299)
  expect(days).toBeLessThanOrEqual(300)

  await page.reload()
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect(page.getByText('The cookie is removed.')).toBeVisible()
  expect(await cookie()).toBeUndefined()
  await page.reload()
  await expect(box).not.toBeChecked()
})

test('a browser that refuses the cookie gets a message', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
  await page.goto('/settings/dev')
  const box = page.getByRole('checkbox', { name: 'Ask for shard 0' })
  await box.click()
  await expect(page.getByText('This browser does not accept the cookie.')).toBeVisible()
  await expect(box).not.toBeChecked()
})

test('robots.txt and headers keep pages out of search engines', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toMatch(/^User-agent: \*$/m)
  for (const path of ['/dred', '/error-test', '/settings/dev', '/settings/dev/', '/wasm']) {
    // A robot that may not fetch a page does not see the header either.
    expect(await robots.text()).not.toContain(path)
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex')
  }
  for (const path of ['/', '/signin', '/privacy', '/rummageworld']) {
    expect((await request.get(path)).headers(), path).not.toHaveProperty('x-robots-tag')
  }
})
