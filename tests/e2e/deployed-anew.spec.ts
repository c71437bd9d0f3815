import type { Page } from 'playwright/test'
import { addAuthenticator, answeredWith, expect, NO_ANSWER, test } from './door.ts'
import { becomeGuest } from './people.ts'

/** Takes a file away, as a deployment does; `comesBack`: the next document knows where it is. */
async function takeAway(page: Page, file: string, { comesBack }: { comesBack: boolean }) {
  const address = `**/assets/${file}-*.js`
  const documents: string[] = []
  await page.route(address, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  page.on('request', async (request) => {
    if (request.resourceType() !== 'document') return
    documents.push(new URL(request.url()).pathname)
    if (comesBack) await page.unroute(address)
  })
  return documents
}

/** Points at nothing before: the page is fetched when it is wanted. */
async function goToTerms(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).dispatchEvent('click')
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const oops = (page: Page) => page.getByRole('dialog', { name: 'Oops, Our Bad!' })

test('a page whose code is gone comes with one document more', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(404))
  await page.goto('/privacy')
  await expect(heading(page)).toBeVisible()
  const documents = await takeAway(page, 'terms-page', { comesBack: true })
  await goToTerms(page)
  await expect(heading(page)).toHaveText('Terms of Use')
  expect(documents).toEqual(['/terms'])
  await page.goBack()
  await expect(heading(page)).toHaveText('Privacy Policy')
})

test('where it is gone for good there is one document more, and then the error screen', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 404|dynamically imported module/)
  await page.goto('/privacy')
  await expect(heading(page)).toBeVisible()
  const documents = await takeAway(page, 'terms-page', { comesBack: false })
  await goToTerms(page)
  await expect(oops(page)).toBeVisible()
  expect(documents).toEqual(['/terms'])
})

test('where the browser keeps no mark there is no document more', async ({ page, mayComplain }) => {
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
  const documents = await takeAway(page, 'terms-page', { comesBack: false })
  await goToTerms(page)
  await expect(oops(page)).toBeVisible()
  expect(documents).toEqual([])
})

test('a passkey is added although its part of the program is gone', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(404))
  await addAuthenticator(page)
  await becomeGuest(page)
  const documents = await takeAway(page, 'webauthn-library', { comesBack: true })
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

test('with the server away it is the notice, and its Retry brings the page', async ({
  page,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await page.goto('/privacy')
  await expect(heading(page)).toBeVisible()
  const away = /\/(?:api|trpc)\/|\/assets\/terms-page-/
  await page.route(away, (route) => route.abort())
  await goToTerms(page)
  await expect(heading(page)).toHaveText('This room is still dark')
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unroute(away)
  await retry.click()
  await expect(heading(page)).toHaveText('Terms of Use')
})
