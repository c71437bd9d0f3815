import { expect, guestOf, hold, NO_ANSWER, NOTHING_STORED, newAddress, stored, test } from './door.ts'
import { fillName, row } from './identity-form.ts'
import { addEmailKey } from './keys.ts'
import { becomeGuest, signInByMail } from './people.ts'

test('a guest without an e-mail is warned before signing out for good', async ({ page }) => {
  await page.goto('/account')
  await guestOf(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/account/signout-warning')
  await expect(page.getByRole('heading', { name: 'Sign Out Warning' })).toBeVisible()
  const forGood = page.getByRole('button', { name: 'Sign Out Permanently' })
  await expect(forGood).toBeHidden()
  await page.getByText('I understand the risks').click()
  await forGood.click()
  await expect(page).toHaveURL('/signed-out')
  await expect(page.getByText("You've been signed out")).toBeVisible()
  expect(await stored(page)).toEqual(NOTHING_STORED)
})

test('a user with a verified address is not warned, however they reached the warning', async ({
  page,
  context,
  mailedLink,
}) => {
  await signInByMail(page, newAddress(), mailedLink)

  const answer = await hold(context, '**/trpc/account.get*')
  await page.goto('/account/signout-warning')
  await expect(page.getByText('Initializing...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign Out Warning' })).toHaveCount(0)
  answer()
  await expect(page).toHaveURL('/account')
})

test('signing out offline clears this browser at once and tells the server later', async ({
  page,
  context,
  request,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await page.goto('/account')
  await guestOf(page)
  // On a busy machine the network is idle before the pages for signing out are fetched.
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['signed-out-page', 'sign-out-warning-page'].every((file) =>
      fetched.some((name) => name.includes(file)),
    )
  })
  await page.waitForLoadState('networkidle')
  const { browserKey } = await stored(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByText('I understand the risks').click()
  await page.getByRole('button', { name: 'Sign Out Permanently' }).click()
  await expect(page).toHaveURL('/signed-out')
  await expect(page.getByRole('heading', { name: "You've been signed out" })).toBeVisible()
  expect(await stored(page)).toMatchObject({ browserKey: null, accountId: null })
  const restore = async () => (await request.post('/api/auth/browser-key', { data: { browserKey } })).status()
  expect(await restore()).toBe(200)

  await context.setOffline(false)
  await expect.poll(restore).toBe(401)
})

test('a sign-in or sign-out in one tab reaches the others', async ({ context, mailedLink }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto('/account')
  const ghost = await guestOf(first)
  await second.goto('/account')
  await expect(second.getByRole('heading', { name: 'Keys' })).toBeVisible()

  const address = newAddress()
  await signInByMail(first, address, mailedLink)
  expect(await guestOf(first)).toBe(ghost)
  await expect(second.getByText(address)).toBeVisible()

  await first.getByRole('button', { name: 'Sign Out' }).click()
  await expect(first).toHaveURL('/signin')
  await expect(second).toHaveURL('/signed-out')
  await expect(second.getByRole('heading', { name: "You've been signed out" })).toBeVisible()
})

test('a name that is saved in one window appears in the window beside it', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto('/account')
  await guestOf(first)
  await second.goto('/account/real-name')
  await fillName(second, 'Ada', 'Lovelace')
  // The first window does not change: it is neither hidden nor shown.
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(row(second, 'Real name')).toHaveText('Ada Lovelace')
  await expect(row(first, 'Real name')).toHaveText('Ada Lovelace')
})

test('Back after a sign-out makes no new guest in place of the account', async ({ page, mailedLink }) => {
  await signInByMail(page, newAddress(), mailedLink)
  await page.getByRole('link', { name: /(Add|Edit) birthday/ }).click()
  await expect(page).toHaveURL('/account/birthday')
  await page.goBack()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('heading', { level: 1, name: "Knock Knock. Who's There?" })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: "You've been signed out" })).toBeVisible()
  expect(await stored(page)).toEqual(NOTHING_STORED)

  // The user may become a guest again on purpose.
  await page.getByRole('link', { name: 'Home' }).click()
  await guestOf(page)
})

test('an account with an e-mail key is not urged to add an address', async ({ page, product }) => {
  await becomeGuest(page)
  const address = newAddress()
  await addEmailKey(page, product.smtp, address)
  await page.goto('/account')
  await expect(page.getByText(`ask for a sign-in link to ${address}`, { exact: false })).toBeVisible()
  await expect(page.getByText('Add an email.', { exact: false })).toHaveCount(0)
})
