import type { Page } from 'playwright/test'
import { embeddedConnection } from '#server/platform/embedded-postgres/home.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { nextMailed } from '../support/letters.ts'
import { letHoursPass } from '../support/time-travel.ts'
import { call } from './api.ts'
import { addAuthenticator, expect, guestOf, newAddress, test } from './door.ts'
import { addPasskey, signInByMail } from './people.ts'
import { expectSound } from './sound.ts'

/** Credentials are settled after three days. */
const HOURS_UNTIL_SETTLED = 73

/** Makes everything of an account settled. */
async function settle(page: Page, { dataDir }: { dataDir: string }) {
  const sql = openDriver(embeddedConnection(dataDir), { max: 1 })
  await letHoursPass({ sql }, await guestOf(page), HOURS_UNTIL_SETTLED)
  await sql.end()
}

test('the pending removal of a settled address is shown in every browser, and one press on the mailed link stops it, once', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  await settle(page, product)
  const context = await browser.newContext({ baseURL: product.origin })
  const other = await context.newPage()
  await signInByMail(other, address, mailedLink)

  await other.goto('/account/email')
  await other.getByLabel('Email').fill('')
  await other.getByRole('button', { name: 'Delete Email' }).click()
  await other.getByRole('button', { name: 'Yes, Delete Email' }).click()
  await expect(other).toHaveURL('/account')

  const waits = page.getByText(/^Your recovery email will be removed from your account on .+ Asked for in /)
  await page.goto('/')
  await expect(waits).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expectSound(page, 'change-waits')

  const link = `/stop?token=${await nextMailed(product, address, 'stop')}`
  const reader = await (await browser.newContext({ baseURL: product.origin })).newPage()
  await reader.goto(link)
  await expect(reader).toHaveURL('/stop')
  await expect(reader.getByRole('heading', { level: 1, name: 'Stop this change?' })).toBeVisible()
  await expect(
    reader.getByText(
      /^Your recovery email will be removed from your account on .+ Continue stops it. It does not sign you in\.$/,
    ),
  ).toBeVisible()
  await expectSound(reader, 'stop-asking')
  await page.reload()
  await expect(waits).toBeVisible()

  await reader.getByRole('button', { name: 'Continue' }).click()
  await expect(reader.getByRole('heading', { level: 1, name: 'The change is stopped' })).toBeVisible()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(waits).toBeHidden()

  await reader.goto(link)
  await expect(
    reader.getByRole('heading', { level: 1, name: 'This link does not work any more' }),
  ).toBeVisible()
  await expect(reader.getByText('This cannot be stopped any more')).toBeVisible()
  await expectSound(reader, 'stop-used')
  await Promise.all([context.close(), reader.context().close()])
})

test('a user who signs in by a leaving passkey is offered to keep it, and one press keeps it', async ({
  page,
  product,
  mailedLink,
}) => {
  const authenticator = await addAuthenticator(page)
  await signInByMail(page, newAddress(), mailedLink)
  await addPasskey(page)
  await settle(page, product)
  await page.goto('/account')
  const path = '/account/passkey/'
  const link = await page.locator(`a[href^="${path}"]`).getAttribute('href')
  const asked = { keyId: link?.slice(path.length), wait: true }
  expect(await call(page, '/api/auth/passkey/delete', asked)).toMatchObject({
    takesEffectAt: expect.any(String),
  })

  await authenticator.answers(false)
  await page.evaluate(() => {
    for (const name of ['browser_key', 'auth_tokens', 'jwt']) localStorage.removeItem(name)
  })
  // One ceremony is answered, and no other.
  await page.route('**/trpc/passkeys.completeLogin*', async (route) => {
    await authenticator.answers(false)
    await route.continue()
  })
  await authenticator.answers(true)
  await page.goto('/signin')
  await expect(page).toHaveURL('/account')
  await expect(
    page.getByText(/^The passkey that you signed in with will be removed from your account on /),
  ).toBeVisible()
  await expect(page.getByText(/will be removed on /i)).toBeVisible()
  await expectSound(page, 'passkey-leaving')
  await page.getByRole('button', { name: 'Keep It' }).click()
  await expect(page.getByText('Your passkey stays.')).toBeVisible()
  await expect(page.getByText(/will be removed (?:from your account )?on /i)).toHaveCount(0)
})
