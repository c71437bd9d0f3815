import { expect, guestOf, NO_ANSWER, stored, test } from './door.ts'

/** The file name of a rarely used part in the build. */
const FILES = { toast: '**/assets/toast-slip-*', notice: '**/assets/offline-slip-*' }

test("an event of another page is reported even where the toast's code cannot be fetched", async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/net::ERR_FAILED/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked = page.waitForRequest(FILES.toast)
  await page.route(FILES.toast, (route) => route.abort())
  await page.goto('/health')
  await page.getByRole('button', { name: 'Copy' }).click()
  await asked
  await expect(page.getByText('Copied.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
})

test("an unreachable server is reported even where the notice's code cannot be fetched, and can be retried", async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await page.goto('/')
  const id = await guestOf(page)
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}')
    localStorage.setItem('auth_tokens', JSON.stringify({ ...record, expiresAt: Date.now() - 1000 }))
  })
  const asked = page.waitForRequest(FILES.notice)
  await context.route(FILES.notice, (route) => route.abort())
  await context.route('**/trpc/**', (route) => route.abort())
  await page.reload()
  await asked
  const notice = page.getByRole('status').filter({ hasText: 'Nobody is answering the door.' })
  await expect(notice).toBeVisible()

  await context.unroute('**/trpc/**')
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(notice).toHaveCount(0)
  expect((await stored(page)).accountId).toBe(id)
})

test('navigating leaves a broken page behind', async ({ page, mayComplain }) => {
  mayComplain(/on purpose/)
  await page.goto('/error-test')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Throw while rendering' }).click()
  const oops = page.getByRole('dialog', { name: 'Oops, Our Bad!' })
  await expect(oops).toBeVisible()

  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible()
  await expect(oops).toHaveCount(0)
  // The broken page works again.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Error Test' })).toBeVisible()
  await expect(oops).toHaveCount(0)
})

test('a page whose file failed while the server answered is fetched again the next time', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/net::ERR_FAILED|dynamically imported module/)
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible()
  // Not prefetched, where it would have failed before.
  await context.route('**/assets/terms-page-*.js', (route) => route.abort())
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' })
  await link.evaluate((element: HTMLElement) => element.click())
  const oops = page.getByRole('dialog', { name: 'Oops, Our Bad!' })
  await expect(oops).toBeVisible()
  await expect(page).toHaveURL('/terms')

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible()
  await expect(oops).toHaveCount(0)
  await context.unroute('**/assets/terms-page-*.js')
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible()
  await expect(oops).toHaveCount(0)
})
