import type { Page } from 'playwright/test'
import { answeredWith, expect, guestOf, NO_ANSWER, newAddress, test } from './door.ts'
import { boxes, codeField, mailedCode, paste, wrongCodeFor } from './mailed-code.ts'
import { guestWithCode, updateTo } from './recovery-email.ts'
import { expectSound } from './sound.ts'

const VERIFY_CODE = '**/trpc/email.verifyCode*'

const waysToACode = {
  'a verification code': {
    ask: updateTo,
    arrive: (page: Page) => expect(page.getByText('Email verified successfully!')).toBeVisible(),
  },
  'an activation code': {
    ask: async (page: Page, address: string) => {
      await page.goto('/account/email-key')
      await guestOf(page)
      await page.getByLabel('Email').fill(address)
      await page.getByRole('button', { name: 'Send Email Key' }).click()
      await expect(codeField(page)).toBeFocused()
    },
    arrive: (page: Page) => expect(page.getByText('Email key activated.')).toBeVisible(),
  },
}

for (const [what, { ask, arrive }] of Object.entries(waysToACode)) {
  test(`${what} that is not sent again is no fault of the one being typed`, async ({
    page,
    product,
    mayComplain,
  }, info) => {
    mayComplain(answeredWith(429))
    await page.clock.install()
    const address = newAddress()
    await ask(page, address)
    const { code } = await mailedCode(product.smtp, address)
    // The rest of the address's budget, spent elsewhere.
    for (let mails = 1; mails < 5; mails++) {
      const data = { email: address }
      const headers = { origin: product.origin }
      await page.request.post(`${product.origin}/api/auth/email/signin`, { data, headers })
    }
    await page.clock.runFor(11_000)
    await page.keyboard.type(code.slice(0, 3))
    const resend = page.getByRole('button', { name: 'Resend Code' })
    const before = await resend.boundingBox()
    await resend.click()

    await expect(page.getByRole('alert')).toContainText('Too many requests')
    await expect(resend).toBeDisabled()
    await expect(resend).toHaveAccessibleDescription(/^Resend in (?:59|60) minutes$/)
    await expect(resend).toBeFocused()
    expect(await resend.boundingBox()).toEqual(before)
    await expectNotBlamed(page)
    expect(await boxes(page)).toBe(`${code.slice(0, 3)}---`)
    await expectSound(page)
    await page.screenshot({ path: info.outputPath('refused.png') })

    await codeField(page).focus()
    await page.keyboard.type(code.slice(3))
    await arrive(page)
  })
}

test('what was found wrong with a code is not what keeps it from being sent again, nor the other way round', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  mayComplain(NO_ANSWER)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.install()
  const address = newAddress()
  await updateTo(page, address)
  const { code } = await mailedCode(product.smtp, address)
  await page.clock.runFor(11_000)
  await paste(page, wrongCodeFor(code))
  await expect(codeField(page)).toHaveAccessibleDescription(/Invalid verification code/)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.route('**/trpc/email.askVerification*', (route) => route.abort(), { times: 1 })
  const resend = page.getByRole('button', { name: 'Resend Code' })
  await resend.click()
  await expect(page.getByRole('alert')).toContainText('System error, please try again later.')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expectNotBlamed(page)
  // Nothing was mailed, so there is nothing to wait for.
  await expect(resend).toBeEnabled()

  // Too few digits are the field's own matter again.
  await codeField(page).fill('12')
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toHaveAccessibleDescription(/Please enter all 6 digits/)
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a code that nobody could judge is not called wrong', async ({ page, product, mayComplain }) => {
  mayComplain(NO_ANSWER)
  const { code } = await guestWithCode(page, product.smtp)
  await page.route(VERIFY_CODE, (route) => route.abort(), { times: 1 })
  await paste(page, code)
  await expect(page.getByRole('alert')).toContainText('System error, please try again later.')
  await expectNotBlamed(page)
  expect(await boxes(page)).toBe(code)

  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})

/** The field itself has nothing wrong with it. */
async function expectNotBlamed(page: Page) {
  await expect(codeField(page)).not.toHaveAttribute('aria-invalid')
  await expect(codeField(page)).toHaveAccessibleDescription(/^The \w+ code will expire in 10 minutes\.$/)
}
