import { defaultBrand } from '#shared/brand.ts'
import { addAuthenticator, answeredWith, expect, guestOf, hold, test } from './door.ts'
import { addPasskey, becomeGuest } from './people.ts'

test('a guest who picks a suggested passkey is taken in', async ({ page }) => {
  const authenticator = await addAuthenticator(page)
  const owner = await becomeGuest(page)
  await addPasskey(page)
  await authenticator.answers(false)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  expect(await guestOf(page)).not.toBe(owner)

  // One ceremony is answered, and no other.
  await page.route('**/trpc/passkeys.completeLogin*', async (route) => {
    await authenticator.answers(false)
    await route.continue()
  })
  await authenticator.answers(true)
  await page.goto('/signin')
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).toBe(owner)
})

test('suggestions that come late do not close the dialog of the button', async ({ page }) => {
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    const log: string[] = []
    Object.assign(window, { ceremonies: log })
    navigator.credentials.get = (options) => {
      log.push(options?.mediation ?? 'dialog')
      options?.signal?.addEventListener('abort', () => log.push('cancelled'))
      return get(options)
    }
  })
  const ceremonies = () => page.evaluate(() => (window as unknown as { ceremonies: string[] }).ceremonies)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(
    '**/trpc/passkeys.beginDiscoverableLogin*',
    async (route) => {
      await held
      await route.continue()
    },
    { times: 1 },
  )
  const asked = page.waitForRequest('**/trpc/passkeys.beginDiscoverableLogin*')
  await page.goto('/signin')
  await asked
  await page.getByRole('button', { name: 'Sign In with Passkey' }).click()
  await expect.poll(ceremonies).toEqual(['dialog'])
  const late = page.waitForResponse('**/trpc/passkeys.beginDiscoverableLogin*')
  answer()
  await late
  await page.waitForTimeout(300)
  expect(await ceremonies()).toEqual(['dialog'])
})

test('a suggestion picked and cancelled is offered again, for the same challenge', async ({ page }) => {
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = (options) => {
      const offers = Number(document.body.dataset.offers ?? 0) + 1
      document.body.dataset.offers = String(offers)
      if (offers > 1) return get(options)
      return Promise.reject(new DOMException('Cancelled', 'NotAllowedError'))
    }
  })
  const begun: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('beginDiscoverableLogin')) begun.push(request.url())
  })
  await page.goto('/signin')
  await expect(page.locator('body')).toHaveAttribute('data-offers', '2')
  expect(begun).toHaveLength(1)
})

test('a passkey that no account knows is refused with a sentence, and the browser is told to forget it', async ({
  page,
  mayComplain,
}) => {
  mayComplain(answeredWith(401))
  const authenticator = await addAuthenticator(page)
  const guest = await becomeGuest(page)
  await addPasskey(page)
  expect(await authenticator.credentials()).toHaveLength(1)

  // The server answers as it does for a credential that was deleted.
  const refusal = {
    success: false,
    error: 'Login completion failed',
    code: 'invalid_credential',
    message: 'Login completion failed',
  }
  await page.route('**/trpc/passkeys.completeLogin*', (route) =>
    route.fulfill({
      status: 401,
      json: { error: { message: refusal.message, code: -32001, data: refusal } },
    }),
  )
  // The suggestion is taken as soon as the page offers it.
  await page.goto('/signin')
  await expect(page.getByText('Login completion failed')).toBeVisible()
  await expect(page).toHaveURL('/signin')
  await expect.poll(async () => (await authenticator.credentials()).length).toBe(0)
  expect(await guestOf(page)).toBe(guest)
})

test('with an address in the field the passkey button asks for the passkeys of that account', async ({
  page,
}) => {
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Sign In with Passkey' }).click()
  await expect(page.getByText('New user - please use email signin')).toBeVisible()
})

test('a ceremony ends with the page that asked for it, and leads nobody away from the next one', async ({
  page,
}) => {
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = (options) => {
      document.body.dataset.ceremony = 'open'
      options?.signal?.addEventListener('abort', () => {
        document.body.dataset.ceremony = 'cancelled'
      })
      return get(options)
    }
  })
  const ceremony = page.locator('body')

  // Left while its dialog is open.
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign In with Passkey' }).click()
  await expect(page.getByRole('button', { name: 'Sign In with Passkey' })).toHaveAttribute('aria-busy')
  await expect(ceremony).toHaveAttribute('data-ceremony', 'open')
  await page.getByRole('link', { name: defaultBrand.productName }).click()
  await expect(ceremony).toHaveAttribute('data-ceremony', 'cancelled')

  // Left before it opened.
  await page.goto('/account/add-key')
  await guestOf(page)
  await page.evaluate(() => {
    navigator.credentials.create = () => {
      document.body.dataset.ceremony = 'open'
      return new Promise(() => {})
    }
  })
  const answer = await hold(page, '**/trpc/passkeys.beginRegistration*')
  await page.getByRole('button', { name: /^Passkey/ }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/account')
  const begun = page.waitForResponse('**/trpc/passkeys.beginRegistration*')
  answer()
  await begun
  await page.waitForTimeout(300)
  await expect(ceremony).not.toHaveAttribute('data-ceremony')
})

test('a challenge that outlives the longest timer is asked for once', async ({ page }) => {
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  await page.route('/signin', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(challenge(?:&quot;|"):)\d+/, `$1${40 * 24 * 60 * 60}`)
    await route.fulfill({ response, body })
  })
  const begun: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('beginDiscoverableLogin')) begun.push(request.url())
  })
  await page.goto('/signin')
  await expect.poll(() => begun.length).toBe(1)
  await page.waitForTimeout(500)
  expect(begun).toHaveLength(1)
})
