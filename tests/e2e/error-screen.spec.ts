import type { Page } from 'playwright/test'
import { expect, test } from './door.ts'
import { expectSound } from './sound.ts'

function oops(page: Page) {
  return page.getByRole('dialog', { name: 'Oops, Our Bad!' })
}

for (const thrown of [null, undefined]) {
  test(`${thrown}, thrown, ends there; what a browser's extension rejected before is not ours to apologise for`, async ({
    page,
    mayComplain,
  }) => {
    mayComplain(new RegExp(`an extension|${thrown}`))
    await page.goto('/privacy')
    // Only the first error that is ours is shown.
    await page.evaluate((nothing) => {
      const error = new Error('Thrown by an extension')
      error.stack = 'Error: Thrown by an extension\n    at send (chrome-extension://abcdefgh/content.js:1:10)'
      window.addEventListener('unhandledrejection', () => {
        setTimeout(() => {
          throw nothing
        })
      })
      Promise.reject(error)
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

test('it is sound', async ({ page, mayComplain }) => {
  mayComplain(/on purpose/)
  await page.goto('/error-test')
  await page.getByRole('button', { name: 'Throw in a handler' }).click()
  await oops(page).getByText('Technical details').click()
  await expectSound(page, 'error screen')
})
