import type { Page, Route } from 'playwright/test'
import { addAuthenticator, answeredWith, expect, NO_ANSWER, test } from './door.ts'
import { becomeGuest } from './people.ts'

/** Removes files, as a deployment does. From this document on, counted from 1, the new page names the new files. */
async function takeAway(page: Page, files: string, { backWith }: { backWith: number | null }) {
  const address = new RegExp(`/assets/(?:${files})-.{8}\\.js$`)
  const documents: string[] = []
  await page.route(address, (route) => {
    const isGone = backWith === null || documents.length < backWith
    return isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/** It hovers over nothing before: the page is fetched when it is opened. */
async function goToTerms(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).dispatchEvent('click')
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const oops = (page: Page) => page.getByRole('dialog', { name: 'Oops, Our Bad!' })

test('a page whose code is gone reloads the document once', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(404))
  await page.goto('/privacy')
  await expect(heading(page)).toBeVisible()
  const documents = await takeAway(page, 'terms-page', { backWith: 1 })
  await goToTerms(page)
  await expect(heading(page)).toHaveText('Terms of Use')
  expect(documents).toEqual(['/terms'])
  await page.goBack()
  await expect(heading(page)).toHaveText('Privacy Policy')
})

test('several missing files cost one reload, too', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(404))
  await becomeGuest(page)
  const documents = await takeAway(page, 'account-frame|account-page', { backWith: 2 })
  await page.reload()
  await expect(heading(page)).toHaveText('Your account')
  expect(documents).toEqual(['/account', '/account'])
  expect(await page.evaluate(() => localStorage.getItem('error_log'))).toBeNull()
})

test('where the code is gone for good there is one reload, and then the error screen', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 404|dynamically imported module/)
  await page.goto('/privacy')
  await expect(heading(page)).toBeVisible()
  const documents = await takeAway(page, 'terms-page', { backWith: null })
  await goToTerms(page)
  await expect(oops(page)).toBeVisible()
  expect(documents).toEqual(['/terms'])
})

test('where the browser stores no mark there is no reload', async ({ page, mayComplain }) => {
  mayComplain(/status of 404|dynamically imported module/)
  await page.addInitScript(() => {
    const { replaceState } = History.prototype
    History.prototype.replaceState = function (state, ...rest) {
      if ('lostCodeOf' in Object(state)) throw new DOMException('Refused', 'SecurityError')
      replaceState.call(this, state, ...rest)
    }
  })
  await page.goto('/privacy')
  await expect(heading(page)).toBeVisible()
  const documents = await takeAway(page, 'terms-page', { backWith: null })
  await goToTerms(page)
  await expect(oops(page)).toBeVisible()
  expect(documents).toEqual([])
})

test('a passkey is added although the code for its page is gone', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(404))
  await addAuthenticator(page)
  await becomeGuest(page)
  const documents = await takeAway(page, 'webauthn-library', { backWith: 1 })
  await page.getByRole('link', { name: 'Add Key' }).click()
  const passkey = page.getByRole('button', { name: /^Passkey/ })
  const anew = page.waitForEvent('load')
  await passkey.click()
  await anew
  await passkey.click()
  await expect(page).toHaveURL('/account')
  await expect(page.locator('a[href^="/account/passkey/"]')).toBeVisible()
  expect(documents).toEqual(['/account/add-key'])
})

const ways: [server: string, answer: (route: Route) => Promise<void>][] = [
  ['away', (route) => route.abort()],
  ['about to stop', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } })],
]

for (const [server, answer] of ways) {
  test(`with the server ${server} the notice appears, and its Retry opens the page`, async ({
    page,
    mayComplain,
  }) => {
    mayComplain(server === 'away' ? NO_ANSWER : /status of 503|dynamically imported module/)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    await page.goto('/privacy')
    await expect(heading(page)).toBeVisible()
    const away = /\/trpc\/|\/health$|\/assets\/terms-page-/
    await page.route(away, answer)
    await goToTerms(page)
    await expect(heading(page)).toHaveText('This room is still dark')
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    expect(documents).toHaveLength(1)
    await page.unroute(away)
    await retry.click()
    await expect(heading(page)).toHaveText('Terms of Use')
  })
}
