import { expect, test } from 'playwright/test'
import { pages } from '#shared/page-paths.ts'
import { serveProduct } from '../support/served.ts'

let product: Awaited<ReturnType<typeof serveProduct>>
test.beforeAll(async () => {
  product = await serveProduct({ FEATURES: 'none' })
})
test.afterAll(() => product.close())

test('a service without the game has no link to it, and its pages are not found', async ({ page }) => {
  await page.goto(`${product.origin}/`)
  await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Come in' })).toHaveCount(0)
  await expect(page.getByText('Rummage World')).toHaveCount(0)
  await expect(page.locator('meta[name="description"]')).not.toHaveAttribute('content', /game/)
  // The door leads nowhere, so it answers as the other things of the street do.
  await expect(page.getByRole('button', { name: 'Knock on the door' })).toHaveCount(0)
  await page.getByRole('button', { name: 'The door' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/Your keys hang in your account/)
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rummage World' })).toHaveCount(0)
  for (const path of [
    pages.rummageWorld,
    pages.today,
    pages.wasm,
    pages.devSettings,
    pages.dred,
    pages.errorTest,
  ]) {
    const answer = await page.goto(`${product.origin}${path}`)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: /^Not Found/ })).toBeVisible()
  }
})
