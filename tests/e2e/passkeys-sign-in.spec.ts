import { addAuthenticator, answeredWith, expect, guestOf, test } from './door.ts'
import { addPasskey, becomeGuest } from './people.ts'

test('a guest who picks a suggested passkey is signed in', async ({ page }) => {
  const authenticator = await addAuthenticator(page)
  const owner = await becomeGuest(page)
  await addPasskey(page)
  await authenticator.answers(false)
  await page.evaluate(() => localStorage.clear())
  expect(await becomeGuest(page)).not.toBe(owner)

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

test('an unknown passkey is refused with a message, and the browser is told to forget it', async ({
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
  // The suggestion is picked as soon as the page offers it.
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

test('a challenge that outlives the longest timer is requested once', async ({ page }) => {
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  await page.clock.install()
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
  // A timer beyond the maximum fires at once, so each millisecond would send a request.
  await page.clock.runFor(1_000)
  expect(begun).toHaveLength(1)
})
