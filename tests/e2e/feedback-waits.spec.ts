import { addAuthenticator, answeredWith, askForLink, expect, newAddress, test } from './door.ts'
import { expectSound } from './sound.ts'

// tests/browser/code-resend.test.tsx checks how waits are counted and shown.

test('a sign-in link is sent again from the page that waits for it', async ({ page, mailedLink }) => {
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  await page.clock.install()
  const address = newAddress()
  await askForLink(page, address)
  const first = await mailedLink(address)
  await page.clock.runFor(11_000)
  await page.getByRole('button', { name: 'Resend Link' }).click()
  await expect(page.getByText('A new link is on its way')).toBeVisible()
  const second = await mailedLink(address)
  expect(second).not.toBe(first)
  await page.goto(second)
  await expect(page).toHaveURL('/account')
})

test('after too many requests the button waits as long as the server says', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(429))
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  const address = newAddress()
  // The limit of the address, spent elsewhere.
  for (let mails = 0; mails < 5; mails++) {
    const answer = await page.request.post(`${product.origin}/api/auth/email/signin`, {
      data: { email: address },
      headers: { origin: product.origin },
    })
    expect(answer.ok()).toBe(true)
  }
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  await page.getByLabel('Email').fill(address)
  const send = page.getByRole('button', { name: 'Send Sign In Link' })
  await send.click()

  await expect(page.getByRole('alert')).toContainText('Too many requests')
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription(/^Please wait (?:59|60) minutes$/)
  await expectSound(page, 'sign-in-waits')
})
