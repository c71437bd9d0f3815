import type { Page } from 'playwright/test'
import { expect, guestOf, test } from './door.ts'
import { browserKeys } from './people.ts'

/** The requests of a page from now on: a batch is one request, whatever is in it. */
function requests(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:trpc|api)\//.test(pathname)) paths.push(pathname)
  })
  return paths
}

/** Drawn, and no request open. */
async function drawn(page: Page) {
  await expect(browserKeys(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('from typing the address to a drawn guest account there is one call', async ({ page }) => {
  const paths = requests(page)
  await page.goto('/account')
  await drawn(page)
  expect(paths).toEqual(['/trpc/account.create'])
})

test('a first visit to the front page makes its guest in one call', async ({ page }) => {
  const paths = requests(page)
  await page.goto('/')
  await guestOf(page)
  await page.waitForLoadState('networkidle')
  expect(paths).toEqual(['/trpc/account.create'])
})

test('a returning user with a valid token sees their account after one round trip', async ({ page }) => {
  await page.goto('/account')
  await drawn(page)
  const paths = requests(page)
  await page.reload()
  await drawn(page)
  expect(paths).toHaveLength(1)
})

test('a user who returns later sees their account one round trip after the token', async ({ page }) => {
  await page.goto('/account')
  await drawn(page)
  await page.evaluate(() => {
    localStorage.removeItem('jwt')
    localStorage.removeItem('auth_tokens')
  })
  const paths = requests(page)
  await page.reload()
  await drawn(page)
  expect(paths[0]).toBe('/trpc/auth.restore')
  expect(paths).toHaveLength(2)
})
