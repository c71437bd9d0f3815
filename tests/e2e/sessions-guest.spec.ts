import { answeredWith, expect, guestOf, stored, test } from './door.ts'

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

test('a token is refreshed in time, and the new one replaces the record in one write', async ({ page }) => {
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
