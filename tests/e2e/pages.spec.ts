import type { Page } from 'playwright/test'
import { defaultBrand } from '#shared/brand.ts'
import { keyPages, personalPages } from '#shared/page-paths.ts'
import { PERSONAL_CHANGES } from '#shared/personal-fields.ts'
import { fromEntries } from '#shared/record-of.ts'
import { personalSamples } from '../support/personal-samples.ts'
import { answeredWith, askForLink, expect, guestOf, NO_ANSWER, newAddress, test } from './door.ts'
import { requestEmailKey } from './keys.ts'
import { becomeGuest } from './people.ts'
import { updateTo } from './recovery-email.ts'
import { watchShifts } from './shifts.ts'
import { expectSound } from './sound.ts'

// The longest of all files, so its tests share the workers.
test.describe.configure({ mode: 'parallel' })

const { productName, socialUrl } = defaultBrand

/** The public pages, with the titles of their tabs. */
const street = {
  '/': productName,
  '/greet': productName,
  '/rummageworld': `Rummage World · ${productName}`,
  '/rummageworld/today': `Room of the day · ${productName}`,
  '/privacy': `Privacy Policy · ${productName}`,
  '/terms': `Terms of Use · ${productName}`,
  '/health': `Health · ${productName}`,
  '/settings/dev': `Developer Settings · ${productName}`,
  '/dred': `Diagnostics · ${productName}`,
  '/wasm': `WebAssembly Playground · ${productName}`,
  '/error-test': `Error Test · ${productName}`,
  '/nothing/here': `Not Found on ${productName}`,
}

/** The sign-in pages, as a guest sees them. */
const doors = {
  '/signin': `Knock Knock. Who's There? · ${productName}`,
  '/signed-out': `You've been signed out · ${productName}`,
  '/email-key': `There is no email key here · ${productName}`,
  '/authr/verify': `This link does not work any more · ${productName}`,
}

/** The pages of a guest. */
const account = {
  '/account': `Your account · ${productName}`,
  '/account/add-key': `Add Key · ${productName}`,
  '/account/signout-warning': `Sign Out Warning · ${productName}`,
  ...fromEntries(
    PERSONAL_CHANGES.map((change) => [
      personalPages[change],
      `${personalSamples[change].heading} · ${productName}`,
    ]),
  ),
  '/account/forecast': `What if I lose something? · ${productName}`,
  '/account/journal': `Journal · ${productName}`,
  '/account/footprint': `Footprint · ${productName}`,
  '/account/download': `Data Download · ${productName}`,
  '/account/bring': `Nothing to bring along · ${productName}`,
  '/account/restrict': `Restrict Account · ${productName}`,
  '/account/email': `Recovery Email · ${productName}`,
  '/account/email-key': `Add Email Key · ${productName}`,
  '/account/kept': `This link does not work any more · ${productName}`,
  '/account/delete': `Delete Account · ${productName}`,
}

test('axe finds nothing on any public page, and nothing shifts while it loads', async ({
  page,
  mayComplain,
}) => {
  // The browser itself reports the 404 of an unknown page.
  mayComplain(answeredWith(404))
  await expectSoundEach(page, street)
})

test('axe finds nothing on any sign-in page, and nothing shifts while it loads', async ({
  page,
  mailedLink,
}) => {
  await becomeGuest(page)
  await expectSoundEach(page, doors)

  await page.goto(`/email-key/${await requestEmailKey(page, newAddress())}`)
  await expect(page.getByLabel('Activation code')).toBeVisible()
  await expectSound(page, '/email-key/token')

  // Guests are redirected home from the last one.
  const address = newAddress()
  await askForLink(page, address)
  await expectSound(page, '/signin/sent')
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(address)).toBeVisible()
  await expectSound(page, '/account/verified')
  await expectSoundEach(page, { '/passkey-setup': `Set Up Your Passkey · ${productName}` })
})

test('axe finds nothing on any account page, and nothing shifts while it loads', async ({ page }) => {
  await becomeGuest(page)
  await expectSoundEach(page, account)
})

test('axe finds nothing on account pages that only an action opens', async ({ page }) => {
  await becomeGuest(page)
  await updateTo(page, newAddress())
  await expectSound(page, '/account/email/verify-code')
  await page.goto('/account/email-key')
  await page.getByLabel('Email').fill(newAddress())
  await page.getByRole('button', { name: 'Send Email Key' }).click()
  await expect(page).toHaveURL('/account/email-key/activate')
  await expect(page.getByLabel('Activation code')).toBeFocused()
  await expectSound(page, '/account/email-key/activate')
  for (const type of ['browser', 'email'] as const) {
    await page.goto('/account')
    await page.locator(`a[href^="${keyPages[type]}/"]`).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expectSound(page, keyPages[type])
  }
})

async function expectSoundEach(page: Page, titles: Record<string, string>) {
  test.setTimeout(240_000)
  const shifts = await watchShifts(page)
  for (const [route, title] of Object.entries(titles)) {
    await page.goto(route)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Legal notice' })).toBeVisible()
    const { shift, of } = await shifts()
    expect(shift, `${route}: ${of.join(' ')}`).toBeLessThan(0.02)
    await expectSound(page, route)
    await expect(page).toHaveURL(route)
  }
}

test('an unknown page is a 404 with links home, to the account and to the street', async ({
  page,
  mayComplain,
}) => {
  mayComplain(answeredWith(404))
  const response = await page.goto('/nothing/here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Not Found on ${productName}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(main.locator('a[href="/account"]')).toBeVisible()
  await expect(main.locator('a[rel~="me"][rel~="noopener"]')).toHaveAttribute('target', '_blank')
})

test('an address that cannot be decoded is unknown, and a broken token is removed from it', async ({
  page,
  mayComplain,
}) => {
  mayComplain(answeredWith(404))
  for (const [path, rest] of [
    ['/%', '/%'],
    ['/account/passkey/%ff', '/account/passkey/%ff'],
    ['/email-key/secret%', '/email-key/%'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Not Found on ${productName}`)
    await expect(page).toHaveURL(rest)
  }
})

test('the landing page has links and says what is stored', async ({ page }) => {
  for (const path of ['/', '/greet', '/greet/']) {
    await page.goto(path)
    await expect(page.locator('a[href="/rummageworld"]')).toBeVisible()
    await expect(page.locator('a[href="/account"]').first()).toBeVisible()
    await expect(page.locator('a[rel~="me"]')).toHaveAttribute('href', socialUrl)
    await expect(page.locator('a[href="/privacy"]').first()).toBeVisible()
    await expect(page.locator('a[href="/terms"]').first()).toBeVisible()
  }
})

test('the document of a page names all files that the page needs', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(404))
  // The requests until the page is drawn; later ones are prefetches.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')) return
      observer.disconnect()
      const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      Object.assign(window, { asked })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  // A page that navigates by itself prefetches the next page's code.
  const leadOn = ['/email-key', '/authr/verify']
  const next = (await (await page.goto('/account'))?.text()) ?? ''
  await guestOf(page)
  const routes = Object.keys({ ...street, ...doors, ...account })
  for (const route of [...routes, '/account/passkey/nothing']) {
    const response = await page.goto(route)
    const html = ((await response?.text()) ?? '') + (leadOn.includes(route) ? next : '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const asked: string[] = await page.evaluate(() => Reflect.get(window, 'asked'))
    const code = asked.filter((path) => /^\/assets\/.*\.(?:js|css)$/.test(path))
    expect(code.length, route).toBeGreaterThan(2)
    expect(
      code.filter((path) => !html.includes(`href="${path}"`) && !html.includes(`src="${path}"`)),
      route,
    ).toEqual([])
  }
})

test('a page that breaks says so, says what to do, and cannot be dismissed', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  mayComplain(answeredWith(404))
  mayComplain(/Failed to fetch dynamically imported module/)
  await page.goto('/')
  await context.route('**/assets/not-found-page*.js', (route) => route.abort())
  await page.goto('/nothing/here')
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog.getByRole('heading', { name: 'Oops, Our Bad!' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await context.unroute('**/assets/not-found-page*.js')
  await dialog
    .getByRole('button', { name: 'Home' })
    .or(dialog.getByRole('link', { name: 'Home' }))
    .click()
  await expect(page).toHaveURL('/')
})
