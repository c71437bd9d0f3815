import type { BrowserContext } from 'playwright/test'
import { expect, guestOf, NO_ANSWER, stored, test } from './door.ts'
import { browserKeys } from './people.ts'

/** The server does not answer until Retry is pressed: otherwise the page might recover before. */
async function goAway(context: BrowserContext) {
  let isAway = true
  await context.route('**/trpc/**', (route) => (isAway ? route.abort() : route.fallback()))
  await context.route('**/health', (route) => {
    isAway = false
    return route.fallback()
  })
}

test('a server that is away clears nothing: the page says so, and Retry continues', async ({
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
  await goAway(context)
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

test('a page whose code cannot be fetched while the server is away waits for it, and does not crash', async ({
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

test('with the server away one Retry reloads the whole page', async ({ page, context, mayComplain }) => {
  mayComplain(NO_ANSWER)
  await page.goto('/account')
  await expect(browserKeys(page)).toBeVisible()

  // Leaving a page and returning sends a new request.
  await page.getByRole('link', { name: 'Add Key' }).click()
  await goAway(context)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toHaveCount(1)

  await retry.click()
  await expect(browserKeys(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(retry).toHaveCount(0)
})

test('messages that appear by themselves are announced: their live region exists before the text', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await page.goto('/account')
  await guestOf(page)
  await expect(browserKeys(page)).toBeVisible()
  // The region of the offline notice, and the one that says the keys are loading.
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
  await expect.poll(() => place?.textContent()).toContain('Nobody is answering the door.')
})
