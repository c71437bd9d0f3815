import { openDriver } from '#server/db/driver.ts'
import { embeddedConnection } from '#server/embedded/home.ts'
import { nextMailed } from '../support/letters.ts'
import { letHoursPass } from '../support/time-travel.ts'
import { expect, guestOf, newAddress, test } from './door.ts'
import { signInByMail } from './people.ts'
import { expectSound } from './sound.ts'

/** What one has is settled after three days. */
const HOURS_UNTIL_SETTLED = 73

test('what a settled address leaves by waits in every browser, and the mailed link stops it by one press, once', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  const sql = openDriver(embeddedConnection(product.dataDir), { max: 1 })
  await letHoursPass({ sql }, await guestOf(page), HOURS_UNTIL_SETTLED)
  await sql.end()
  const context = await browser.newContext({ baseURL: product.origin })
  const other = await context.newPage()
  await signInByMail(other, address, mailedLink)

  await other.goto('/account/email')
  await other.getByLabel('Email').fill('')
  await other.getByRole('button', { name: 'Delete Email' }).click()
  await other.getByRole('button', { name: 'Yes, Delete Email' }).click()
  await expect(other.getByText('Recovery email is leaving')).toBeVisible()

  const waits = page.getByText(/^Your recovery email leaves your account on .+ Asked for in /)
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
    reader.getByText(/^Your recovery email leaves your account on .+ Continue stops it\./),
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
  await expect(reader.getByRole('heading', { level: 1, name: 'This link stops nothing' })).toBeVisible()
  await expect(reader.getByText('This cannot be stopped any more')).toBeVisible()
  await expectSound(reader, 'stop-used')
  await Promise.all([context.close(), reader.context().close()])
})
