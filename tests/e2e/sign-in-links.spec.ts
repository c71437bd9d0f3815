import { maskAddress } from '#shared/masked-address.ts'
import { answeredWith, askForLink, expect, guestOf, NO_ANSWER, newAddress, stored, test } from './door.ts'
import { askForLinkHere, becomeGuest, signInByMail } from './people.ts'
import { expectSound } from './sound.ts'

test('a link opened in a browser that did not ask shows one button first, and the asker gains nothing', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  // An attacker's guest asks for a link to another person's address.
  const attacker = await becomeGuest(page)
  const victimsAddress = newAddress()
  await askForLinkHere(page, victimsAddress)
  const link = await mailedLink(victimsAddress)

  // The owner of the mailbox opens it in their own browser.
  const theirs = await browser.newContext({ baseURL: product.origin })
  const theirPage = await theirs.newPage()
  const redeemed: string[] = []
  theirPage.on('request', (request) => {
    if (request.url().includes('redeemSignInLink')) redeemed.push(request.url())
  })
  await theirPage.goto(link)
  await expect(theirPage.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expect(theirPage).toHaveURL('/authr/verify')
  expect(redeemed).toEqual([])

  await theirPage.getByRole('button', { name: 'Continue' }).click()
  await expect(theirPage).toHaveURL('/account')
  const victim = await guestOf(theirPage)
  expect(victim).not.toBe(attacker)
  await theirs.close()

  await page.goto('/account')
  expect(await guestOf(page)).toBe(attacker)
  await expect(page.getByText('Verify an email', { exact: false })).toBeVisible()
  await expect(page.getByText(victimsAddress)).toHaveCount(0)
})

test('before Continue the page says whose link it is, and what happens to the current account', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  const askers = await browser.newContext({ baseURL: product.origin })
  const address = `ada-${newAddress()}`
  await askForLinkHere(await askers.newPage(), address)
  const link = await mailedLink(address)
  await askers.close()

  // No session here.
  await page.goto(link)
  const words = page.getByRole('main')
  await expect(words).toContainText(`This link signs you in here as ${maskAddress(address)}.`)
  await expect(words).not.toContainText('You are')
  await expect(page.locator('html')).not.toContainText(address)

  // A guest.
  await becomeGuest(page)
  await page.goto(link)
  await expect(words).toContainText(
    'Unless you asked for the link as this guest, you will leave the guest behind.',
  )

  // An account with an address.
  const own = newAddress()
  await signInByMail(page, own, mailedLink)
  await page.goto(link)
  await expect(words).toContainText(
    `You are signed in here as ${own}. Unless you asked for the link from this account, you will be signed out of it here.`,
  )
  await expectSound(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(address)).toBeVisible()

  // Used, cut off or made up: the page says so at once, here and without a session.
  for (const context of [page.context(), await browser.newContext({ baseURL: product.origin })]) {
    const reader = await context.newPage()
    for (const gone of [link, link.slice(0, -1), `/authr/verify?token=${'m'.repeat(43)}`]) {
      await reader.goto(gone)
      await expect(reader.getByText('Invalid verification link')).toBeVisible()
      await expect(reader.getByText('A link works once, and only for a short time.')).toBeVisible()
      await expect(reader.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    }
    await reader.close()
  }
})

test('a link that may belong to the current account does not warn of a sign-out', async ({
  page,
  mailedLink,
}) => {
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  const id = await guestOf(page)

  // Requested in another browser.
  await page.request.post('/api/auth/email/signin', { data: { email: address } })
  await page.goto(await mailedLink(address))
  await expect(page.getByRole('main')).toContainText(
    `You are signed in here as ${address}. If the link is for another address, you will be signed out of this account here.`,
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).toBe(id)
  await expect(page.locator('a[href^="/account/browser-key/"]')).toHaveCount(1)
})

test('a browser that asked for one link does not redeem another by itself', async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  const attackers = await browser.newContext({ baseURL: product.origin })
  const attackersAddress = newAddress()
  await askForLinkHere(await attackers.newPage(), attackersAddress)
  const attackersLink = await mailedLink(attackersAddress)

  const guest = await becomeGuest(page)
  const address = newAddress()
  await askForLinkHere(page, address)
  await page.goto(attackersLink)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(await guestOf(page)).toBe(guest)

  // After a reload there is no token any more.
  await page.reload()
  await expect(page.getByText('Invalid verification link')).toBeVisible()
  await expect(page.getByText('Open the link from the email again.', { exact: false })).toBeVisible()

  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).toBe(guest)

  // Nothing was used up: with Continue it still opens the account of its address.
  await page.goto(attackersLink)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).not.toBe(guest)
  await attackers.close()
})

test('a link that did not reach the server is reported as still valid, and can be retried', async ({
  page,
  context,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  const address = newAddress()
  await askForLinkHere(page, address)
  await context.route('**/trpc/email.redeemSignInLink*', (route) => route.abort())
  await page.goto(await mailedLink(address))
  await expect(page.getByRole('heading', { name: 'Nobody is answering the door' })).toBeVisible()
  await context.unroute('**/trpc/email.redeemSignInLink*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(address)).toBeVisible()
})

test('a link without its token is invalid, and leads back to the sign-in page', async ({ page }) => {
  await page.goto('/authr/verify')
  await expect(page.getByText('Invalid verification link')).toBeVisible()
  expect(await stored(page)).toMatchObject({ accountId: null })
  await page
    .getByRole('button', { name: 'Back to Sign In' })
    .or(page.getByRole('link', { name: 'Back to Sign In' }))
    .click()
  await expect(page).toHaveURL('/signin')
})

test('the token leaves the address bar before anything else is loaded, and is sent nowhere else', async ({
  page,
  mailedLink,
}) => {
  const address = newAddress()
  await askForLinkHere(page, address)
  const link = await mailedLink(address)
  const token = new URL(link).searchParams.get('token') ?? ''

  const seen: string[] = []
  page.on('request', (request) => {
    const inUrl = request.url().includes(token)
    const inReferrer = request.headers().referer?.includes(token)
    if (inUrl || inReferrer) seen.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await page.goto(link)
  await expect(page).toHaveURL('/account')
  expect(seen).toEqual(['GET /authr/verify'])
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(token)
})

test('Back from the form is one press, keeps the focus, and the form is empty again', async ({ page }) => {
  await page.goto('/signin')
  const open = page.getByRole('button', { name: 'Sign In with Email' })
  await open.click()
  await expect(page.getByLabel('Email')).toBeFocused()
  const back = page.getByRole('button', { name: 'Back to Other Options' })
  const place = await back.boundingBox()
  // By mouse: the message that appears when the field is left must not move the button away.
  await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 6)
  await page.mouse.down()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.mouse.up()
  await expect(open).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await open.click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('Email is required')).toHaveCount(0)
})

test('a narrow window and large text cut nothing off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await askForLink(page, `${'m'.repeat(40)}-${newAddress()}`)
  expect(await overflow()).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('a signed-in user is sent on, and Back to Sign In leads back from the sent screen', async ({
  page,
  mailedLink,
}) => {
  const address = newAddress()
  await askForLink(page, address)
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Sign In with Email' })).toBeVisible()

  // Requested here: it is still redeemed automatically, though the sign-in page was opened again.
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
  await page.goto('/signin')
  await expect(page).toHaveURL('/account')
})

test('a link that was used here is invalid the second time, and Continue is not offered', async ({
  page,
  mailedLink,
}) => {
  const address = newAddress()
  await askForLinkHere(page, address)
  const link = await mailedLink(address)
  await page.goto(link)
  await expect(page).toHaveURL('/account')
  await page.goto(link)
  await expect(page.getByText('Invalid verification link')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Sign In' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
})
