import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  addAuthenticator,
  answeredWith,
  askForLink,
  expect,
  guestOf,
  hold,
  NO_ANSWER,
  newAddress,
  test,
} from './door.ts'
import { codeField, mailedCode, paste, wrongCodeFor } from './mailed-code.ts'

test('a code is sent again after a pause that is counted, and a reader hears only that it is over', async ({
  page,
  product,
}, info) => {
  await page.clock.install()
  const address = newAddress()
  await askForCode(page, address)
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
  await expectNoViolations(page)

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
  await expectNoViolations(page)

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
  await askForCode(page, address)
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

test('what happened out of sight is said on the next page, and goes by itself but from under no hand', async ({
  page,
}, info) => {
  await page.clock.install()
  await page.goto('/account/real-name')
  await guestOf(page)
  await saveName(page, 'Ada', 'Lovelace')
  const toast = page.getByText('Real name saved.')
  await expect(toast).toBeVisible()
  await expectNoViolations(page)
  await page.screenshot({ path: info.outputPath('toast.png') })

  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await dismiss.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  await dismiss.focus()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toast).toBeHidden()
  // The focus is not lost with the button.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('link', { name: 'Edit real name' }).click()
  await saveName(page, 'Augusta', 'Lovelace')
  await expect(toast).toBeVisible()
  await page.clock.runFor(7000)
  await expect(toast).toBeHidden()
})

test('no more than two are said at a time, the newest last', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/health')
  const copy = page.getByRole('button', { name: 'Copy' })
  for (let times = 0; times < 3; times++) await copy.click()
  await expect(page.getByText('Copied.')).toHaveCount(2)
  const box = await page.getByText('Copied.').last().boundingBox()
  expect(box?.y).toBeGreaterThan(600)
})

test('a change that fails after its page was left is not lost in silence', async ({ page, mayComplain }) => {
  mayComplain(NO_ANSWER)
  await page.goto('/account/real-name')
  await guestOf(page)
  const release = await hold(page, '**/trpc/account.setRealName*')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Continue Anyway' }).click()
  await expect(page).toHaveURL('/account')
  await page.route('**/trpc/account.setRealName*', (route) => route.abort(), { times: 1 })
  await page.context().setOffline(true)
  release()
  await expect(page.getByText('System error, please try again later.')).toBeVisible()
  await page.context().setOffline(false)
})

test('a tab that finds itself signed in as somebody else says so', async ({ page, context, mailedLink }) => {
  const address = newAddress()
  // An account that exists, and whose address this browser does not have.
  const elsewhere = await context
    .browser()
    ?.newContext({ baseURL: new URL((await page.goto('/'))?.url() ?? '').origin })
  if (!elsewhere) throw new Error('No browser')
  const theirs = await elsewhere.newPage()
  await askForLink(theirs, address)
  await theirs.goto(await mailedLink(address))
  await expect(theirs).toHaveURL('/account')
  await elsewhere.close()

  await guestOf(page)
  const other = await context.newPage()
  await askForLink(other, address)
  await other.goto(await mailedLink(address))
  await expect(other).toHaveURL('/account')
  await expect(page.getByText(`You are now ${address}.`)).toBeVisible()
})

async function askForCode(page: Page, address: string) {
  await page.goto('/account/email')
  await guestOf(page)
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect(page).toHaveURL('/account/email/verify-code')
  await expect(codeField(page)).toBeFocused()
}

async function saveName(page: Page, first: string, last: string) {
  await page.getByLabel('First Name').fill(first)
  await page.getByLabel('Last Name').fill(last)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/account')
}

async function restOf(button: ReturnType<Page['getByRole']>) {
  const id = await button.getAttribute('aria-describedby')
  const text = await button.page().locator(`[id="${id}"]`).textContent()
  return Number(text?.match(/\d+/)?.[0])
}

async function expectNoViolations(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}
