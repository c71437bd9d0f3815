import type { BrowserContext, Page } from 'playwright/test'
import { answeredWith, expect, guestOf, NO_ANSWER, stored, test } from './door.ts'
import { becomeGuest } from './people.ts'
import { expectSound } from './sound.ts'

const CROWDED = 'Too many people are at the door'
const AWAY = 'Nobody answers the door'

/** Answers these calls as a server does that was asked too much, until told otherwise. */
async function crowd(context: BrowserContext, call: string) {
  let asked = 0
  const sentence = 'Too many requests. Please try again later.'
  const data = { success: false, code: 'rate_limited', error: sentence, message: sentence }
  const error = { code: -32_029, message: sentence, data }
  await context.route(`**/trpc/${call}*`, (route) => {
    asked += 1
    return route.fulfill({ status: 429, headers: { 'retry-after': '47' }, json: [{ error }] })
  })
  return { asked: () => asked, ends: () => context.unroute(`**/trpc/${call}*`) }
}

const retryOn = (page: Page) => page.getByRole('button', { name: 'Retry' })

for (const path of ['/', '/account']) {
  test(`a first visit of ${path} that finds a crowd says so, and its Retry waits as long as the server says`, async ({
    page,
    context,
    mayComplain,
  }) => {
    mayComplain(answeredWith(429))
    const creation = await crowd(context, 'account.create')
    await page.clock.install()
    await page.goto(path)

    const retry = retryOn(page)
    await expect(page.getByRole('status').filter({ hasText: CROWDED })).toBeVisible()
    await expect(page.getByText(AWAY)).toHaveCount(0)
    await expect(retry).toBeDisabled()
    await expect(retry).toHaveAccessibleDescription(/^Please wait [34]\d s$/)
    // What ticks is not read aloud each second.
    await expect(page.getByText(/^Please wait \d+ s$/)).toHaveAttribute('aria-live', 'off')

    // The keyboard does not hurry it. What the page itself may still be asking is over by then.
    await page.waitForLoadState('networkidle')
    const asked = creation.asked()
    await retry.focus()
    await page.keyboard.press('Enter')
    await page.clock.runFor(30_000)
    await expect(retry).toHaveAccessibleDescription(/^Please wait 1?\d s$/)
    expect(creation.asked()).toBe(asked)
    await page.clock.runFor(18_000)
    await expect(retry).toBeEnabled()
    await expect(retry).toBeFocused()
    await expect(page.getByText(CROWDED)).toBeVisible()
    await expect(page.getByRole('status').getByText('You can go on now.')).toBeAttached()

    // Refused once more, it waits once more.
    await page.keyboard.press('Enter')
    await expect(retry).toHaveAccessibleDescription(/^Please wait [34]\d s$/)
    expect(creation.asked()).toBe(asked + 1)
    // The notice is the same on every page. However long that takes, the wait goes on.
    if (path === '/account') await expectSound(page, 'crowded')
    await creation.ends()
    await page.clock.runFor(48_000)
    await page.keyboard.press('Enter')
    await guestOf(page)
    await expect(retry).toHaveCount(0)
  })
}

for (const [call, kept] of Object.entries({ 'auth.refresh': 'a record', 'auth.restore': 'a bare key' })) {
  test(`a crowd before ${call} clears nothing, and Retry goes on with ${kept} when the wait is over`, async ({
    page,
    context,
    mayComplain,
  }) => {
    mayComplain(answeredWith(429))
    const accountId = await becomeGuest(page)
    await page.evaluate((isBare) => {
      const record = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}')
      localStorage.setItem('auth_tokens', JSON.stringify({ ...record, expiresAt: Date.now() - 1000 }))
      if (isBare) localStorage.removeItem('auth_tokens')
    }, call === 'auth.restore')
    const before = await stored(page)
    const doorway = await crowd(context, call)
    await page.clock.install()
    await page.reload()
    await expect(page.getByText(CROWDED)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nobody is in sight' })).toBeVisible()
    await expect(retryOn(page)).toBeDisabled()
    expect(await stored(page)).toEqual(before)

    await doorway.ends()
    await page.clock.runFor(48_000)
    await retryOn(page).click()
    await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible()
    await expect(retryOn(page)).toHaveCount(0)
    expect(await guestOf(page)).toBe(accountId)
  })
}

test('a server that is away after the crowd is called away, and may be asked at once', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(answeredWith(429))
  mayComplain(NO_ANSWER)
  await crowd(context, 'account.create')
  await page.goto('/account')
  await expect(page.getByText(CROWDED)).toBeVisible()
  // It may be asking once more: what comes of that belongs to this page, not to the next.
  await page.waitForLoadState('networkidle')
  await context.unroute('**/trpc/account.create*')
  await context.route('**/trpc/**', (route) => route.abort())
  // Whoever goes on asks anew.
  await page.getByRole('link', { name: 'Privacy' }).first().click()
  await expect(retryOn(page)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText(AWAY)).toBeVisible()
  await expect(retryOn(page)).toBeEnabled()
})
