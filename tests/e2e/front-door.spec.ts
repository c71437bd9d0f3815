import {
  addAuthenticator,
  answeredWith,
  askForLink,
  expect,
  guestOf,
  NO_ANSWER,
  NOTHING_STORED,
  newAddress,
  stored,
  test,
} from './door.ts'

test('a guest arrives, adds a passkey and a verified address, and returns by passkey, autofill and mail', async ({
  page,
  mailedLink,
  mayComplain,
}) => {
  const authenticator = await addAuthenticator(page)
  const address = newAddress()

  await page.goto('/')
  const accountId = await guestOf(page)

  // A passkey, from Add Key.
  await page.goto('/account')
  await expect(page.getByText('verify', { exact: false }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Add Key' }).click()
  await page.getByRole('button', { name: /^Passkey/ }).click()
  await expect(page).toHaveURL('/account')
  expect(await authenticator.credentials()).toHaveLength(1)

  // The guest asks for a link and opens it in the same browser: the same account, with an address.
  await authenticator.answers(false)
  await askForLink(page, address)
  await expect(page.getByText('15 minutes')).toBeVisible()
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(address)).toBeVisible()
  expect((await stored(page)).accountId).toBe(accountId)

  // Signs out, and in again with the passkey by its button. The page's own ceremony, for suggestions, would be answered
  // at once, so it is kept from starting.
  await page.route('**/trpc/passkeys.beginDiscoverableLogin*', (route) => route.abort(), { times: 1 })
  mayComplain(NO_ANSWER)
  const noSuggestions = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/signin')
  expect(await stored(page)).toEqual(NOTHING_STORED)
  await noSuggestions
  await authenticator.answers(true)
  await page.getByRole('button', { name: 'Sign In with Passkey' }).click()
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).toBe(accountId)

  // Signs out, and in again by autofill: presence is simulated, so the page's own ceremony ends at once.
  const before = (await stored(page)).browserKey
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(async () => [null, before].includes((await stored(page)).browserKey)).toBe(false)
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).toBe(accountId)

  // Signs out, and in again by the link of a mail.
  await authenticator.answers(false)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/signin')
  await askForLink(page, address)
  const link = await mailedLink(address)
  await page.goto(link)
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).toBe(accountId)

  // The same link again is refused, and Continue would not help.
  mayComplain(answeredWith(400))
  await page.goto(link)
  await expect(page.getByText('Invalid verification link')).toBeVisible()
})
