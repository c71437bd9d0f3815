import type { Page } from 'playwright/test'
import { addAuthenticator, answeredWith, expect, guestOf, newAddress, stored, test } from './door.ts'
import { becomeGuest, signInByMail } from './people.ts'

/** From here to the sign-in page, only by the link that this page shows. */
async function followSignIn(page: Page, from: string) {
  await page.goto(from)
  await page
    .getByRole('link', { name: /Sign in$/ })
    .first()
    .click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('button', { name: 'Sign In with Email' })).toBeVisible()
}

/** The pages on which a user with a new device may arrive: with and without a new guest. */
const STARTS = {
  '/greet': ['/', '/account', '/rummageworld', '/greet'],
  '/terms': ['/nothing/here', '/privacy', '/terms'],
}

for (const [last, all] of Object.entries(STARTS)) {
  test(`on a second device the sign-in link is on ${all.join(', ')}`, async ({
    page,
    browser,
    product,
    mailedLink,
    mayComplain,
  }) => {
    mayComplain(answeredWith(404))
    const address = newAddress()
    await signInByMail(page, address, mailedLink)
    const owner = await guestOf(page)

    const size = { width: 360, height: 740 }
    for (const from of all) {
      const second = await browser.newContext({ baseURL: product.origin, viewport: size })
      const theirs = await second.newPage()
      await followSignIn(theirs, from)
      if (from === last) {
        await theirs.getByRole('button', { name: 'Sign In with Email' }).click()
        await theirs.getByLabel('Email').fill(address)
        await theirs.getByRole('button', { name: 'Send Sign In Link' }).click()
        await expect(theirs.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
        await theirs.goto(await mailedLink(address))
        await expect(theirs).toHaveURL('/account')
        expect(await guestOf(theirs)).toBe(owner)
        await expect(theirs.getByText(address)).toBeVisible()
      }
      await second.close()
    }
  })
}

test('on a narrow phone the question of the landing page is one line, and its answer another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const link = page.getByRole('link', { name: /Sign in$/ }).first()
  await expect(link).toBeVisible()
  const heights = await link
    .locator('span')
    .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().height))
  expect(heights).toHaveLength(2)
  expect(Math.max(...heights)).toBeLessThan(30)
  const [name, way] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await link.boundingBox()]
  // Beside the name, not below it.
  expect(way?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0))
})

test('the sign-in question shifts nothing once the session is known', async ({ page }) => {
  await becomeGuest(page)
  for (const path of ['/privacy', '/rummageworld', '/']) {
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'moved')), path).toBeLessThan(0.02)
  }
})

test('a press for a passkey that shows none says so, and offers the mail', async ({ page }) => {
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  await page.goto('/signin')
  const press = page.getByRole('button', { name: 'Sign In with Passkey' })
  await expect(page.getByText('No passkey was used.')).toHaveCount(0)
  // The dialog of the button is cancelled; suggestions, which were not requested, are not mentioned.
  await page.evaluate(() => {
    navigator.credentials.get = (options) =>
      options?.mediation === 'conditional'
        ? new Promise(() => {})
        : Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  await press.click()
  await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(
    'No passkey was used. You can get a link by email instead.',
  )
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('after signing out the sign-in page says so, and names the sign-in methods in everyday words', async ({
  page,
  mailedLink,
}) => {
  await page.goto('/signin')
  await expect(page.getByText("You've been signed out.")).toHaveCount(0)
  await expect(
    page.getByText('Use your fingerprint, face or PIN (a passkey), or get a link by email.'),
  ).toBeVisible()

  await signInByMail(page, newAddress(), mailedLink)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText("You've been signed out.")).toBeVisible()
  expect(await stored(page)).toMatchObject({ accountId: null })
})
