import type { Page } from 'playwright/test'
import { embeddedConnection } from '#server/platform/embedded-postgres/home.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { letHoursPass } from '../support/time-travel.ts'
import { answeredWith, expect, guestOf, NO_ANSWER, newAddress, stored, test } from './door.ts'
import { mailedCode } from './mailed-code.ts'
import { signInByMail } from './people.ts'

/** Credentials are settled after three days. */
const HOURS_UNTIL_SETTLED = 73

/** Starts a call that needs a proof, and requests the code for it. */
async function askForCode(page: Page) {
  await page.goto('/account/email')
  await page.getByLabel('Email').fill(newAddress())
  await page.getByRole('button', { name: 'Update Email' }).click()
  await page.getByRole('button', { name: 'Email Me a Code' }).click()
}

test("a proof renews the browser's key, and another tab, a lost answer and a reload keep its owner signed in", async ({
  page,
  product,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  mayComplain(answeredWith(403))
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  const sql = openDriver(embeddedConnection(product.dataDir), { max: 1 })
  const account = await guestOf(page)
  await letHoursPass({ sql }, account, HOURS_UNTIL_SETTLED)
  const other = await page.context().newPage()
  await other.goto('/account')
  const before = await stored(page)

  // The server renews the key, and its answer is lost. The previous key stays valid for a while.
  await page.route('**/trpc/auth.prove.code*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await askForCode(page)
  const lost = page.waitForEvent('requestfailed')
  const code = page.getByRole('dialog').getByLabel('Code')
  await code.fill((await mailedCode(product.smtp, address)).code)
  await lost
  await expect(code).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  expect((await stored(page)).browserKey).toBe(before.browserKey)
  await page.unroute('**/trpc/auth.prove.code*')

  await askForCode(page)
  await code.fill((await mailedCode(product.smtp, address)).code)
  await expect(page).toHaveURL('/account/email/verify-code')
  const { browserKey, accountId } = await stored(page)
  expect(browserKey).not.toBe(before.browserKey)
  expect(accountId).toBe(before.accountId)
  // For half a minute, because answers cross on the network.
  await letHoursPass({ sql }, account, 1)
  await sql.end()
  const refused = await page.request.post('/api/auth/refresh', { data: { refreshToken: before.browserKey } })
  expect(refused.status()).toBe(401)

  await other.getByRole('link', { name: 'Open journal' }).click()
  await expect(other.getByText(/^Signed in/).first()).toBeVisible()
  for (const tab of [other, page]) {
    await tab.reload()
    await tab.goto('/account')
    await expect(tab.getByRole('heading', { name: 'Your account' })).toBeVisible()
    expect((await stored(tab)).browserKey).toBe(browserKey)
  }
})
