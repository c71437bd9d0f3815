import AxeBuilder from '@axe-core/playwright'
import { defaultBrand } from '#shared/brand.ts'
import {
  addAuthenticator,
  answeredWith,
  askForLink,
  complaints,
  expect,
  guestOf,
  NO_ANSWER,
  newAddress,
  test,
} from './door.ts'

const { productName, socialUrl } = defaultBrand

/** What a guest may see, with the name of its tab. */
const titles = {
  '/': productName,
  '/greet': productName,
  '/rummageworld': `Rummage World · ${productName}`,
  '/signin': `Knock Knock. Who's There? · ${productName}`,
  '/signed-out': `You've been signed out · ${productName}`,
  '/authr/verify': `This link opens no door · ${productName}`,
  '/account': `Your account · ${productName}`,
  '/account/add-key': `Add Key · ${productName}`,
  '/account/signout-warning': `Sign Out Warning · ${productName}`,
  '/account/real-name': `Real Name · ${productName}`,
  '/account/birthday': `Birthday · ${productName}`,
  '/account/download': `Data Download · ${productName}`,
  '/account/restrict': `Restrict Account · ${productName}`,
  '/account/email': `Recovery Email · ${productName}`,
  '/account/email-key': `Add Email Key · ${productName}`,
  '/account/delete': `Delete Account · ${productName}`,
  '/privacy': `Privacy Policy · ${productName}`,
  '/terms': `Terms of Use · ${productName}`,
  '/health': `Health · ${productName}`,
  '/settings/dev': `Developer Settings · ${productName}`,
  '/dred': `Diagnostics · ${productName}`,
  '/error-test': `Error Test · ${productName}`,
  '/nothing/here': `Not Found on ${productName}`,
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    test(`every page is sound at ${viewport.width} px, ${colorScheme}`, async ({
      browser,
      product,
      mailedLink,
    }, info) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({
        baseURL: product.origin,
        colorScheme,
        viewport,
        reducedMotion: 'reduce',
      })
      const heard = complaints(context)
      const page = await context.newPage()
      await page.goto('/')
      await guestOf(page)

      async function expectSound(route: string, title: string) {
        await page.goto(route)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect(page).toHaveTitle(title)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${route} scrolls sideways`).toBeLessThanOrEqual(0)

        const { violations } = await new AxeBuilder({ page }).analyze()
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        expect(serious, route).toEqual([])

        const name = route.replaceAll('/', '-')
        await page.screenshot({
          path: info.outputPath(`page${name}-${viewport.width}-${colorScheme}.png`),
          fullPage: true,
        })
      }

      for (const [route, title] of Object.entries(titles)) await expectSound(route, title)

      // Guests are sent home from there.
      const address = newAddress()
      await askForLink(page, address)
      await page.goto(await mailedLink(address))
      await expect(page).toHaveURL('/account')
      await expectSound('/passkey-setup', `Set Up Your Passkey · ${productName}`)
      await expect(page).toHaveURL('/passkey-setup')

      await context.close()
      // The browser itself reports the 404 of an unknown page.
      expect(heard.filter((line) => !answeredWith(404).test(line))).toEqual([])
    })
  }
}

test('an unknown page is a 404 that leads home, to the account and out to the street', async ({
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

test('the landing page leads on and says what is kept', async ({ page }) => {
  for (const path of ['/', '/greet', '/greet/']) {
    await page.goto(path)
    await expect(page.locator('a[href="/rummageworld"]')).toBeVisible()
    await expect(page.locator('a[href="/account"]').first()).toBeVisible()
    await expect(page.locator('a[rel~="me"]')).toHaveAttribute('href', socialUrl)
    await expect(page.locator('a[href="/privacy"]').first()).toBeVisible()
    await expect(page.locator('a[href="/terms"]').first()).toBeVisible()
  }
})

test('first load of the landing page is small', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const code: Record<string, string>[] = []
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script' || type === 'Stylesheet') code.push(response.headers)
  })
  await page.goto('/')
  await guestOf(page)
  await page.waitForLoadState('networkidle')
  expect(code.filter((headers) => headers['content-encoding'] !== 'br')).toEqual([])
  const bytes = code.reduce((sum, headers) => sum + Number(headers['content-length']), 0)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(110_000)
})

test('a page that breaks says so, tells what to do, and cannot be waved away', async ({
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

test('the whole way in and out works by keyboard alone', async ({ page, mailedLink }) => {
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  const reach = async (name: string | RegExp) => {
    const target = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 40; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} cannot be reached`)
  }
  const address = `keyboard-${Date.now()}@example.com`
  await page.goto('/signin')
  await reach('Sign In with Email')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
  await reach('Sign Out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signin')
})
