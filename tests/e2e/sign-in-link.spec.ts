import { askForLink, expect, guestOf, newAddress, stored, test } from './door.ts'

test('a link opened in a browser that did not ask shows one button first, and the asker gains nothing', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  // An attacker's guest asks for a link to somebody else's address.
  await page.goto('/account')
  const attacker = await guestOf(page)
  const victimsAddress = newAddress()
  await askForLink(page, victimsAddress)
  const link = await mailedLink(victimsAddress)

  // The owner of the mailbox opens it in a browser of their own.
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
  await expect(theirPage.getByText('Email verified successfully!')).toBeVisible()
  await expect(theirPage).toHaveURL('/account')
  const victim = await guestOf(theirPage)
  expect(victim).not.toBe(attacker)
  await theirs.close()

  await page.goto('/account')
  expect(await guestOf(page)).toBe(attacker)
  await expect(page.getByText('Verify an email', { exact: false })).toBeVisible()
  await expect(page.getByText(victimsAddress)).toHaveCount(0)
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

test('the token leaves the address bar before anything else is loaded, and goes nowhere else', async ({
  page,
  mailedLink,
}) => {
  const address = newAddress()
  await askForLink(page, address)
  const link = await mailedLink(address)
  const token = new URL(link).searchParams.get('token') ?? ''

  const seen: string[] = []
  page.on('request', (request) => {
    const inUrl = request.url().includes(token)
    const inReferrer = request.headers().referer?.includes(token)
    if (inUrl || inReferrer) seen.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await page.goto(link)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await expect(page).toHaveURL('/account')
  expect(seen).toEqual(['GET /authr/verify'])
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(token)
})

test('the e-mail form says what is wrong once the field was left or edited, and not before', async ({
  page,
}) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  const field = page.getByLabel('Email')
  const send = page.getByRole('button', { name: 'Send Sign In Link' })
  await expect(send).toBeDisabled()
  await expect(page.getByText('Email is required')).toHaveCount(0)

  await field.fill('ada')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await field.fill('')
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(send).toBeDisabled()
  await field.fill('ada@example.com')
  await expect(send).toBeEnabled()

  await page.getByRole('button', { name: 'Back to Other Options' }).click()
  await expect(page.getByRole('button', { name: 'Sign In with Email' })).toBeVisible()
})

test('who is already signed in is sent on, and Back to Sign In leads back from the sent screen', async ({
  page,
  mailedLink,
}) => {
  const address = newAddress()
  await askForLink(page, address)
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Sign In with Email' })).toBeVisible()

  // Asked for here: it still redeems by itself, though the sign-in page was opened again.
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
  await page.goto('/signin')
  await expect(page.getByText('You are already signed in. Redirecting...')).toBeVisible()
  await expect(page).toHaveURL('/account')
})
