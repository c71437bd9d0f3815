import { defaultBrand } from '#shared/brand.ts'
import { answeredWith, expect, guestOf, test } from './door.ts'
import { becomeGuest, tellName } from './people.ts'
import { watchShifts } from './shifts.ts'

/** Every kind of page: by its frame and by how much of it is known at once. */
const frames = ['/', '/signin', '/rummageworld', '/account', '/privacy', '/wasm']

test('the first focus stop on every page skips what is above the content', async ({ page }) => {
  for (const path of frames) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip, path).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main'), path).toBeFocused()
  }
})

test('the legal bar comes first for the keyboard, as it does for the eye', async ({ page }) => {
  await page.goto('/privacy')
  // The document has loaded before anything is drawn: without a focus stop Tab would leave the page for good.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  for (const name of ['Privacy Policy', 'Terms of Use']) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Legal notice').getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Got it' })).toBeFocused()
})

test('a page that opens sets its title, focuses its heading and begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await page.goto('/account')
  await guestOf(page)
  const heading = page.getByRole('heading', { level: 1 })
  const lead = page.getByRole('link', { name: 'Open account deletion' })
  await lead.scrollIntoViewIfNeeded()
  const below = await page.evaluate(() => window.scrollY)
  expect(below).toBeGreaterThan(300)

  await lead.click()
  await expect(heading).toHaveText('Delete Account')
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(`Delete Account · ${defaultBrand.productName}`)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  // Back restores the scroll position, though the keys are fetched again; Forward is at its top.
  await page.goBack()
  await expect(heading).toHaveText('Your account')
  await expect(heading).toBeFocused()
  await expect(page.locator('a[href^="/account/browser-key/"]')).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(below)
  await page.goForward()
  await expect(heading).toHaveText('Delete Account')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the code of a page is loaded before its link is pressed, by mouse and by keyboard', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  const has = (chunk: string) => asked.some((path) => path.startsWith(`/assets/${chunk}-`))
  await page.goto('/privacy')
  await page.waitForLoadState('networkidle')
  expect(has('account-page')).toBe(false)
  expect(has('terms-page')).toBe(false)

  await page.getByRole('link', { name: 'Your account', exact: true }).hover()
  await expect.poll(() => has('account-page')).toBe(true)
  expect(has('terms-page')).toBe(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).focus()
  await expect.poll(() => has('terms-page')).toBe(true)
  await page.waitForLoadState('networkidle')

  const before = asked.length
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
  expect(asked.slice(before)).toEqual([])
})

test('the front page prefetches the target of a hovered link, but not a page with its own document', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const has = (chunk: string) => asked.some((path) => path.startsWith(`/assets/${chunk}-`))
  await page.goto('/')
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.waitForLoadState('networkidle')
  expect(has('account-page')).toBe(false)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/wasm'
    link.append('The playground')
    document.body.prepend(link)
    Object.assign(window, { isSame: true })
  })

  await page.getByRole('link', { name: 'The playground' }).hover()
  await page.locator('main a[href="/account"]').hover()
  await expect.poll(() => has('account-page')).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(has('wasm-page')).toBe(false)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('code that could not be prefetched does not crash: the page loads it again', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/net::ERR_FAILED/)
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.route('**/assets/terms-page-*.js', (route) => route.abort())
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' })
  const failed = page.waitForEvent('requestfailed')
  await link.hover()
  await failed
  await context.unroute('**/assets/terms-page-*.js')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
})

test('the account page prints as a page of facts, ink on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await becomeGuest(page)
  await tellName(page, 'Ada', 'Lovelace')
  await page.reload()
  await expect(page.locator('a[href^="/account/browser-key/"]')).toBeVisible()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  for (const text of [/^Ada Lovelace$/, /^Account Id$/, /^Keys$/, /^This computer$/]) {
    await expect(page.getByText(text), String(text)).toBeVisible()
  }
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  for (const text of [
    'Add Key',
    'Edit',
    'Skip to content',
    'Agreements',
    'Sign Out',
    'Got it',
    'Add an email.',
  ]) {
    await expect(page.getByText(text, { exact: true }), text).not.toBeVisible()
  }
  const colors = await page.evaluate(() => {
    const { color } = getComputedStyle(document.body)
    return { color, paper: getComputedStyle(document.documentElement).backgroundColor }
  })
  expect(colors).toEqual({ color: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' })
})

/** At desktop width `pages.spec.ts` checks the pages one by one. */
test('nothing shifts while a page loads on a phone', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(404))
  await page.setViewportSize({ width: 360, height: 740 })
  const shifts = await watchShifts(page)
  for (const path of [
    ...frames,
    '/account/email',
    '/account/add-key',
    '/account/forecast',
    '/account/journal',
    '/account/footprint',
    '/account/download',
    '/health',
    '/dred',
    '/nothing',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { shift, of } = await shifts()
    expect(shift, `${path}: ${of.join(' ')}`).toBeLessThan(0.02)
  }
})
