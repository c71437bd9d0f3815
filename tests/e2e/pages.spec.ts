import { defaultBrand } from '#shared/brand.ts'
import { keyPages } from '#shared/routes.ts'
import { answeredWith, askForLink, complaints, expect, guestOf, NO_ANSWER, newAddress, test } from './door.ts'
import { requestEmailKey } from './keys.ts'
import { expectSound } from './sound.ts'

const { productName, socialUrl } = defaultBrand

/** What a guest may see, with the name of its tab. */
const titles = {
  '/': productName,
  '/greet': productName,
  '/rummageworld': `Rummage World · ${productName}`,
  '/rummageworld/today': `Room of the day · ${productName}`,
  '/signin': `Knock Knock. Who's There? · ${productName}`,
  '/signed-out': `You've been signed out · ${productName}`,
  '/email-key': `There is no key here · ${productName}`,
  '/authr/verify': `This link opens no door · ${productName}`,
  '/account': `Your account · ${productName}`,
  '/account/add-key': `Add Key · ${productName}`,
  '/account/signout-warning': `Sign Out Warning · ${productName}`,
  '/account/real-name': `Real Name · ${productName}`,
  '/account/birthday': `Birthday · ${productName}`,
  '/account/forecast': `What if I lose something? · ${productName}`,
  '/account/journal': `Journal · ${productName}`,
  '/account/footprint': `Footprint · ${productName}`,
  '/account/download': `Data Download · ${productName}`,
  '/account/bring': `Nothing to bring along · ${productName}`,
  '/account/restrict': `Restrict Account · ${productName}`,
  '/account/email': `Recovery Email · ${productName}`,
  '/account/email-key': `Add Email Key · ${productName}`,
  '/account/kept': `This link keeps nothing · ${productName}`,
  '/account/delete': `Delete Account · ${productName}`,
  '/privacy': `Privacy Policy · ${productName}`,
  '/terms': `Terms of Use · ${productName}`,
  '/health': `Health · ${productName}`,
  '/settings/dev': `Developer Settings · ${productName}`,
  '/dred': `Diagnostics · ${productName}`,
  '/wasm': `WebAssembly Playground · ${productName}`,
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
      test.setTimeout(300_000)
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

      async function expectSoundAs(name: string) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectSound(page, name)
        await page.screenshot({
          path: info.outputPath(`page${name.replaceAll('/', '-')}-${viewport.width}-${colorScheme}.png`),
          fullPage: true,
        })
      }

      async function expectSoundAt(route: string, title: string) {
        await page.goto(route)
        await expect(page).toHaveTitle(title)
        await expectSoundAs(route)
        await expect(page).toHaveURL(route)
      }

      for (const [route, title] of Object.entries(titles)) await expectSoundAt(route, title)

      // What is come to only by doing something.
      await page.goto('/account/email')
      await page.getByLabel('Email').fill(newAddress())
      await page.getByRole('button', { name: 'Update Email' }).click()
      await expect(page).toHaveURL('/account/email/verify-code')
      await expectSoundAs('/account/email/verify-code')
      await page.goto('/account/email-key')
      await page.getByLabel('Email').fill(newAddress())
      await page.getByRole('button', { name: 'Send Email Key' }).click()
      await expect(page).toHaveURL('/account/email-key/activate')
      await expectSoundAs('/account/email-key/activate')
      for (const type of ['browser', 'email'] as const) {
        await page.goto('/account')
        await page.locator(`a[href^="${keyPages[type]}/"]`).click()
        await expect(page.getByRole('rowheader').first()).toBeVisible()
        await expectSoundAs(keyPages[type])
      }

      await page.goto(`/email-key/${await requestEmailKey(page, newAddress())}`)
      await expect(page.getByLabel('Activation code')).toBeVisible()
      await expectSoundAs('/email-key/token')

      // Guests are sent home from there.
      const address = newAddress()
      await askForLink(page, address)
      await expectSoundAs('/signin/sent')
      await page.goto(await mailedLink(address))
      await expect(page).toHaveURL('/account')
      await expectSoundAs('/account/verified')
      await expectSoundAt('/passkey-setup', `Set Up Your Passkey · ${productName}`)

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

/** Of JavaScript and CSS, compressed, in bytes: the files alone, and as they come over the line, headers and all. */
const firstLoads = {
  '/': { files: 88_000, onTheLine: 93_000 },
  '/signin': { files: 97_000, onTheLine: 107_000 },
}

for (const [path, limit] of Object.entries(firstLoads)) {
  test(`first load of ${path} is small`, async ({ page }, info) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const code = new Map<string, { encoding: string | undefined; length: number; bytes: number }>()
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      const encoding = response.headers['content-encoding']
      const length = Number(response.headers['content-length'])
      if (type === 'Script' || type === 'Stylesheet') code.set(requestId, { encoding, length, bytes: 0 })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = code.get(requestId)
      if (file) file.bytes = encodedDataLength
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const files = [...code.values()]
    expect(files.filter(({ encoding }) => encoding !== 'br')).toEqual([])
    expect(files.filter(({ bytes }) => bytes === 0)).toEqual([])
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const length = files.reduce((sum, file) => sum + file.length, 0)
    info.annotations.push({
      type: 'measured',
      description: `${length} bytes in ${files.length} files, ${bytes} on the line`,
    })
    expect(length).toBeGreaterThan(50_000)
    expect(length).toBeLessThanOrEqual(limit.files)
    expect(bytes).toBeLessThan(limit.onTheLine)
  })
}

test('the document of a page names all that the page needs', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(404))
  // What has been asked for when the page is drawn; later others are fetched in advance.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')) return
      observer.disconnect()
      const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      Object.assign(window, { asked })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  // Where one is taken on by oneself, the next page's code is fetched in advance.
  const leadOn = ['/email-key', '/authr/verify']
  const next = (await (await page.goto('/account'))?.text()) ?? ''
  await guestOf(page)
  for (const route of [...Object.keys(titles), '/account/passkey/nothing']) {
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
