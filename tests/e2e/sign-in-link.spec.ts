import { maskAddress } from '#shared/masked-address.ts'
import { answeredWith, askForLink, expect, guestOf, NO_ANSWER, newAddress, stored, test } from './door.ts'
import { expectSound } from './sound.ts'

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

test('before Continue the page names whose link it is, and what becomes of who is here', async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}, info) => {
  test.setTimeout(90_000)
  mayComplain(answeredWith(400))
  const askers = await browser.newContext({ baseURL: product.origin })
  const address = `ada-${newAddress()}`
  await askForLink(await askers.newPage(), address)
  const link = await mailedLink(address)
  await askers.close()

  // Nobody is here.
  await page.goto(link)
  const words = page.getByRole('main')
  await expect(words).toContainText(`This link signs you in here as ${maskAddress(address)}.`)
  await expect(words).not.toContainText('You are')
  await expect(page.locator('html')).not.toContainText(address)
  await expectSound(page)

  // A guest.
  await page.goto('/')
  await guestOf(page)
  await page.goto(link)
  await expect(words).toContainText('Unless this guest asked for the link, it is left behind.')
  await expectSound(page)
  await page.screenshot({ path: info.outputPath('continue-guest.png') })

  // Somebody who has an address.
  const own = newAddress()
  await askForLink(page, own)
  await page.goto(await mailedLink(own))
  await expect(page).toHaveURL('/account')
  await page.evaluate(() => localStorage.removeItem('asked_sign_in_link'))
  await page.goto(link)
  await expect(words).toContainText(
    `You are signed in here as ${own}. Unless this account asked for the link, it is signed out here.`,
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSound(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(address)).toBeVisible()

  // Used: it names nobody, and still says what it is.
  await page.goto(link)
  await expect(words).toContainText('This link signs you in here as whoever the mail was sent to.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Invalid verification link')).toBeVisible()
})

test('of a link that may be their own nobody is told that it signs them out', async ({
  page,
  mailedLink,
}) => {
  const address = newAddress()
  await askForLink(page, address)
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
  const id = await guestOf(page)

  // Asked for in another browser.
  await page.evaluate(() => localStorage.removeItem('asked_sign_in_link'))
  await page.request.post('/api/auth/email/signin', { data: { email: address } })
  await page.goto(await mailedLink(address))
  await expect(page.getByRole('main')).toContainText(
    `You are signed in here as ${address}. If the link is for another address, this account is signed out here.`,
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).toBe(id)
  await expect(page.locator('a[href^="/account/browser-key/"]')).toHaveCount(1)
})

test('who asked for one link does not redeem another by itself', async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  const attackers = await browser.newContext({ baseURL: product.origin })
  const attackersAddress = newAddress()
  await askForLink(await attackers.newPage(), attackersAddress)
  const attackersLink = await mailedLink(attackersAddress)

  await page.goto('/account')
  const guest = await guestOf(page)
  const address = newAddress()
  await askForLink(page, address)
  await page.goto(attackersLink)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(await guestOf(page)).toBe(guest)

  // A reload has no token any more.
  await page.reload()
  await expect(page.getByText('Invalid verification link')).toBeVisible()
  await expect(page.getByText('Open the link from the mail again.', { exact: false })).toBeVisible()

  await page.goto(await mailedLink(address))
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  expect(await guestOf(page)).toBe(guest)

  // Nothing was used up: it still opens the account of its address to whoever presses Continue.
  await page.goto(attackersLink)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  expect(await guestOf(page)).not.toBe(guest)
  await attackers.close()
})

test('a link that the server did not hear of is said to be good still, and can be tried again', async ({
  page,
  context,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  const address = newAddress()
  await askForLink(page, address)
  await context.route('**/trpc/email.redeemSignInLink*', (route) => route.abort())
  await page.goto(await mailedLink(address))
  await expect(page.getByRole('heading', { name: 'Nobody answers the door' })).toBeVisible()
  await context.unroute('**/trpc/email.redeemSignInLink*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeFocused()
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

test('the way back from the form is one press, keeps the focus, and the form begins afresh', async ({
  page,
}) => {
  await page.goto('/signin')
  const open = page.getByRole('button', { name: 'Sign In with Email' })
  await open.click()
  await expect(page.getByLabel('Email')).toBeFocused()
  const back = page.getByRole('button', { name: 'Back to Other Options' })
  const place = await back.boundingBox()
  // By hand: the message that comes when the field is left must not move the button away.
  await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 6)
  await page.mouse.down()
  await page.waitForTimeout(100)
  await page.mouse.up()
  await expect(open).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await open.click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('Email is required')).toHaveCount(0)
})

test('the sent screen names the address that was written to, and nobody is thrown onto it', async ({
  page,
}) => {
  const waiting: (() => void)[] = []
  await page.route('**/trpc/email.askSignInLink*', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  /** Lets the call go that is held up; the button looks busy a moment before there is one. */
  const answer = async () => {
    await expect.poll(() => waiting.length).toBe(1)
    waiting.pop()?.()
  }
  await page.goto('/signin')
  const open = page.getByRole('button', { name: 'Sign In with Email' })
  const send = page.getByRole('button', { name: 'Send Sign In Link' })
  await open.click()
  const address = newAddress()
  await page.getByLabel('Email').fill(` ${address.toUpperCase()}`)
  await send.click()
  await expect(send).toHaveAttribute('aria-busy')
  await expect(page.getByLabel('Email')).not.toBeEditable()

  // Gone back while it is being sent.
  await page.getByRole('button', { name: 'Back to Other Options' }).click()
  const sent = page.waitForResponse('**/trpc/email.askSignInLink*')
  await answer()
  await sent
  await page.waitForTimeout(200)
  await expect(open).toBeVisible()

  await open.click()
  await send.click()
  await expect(send).toHaveAttribute('aria-busy')
  await answer()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
})

test('what went wrong is not said any more once the address is edited', async ({ page, mayComplain }) => {
  mayComplain(NO_ANSWER)
  await page.route('**/trpc/email.askSignInLink*', (route) => route.abort())
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Send Sign In Link' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Email').fill('adah@example.com')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a narrow window and large type cut nothing off', async ({ page }) => {
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
  // Noted by the page itself: it is said for a tenth of a second, which a busy machine may look past.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const said = document.querySelector('[role="dialog"] [role="status"]')?.textContent
      if (said) sessionStorage.setItem('said', said)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/signin')
  await expect(page).toHaveURL('/account')
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe(
    'You are already signed in. Redirecting...',
  )
})

test('a link that was used here is invalid the second time, and nobody is asked to continue', async ({
  page,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  const address = newAddress()
  await askForLink(page, address)
  const link = await mailedLink(address)
  await page.goto(link)
  await expect(page).toHaveURL('/account')
  await page.goto(link)
  await expect(page.getByText('Invalid verification link')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Sign In' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
})
