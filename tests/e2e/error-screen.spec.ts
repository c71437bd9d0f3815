import type { Page } from 'playwright/test'
import { expect, test } from './door.ts'
import { expectSound } from './sound.ts'

function oops(page: Page) {
  return page.getByRole('dialog', { name: 'Oops, Our Bad!' })
}

for (const viewport of [
  { width: 320, height: 480 },
  { width: 740, height: 360 },
]) {
  test(`on ${viewport.width} by ${viewport.height} one sees first what happened`, async ({
    page,
    mayComplain,
  }) => {
    mayComplain(/on purpose/)
    await page.setViewportSize(viewport)
    await page.goto('/error-test')
    await page.getByRole('button', { name: 'Throw in a handler' }).click()
    const heading = oops(page).getByRole('heading')
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
  })
}

for (const thrown of [null, undefined]) {
  test(`${thrown}, thrown, is an error like any other`, async ({ page, mayComplain }) => {
    mayComplain(new RegExp(`${thrown}`))
    await page.goto('/privacy')
    await page.evaluate((nothing) => {
      setTimeout(() => {
        throw nothing
      })
    }, thrown)
    await expect(oops(page).getByText('An unexpected error occurred', { exact: true })).toBeVisible()
  })
}

test('it is said in plain words where the screen itself cannot be fetched', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/on purpose|net::ERR_FAILED/)
  await page.goto('/error-test')
  await context.route('**/assets/error-screen-*', (route) => route.abort())
  await page.getByRole('button', { name: 'Throw in a handler' }).click()
  const said = page.getByRole('alert')
  await expect(said.getByRole('heading', { name: 'Oops, Our Bad!' })).toBeVisible()
  await expect(said.getByText('on purpose')).toBeVisible()
  await expect(said.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await said.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('heading', { name: 'Error Test' })).toBeVisible()
})

test("what a browser's extension rejects is not ours to apologise for", async ({ page, mayComplain }) => {
  mayComplain(/an extension/)
  await page.goto('/privacy')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  // The program hears of it before whoever begins to listen now, and notes at once what it takes for its own.
  await page.evaluate(() => {
    const heard = new Promise((hear) => addEventListener('unhandledrejection', hear, { once: true }))
    const error = new Error('Thrown by an extension')
    error.stack = 'Error: Thrown by an extension\n    at send (chrome-extension://abcdefgh/content.js:1:10)'
    Promise.reject(error)
    return heard.then(() => undefined)
  })
  expect(await page.evaluate(() => localStorage.getItem('error_log'))).toBeNull()
  await expect(oops(page)).toHaveCount(0)
  await expect(heading).toBeVisible()
})

test('a message is shown without the secrets in it', async ({ page, mayComplain }) => {
  mayComplain(/bad key/)
  await page.goto('/privacy')
  await page.evaluate(() => {
    void Promise.reject(new Error(`bad key ${'k'.repeat(43)} of me@example.com`))
  })
  await expect(oops(page).getByText('bad key [masked] of [address]', { exact: true })).toBeVisible()
})

test('an object that was thrown is told by what it says of itself', async ({ page, mayComplain }) => {
  mayComplain(/./)
  await page.goto('/privacy')
  await page.evaluate(() => {
    void Promise.reject({ error: 'The hinge is broken.', message: 'Ask the smith.' })
  })
  await expect(oops(page).getByText('The hinge is broken.', { exact: true })).toBeVisible()
})

test('it is sound, with its details open', async ({ page, mayComplain }) => {
  mayComplain(/on purpose/)
  await page.goto('/error-test')
  await page.getByRole('button', { name: 'Throw in a handler' }).click()
  await oops(page).getByText('Technical details').click()
  await expectSound(page, 'error screen')
})
