import type { Page } from 'playwright/test'
import { embeddedConnection } from '#server/platform/embedded-postgres/home.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { addAuthenticator, answeredWith, expect, guestOf, newAddress, test } from './door.ts'
import { becomeGuest } from './people.ts'
import { expectSound } from './sound.ts'

const FULL = 'Too many keys, delete one first'

/** Adds keys until the account is full, directly: a hundred mails would take a minute. */
async function fillWithKeys(page: Page, { dataDir }: { dataDir: string }) {
  const sql = openDriver(embeddedConnection(dataDir), { max: 1 })
  await sql`
    insert into keys (id, account_id, type, name, feature_name)
    select gen_random_uuid(), ${await guestOf(page)}, 'feature', 'Feature ' || n, 'feature-' || n
    from generate_series(1, ${100 - (await keysOf(page)).length}) n
  `
  await sql.end()
  expect(await keysOf(page)).toHaveLength(100)
}

async function keysOf(page: Page): Promise<{ id: string; type: string }[]> {
  const jwt = await page.evaluate(() => localStorage.getItem('jwt'))
  const answer = await page.request.get('/api/account/keys', { headers: { authorization: `Bearer ${jwt}` } })
  return answer.json()
}

test('a full account accepts no passkey: the page leads to the keys, and the device forgets the passkey it made', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(409))
  const authenticator = await addAuthenticator(page)
  await becomeGuest(page)
  await fillWithKeys(page, product)
  await page.goto('/account/add-key')
  await page.getByRole('button', { name: /^Passkey/ }).click()
  await expect(page.getByRole('alert')).toContainText(FULL)
  await expectSound(page, 'ring-full-add')
  await expect.poll(async () => (await authenticator.credentials()).length).toBe(0)

  await page.goto('/account/email-key')
  await page.getByLabel('Email').fill(newAddress())
  await page.getByRole('button', { name: 'Send Email Key' }).click()
  await expect(page.getByRole('alert')).toContainText(FULL)
  await page.getByRole('link', { name: 'Go to Your Keys' }).click()
  await expect(page).toHaveURL('/account')
})
