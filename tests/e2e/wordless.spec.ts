import { addAuthenticator, answeredWith, askForLink, expect, newAddress, test } from './door.ts'
import { refuse } from './identity-form.ts'
import { codeField, mailedCode } from './mailed-code.ts'
import { becomeGuest, signInByMail } from './people.ts'
import { updateTo } from './recovery-email.ts'

// A refusal that says nothing itself: each step has words of its own for that.

for (const [call, sentence] of [
  ['passkeys.beginDiscoverableLogin', 'Failed to start discoverable login'],
  ['passkeys.beginLogin', 'Login failed'],
] as const) {
  test(`where ${call} fails without a word, '${sentence}' is said`, async ({ page, mayComplain }) => {
    mayComplain(answeredWith(500))
    const authenticator = await addAuthenticator(page)
    await authenticator.answers(false)
    await page.goto('/signin')
    await page.route(`**/trpc/${call}*`, (route) => refuse(route, 500, { code: 'unexpected' }))
    if (call === 'passkeys.beginLogin') {
      await page.getByRole('button', { name: 'Sign In with Email' }).click()
      await page.getByLabel('Email').fill(newAddress())
    }
    await page.getByRole('button', { name: 'Sign In with Passkey' }).click()
    await expect(page.getByRole('alert')).toHaveText(sentence)
  })
}

test("where a registration cannot begin, 'Registration failed' is said", async ({ page, mayComplain }) => {
  mayComplain(answeredWith(500))
  await addAuthenticator(page)
  await becomeGuest(page)
  await page.route('**/trpc/passkeys.beginRegistration*', (route) =>
    refuse(route, 500, { code: 'unexpected' }),
  )
  await page.goto('/account/add-key')
  await page.getByRole('button', { name: /^Passkey/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Registration failed')
})

test("a link that cannot be sent once more is said to be an email that failed: 'Failed to send email'", async ({
  page,
  mayComplain,
}) => {
  mayComplain(answeredWith(500))
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  await page.clock.install()
  await askForLink(page, newAddress())
  await page.clock.runFor(11_000)
  await page.route('**/trpc/email.askSignInLink*', (route) => refuse(route, 500, { code: 'unexpected' }))
  await page.getByRole('button', { name: 'Resend Link' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to send email')
})

test("a code that proves another account's address is 'Invalid code' where no more is known", async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  mayComplain(answeredWith(409))
  const taken = newAddress()
  const elsewhere = await browser.newContext({ baseURL: product.origin })
  await signInByMail(await elsewhere.newPage(), taken, mailedLink)
  await elsewhere.close()

  await becomeGuest(page)
  await updateTo(page, taken)
  const { code } = await mailedCode(product.smtp, taken)
  await page.route('**/trpc/email.verifyCode*', (route) => refuse(route, 400, { code: 'invalid_code' }))
  await codeField(page).fill(code)
  await expect(page.getByText('Invalid code', { exact: true })).toBeVisible()
})
