import type { Page } from 'playwright/test'
import { expect, test } from './door.ts'
import { expectSound } from './sound.ts'

function oops(page: Page) {
  return page.getByRole('dialog', { name: 'Oops, Our Bad!' })
}

/** Loads a script that the server might have: one of our files, by its address. */
async function runOurs(page: Page, content: string) {
  await page.route('**/assets/ours.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: content }),
  )
  await page.evaluate((address) => import(address), '/assets/ours.js')
}

for (const thrown of [null, undefined]) {
  test(`${thrown}, thrown in one of our files, ends on the error screen`, async ({ page, mayComplain }) => {
    mayComplain(new RegExp(`${thrown}`))
    await page.goto('/privacy')
    await runOurs(page, `setTimeout(() => { throw ${thrown} })`)
    await expect(oops(page).getByText('An unexpected error occurred', { exact: true })).toBeVisible()
  })
}

test('errors in foreign scripts change nothing, and do not fill the log', async ({ page, mayComplain }) => {
  mayComplain(/.*/)
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Got it' }).click()
  const heard = await page.evaluate(async () => {
    const events: string[] = []
    const hear = ({ type }: Event) => events.push(type)
    window.addEventListener('error', hear)
    window.addEventListener('unhandledrejection', hear)

    const extension = new Error('Thrown by an extension')
    extension.stack =
      'Error: Thrown by an extension\n    at send (chrome-extension://abcdefgh/content.js:1:10)'
    for (const reason of [
      extension,
      new Error('injected'),
      'a word',
      undefined,
      null,
      { message: 'an object' },
    ])
      Promise.reject(reason)
    setTimeout(() => {
      throw new Error('injected')
    })
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    window.dispatchEvent(
      new ErrorEvent('error', { message: 'x', filename: 'chrome-extension://abcdefgh/content.js' }),
    )
    // 'ResizeObserver loop completed with undelivered notifications.'
    const box = document.createElement('div')
    document.body.append(box)
    let height = 0
    new ResizeObserver(() => {
      height += 1
      box.style.height = `${height}px`
    }).observe(box)
    while (events.length < 10) await new Promise((resolve) => setTimeout(resolve))
    box.remove()
    return events
  })
  expect(heard.length).toBeGreaterThanOrEqual(10)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('error_log') ?? '[]').length)).toBe(5)
  await expect(oops(page)).toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
  await runOurs(page, "setTimeout(() => { throw new Error('thrown by us') })")
  await expect(oops(page).getByText('thrown by us', { exact: true })).toBeVisible()
})

test('an error is shown in plain text where the screen itself cannot be fetched', async ({
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

test('axe finds nothing on the error screen', async ({ page, mayComplain }) => {
  mayComplain(/on purpose/)
  await page.goto('/error-test')
  await page.getByRole('button', { name: 'Throw in a handler' }).click()
  await oops(page).getByText('Technical details').click()
  await expectSound(page, 'error screen')
})
