import type { BrowserContext, Page } from 'playwright/test'
import { withoutApis, youngerApis } from '../support/younger-apis.ts'
import { askForLink, expect, guestOf, newAddress, test } from './door.ts'
import { browserKeys } from './people.ts'
import { begin, button } from './player.ts'

test("the oldest supported browsers open the client's pages", async ({ page }) => {
  const younger = await youngerApis()
  // One API of many hundred, which every call used.
  expect(younger).toContain('api.AbortSignal.any_static')
  await page.addInitScript(withoutApis, younger)
  await page.goto('/')
  expect(await page.evaluate(() => 'any' in AbortSignal || 'toSorted' in [])).toBe(false)
  await guestOf(page)
  await page.goto('/account')
  await expect(browserKeys(page)).toBeVisible()
  for (const path of [
    '/signin',
    '/rummageworld',
    '/rummageworld/today',
    '/account/add-key',
    '/account/footprint',
    '/dred',
    '/wasm',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(button(page, 'Retry'), path).toHaveCount(0)
  }
})

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'This browser does not let us store anything.' })

/** As where a user has blocked site data, until the window is called 'allowed'. */
async function refuseSiteData(page: Page) {
  await page.addInitScript(() => {
    if (window.name === 'allowed') return
    function refuse(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.assign(window, { BroadcastChannel: refuse })
    navigator.locks.request = () => Promise.reject(new DOMException('Blocked', 'SecurityError'))
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
  })
}

function guestsMade(context: BrowserContext) {
  const made: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('account.create')) made.push(request.url())
  })
  return made
}

test('where site data is refused pages open and say so, and no guest is made', async ({ page, context }) => {
  const made = guestsMade(context)
  await refuseSiteData(page)
  for (const path of ['/', '/', '/rummageworld', '/rummageworld/today', '/account', '/account/email']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(notice(page), path).toBeVisible()
  }
  expect(made).toEqual([])
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()

  await page.goto('/rummageworld')
  await begin(page)
  await expect(notice(page)).toHaveCount(1)

  await page.evaluate(() => {
    window.name = 'allowed'
  })
  // The previous document must not be used any more: there the names of the stores throw.
  const loaded = page.waitForEvent('domcontentloaded')
  await button(notice(page), 'Retry').click()
  await loaded
  await guestOf(page)
  await expect(notice(page)).toHaveCount(0)
  expect(made).toHaveLength(1)
})

test('where site data is refused a mailed link signs in until the page is left', async ({
  page,
  mailedLink,
}) => {
  await refuseSiteData(page)
  const address = newAddress()
  await askForLink(page, address)
  await page.goto(await mailedLink(address))
  await button(page, 'Continue').click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('main')).toContainText(address)
  await expect(notice(page)).toBeVisible()
})

test('a tab that stopped while holding the lock does not block others for ever', async ({ context }) => {
  const made = guestsMade(context)
  const stopped = await context.newPage()
  await stopped.goto('/privacy')
  const lost = stopped.evaluate(() => {
    const held = navigator.locks.request('session', () => new Promise(() => undefined))
    return held.catch((error) => String(error))
  })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/account')
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length)
  await expect.poll(waiting).toBe(1)

  // A tab that still runs may wait this long for an answer.
  await page.clock.fastForward(13_500)
  expect(await waiting()).toBe(1)
  expect(made).toEqual([])
  await page.clock.fastForward(2_000)
  await guestOf(page)
  await expect(browserKeys(page)).toBeVisible()
  expect(await lost).toContain('AbortError')
  expect(made).toHaveLength(1)
})

test('a page opened with a user name and password in its address continues without them', async ({
  page,
  product,
  mailedLink,
}) => {
  const openWithPassword = async (address: string) => {
    await page.goto(address.replace('//', '//ada:secret@')).catch(() => undefined)
    await page.waitForURL((url) => url.username === '')
  }
  await openWithPassword(`${product.origin}/account?a=b#keys`)
  await expect(browserKeys(page)).toBeVisible()
  expect(await page.evaluate(() => document.baseURI)).toBe(`${product.origin}/account?a=b`)
  await openWithPassword(`${product.origin}/rummageworld`)
  await expect(page.getByRole('article').first()).toBeVisible()

  const address = newAddress()
  await askForLink(page, address)
  await openWithPassword(await mailedLink(address))
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('main')).toContainText(address)
})
