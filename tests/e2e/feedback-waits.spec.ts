import type { Page } from 'playwright/test'
import { addAuthenticator, answeredWith, askForLink, expect, newAddress, test } from './door.ts'
import { mailedCode, paste, wrongCodeFor } from './mailed-code.ts'
import { updateTo } from './recovery-email.ts'
import { expectSound } from './sound.ts'

test('a code is sent again after a pause that is counted, and a reader hears only that it is over', async ({
  page,
  product,
}, info) => {
  await page.clock.install()
  const address = newAddress()
  await updateTo(page, address)
  const { code: first } = await mailedCode(product.smtp, address)

  const resend = page.getByRole('button', { name: 'Resend Code' })
  await expect(resend).toBeDisabled()
  await expect(resend).toHaveAccessibleDescription(/^Resend in \d+ s$/)
  // Not taken from the keyboard, and not pressed either.
  await resend.focus()
  await expect(resend).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('A new code is on its way')).toBeHidden()
  await page.screenshot({ path: info.outputPath('resend.png') })
  await expectSound(page)

  const before = await restOf(resend)
  await page.clock.runFor(2000)
  await expect.poll(() => restOf(resend)).toBeLessThan(before)
  await page.clock.runFor(10_000)
  await expect(resend).toBeEnabled()
  await expect(resend).toBeFocused()
  await expect(page.getByRole('status').getByText('You can go on now.')).toBeAttached()

  await page.keyboard.press('Enter')
  await expect(page.getByText('A new code is on its way')).toBeVisible()
  const { code } = await mailedCode(product.smtp, address)
  await expect(resend).toBeDisabled()
  if (code !== first) {
    await paste(page, code)
    await expect(page.getByText('Email verified successfully!')).toBeVisible()
  }
})

test('a sign-in link is sent again from where one waits for it', async ({ page, mailedLink }) => {
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  await page.clock.install()
  const address = newAddress()
  await askForLink(page, address)
  const first = await mailedLink(address)
  const resend = page.getByRole('button', { name: 'Resend Link' })
  await expect(resend).toBeDisabled()
  await page.clock.runFor(11_000)
  await resend.click()
  await expect(page.getByText('A new link is on its way')).toBeVisible()
  const second = await mailedLink(address)
  expect(second).not.toBe(first)
  await page.goto(second)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})

test('when too much was asked the button waits as long as the server says, then goes on', async ({
  page,
  product,
  mayComplain,
}, info) => {
  mayComplain(answeredWith(429))
  await addAuthenticator(page).then((authenticator) => authenticator.answers(false))
  const address = newAddress()
  // The budget of the address, spent elsewhere.
  for (let mails = 0; mails < 5; mails++) {
    const answer = await page.request.post(`${product.origin}/api/auth/email/signin`, {
      data: { email: address },
      headers: { origin: product.origin },
    })
    expect(answer.ok()).toBe(true)
  }
  await page.clock.install()
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  await page.getByLabel('Email').fill(address)
  const send = page.getByRole('button', { name: 'Send Sign In Link' })
  await send.click()

  await expect(page.getByRole('alert')).toContainText('Too many requests')
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription(/^Please wait (?:59|60) minutes$/)
  await page.screenshot({ path: info.outputPath('wait.png') })
  await expectSound(page)

  // Another address has a budget of its own.
  await page.getByLabel('Email').fill(newAddress())
  await expect(send).toBeEnabled()
  await page.getByLabel('Email').fill(address)
  await expect(send).toBeDisabled()
  await page.clock.fastForward('59:00')
  await expect(send).toHaveAccessibleDescription(/^Please wait \d+ s$/)
  await page.clock.fastForward('01:10')
  await expect(send).toBeEnabled()
})

test('a code that was guessed at too often waits, until a new one is asked for', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  mayComplain(answeredWith(429))
  const address = newAddress()
  await updateTo(page, address)
  const { code } = await mailedCode(product.smtp, address)
  for (let tries = 0; tries < 6; tries++) {
    const answer = page.waitForResponse('**/trpc/email.verifyCode*')
    await paste(page, wrongCodeFor(code))
    await answer
  }
  const verify = page.getByRole('button', { name: 'Verify' })
  await expect(page.getByText('Too many attempts')).toBeVisible()
  await expect(verify).toBeDisabled()
  await expect(verify).toHaveAccessibleDescription(/^Please wait \d+ minutes$/)
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await expect(verify).toBeEnabled()
  await paste(page, (await mailedCode(product.smtp, address)).code)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})

async function restOf(button: ReturnType<Page['getByRole']>) {
  const id = await button.getAttribute('aria-describedby')
  const text = await button.page().locator(`[id="${id}"]`).textContent()
  return Number(text?.match(/\d+/)?.[0])
}
