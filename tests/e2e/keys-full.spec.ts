import type { Page } from 'playwright/test'
import { openDriver } from '#server/db/driver.ts'
import { embeddedConnection } from '#server/embedded/home.ts'
import { call } from './api.ts'
import { addAuthenticator, answeredWith, askForLink, expect, guestOf, newAddress, test } from './door.ts'
import { addEmailKey, requestEmailKey } from './keys.ts'
import { codeField, mailedCode } from './mailed-code.ts'
import { addPasskey, becomeGuest } from './people.ts'
import { expectSound } from './sound.ts'

const FULL = 'Too many keys, delete one first'

/** Hangs keys on the ring until there is no room for another: a hundred mails would take a minute. */
async function fillRing(page: Page, { dataDir }: { dataDir: string }) {
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

/** Takes one off again, as the owner would. */
async function makeRoom(page: Page) {
  const spare = (await keysOf(page)).find(({ type }) => type === 'feature')
  await call(page, '/api/account/feature-key/delete', { keyId: spare?.id })
}

test('a full ring takes no passkey: the page leads to the keys, and the device forgets the one it made', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(409))
  const authenticator = await addAuthenticator(page)
  await becomeGuest(page)
  await fillRing(page, product)
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

test('a full ring lets nobody else in by passkey, by link or by code, says what helps, and uses nothing up', async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(409))
  const authenticator = await addAuthenticator(page)
  const owner = await becomeGuest(page)
  await addPasskey(page)
  await authenticator.answers(false)
  const [address, awaited] = [newAddress(), newAddress()]
  await addEmailKey(page, product.smtp, address)
  await requestEmailKey(page, awaited)
  const mailed = await mailedCode(product.smtp, awaited)
  await fillRing(page, product)

  // By link, to an address that is a key and no recovery address.
  const elsewhere = await browser.newContext({ baseURL: product.origin })
  const theirs = await elsewhere.newPage()
  await askForLink(theirs, address)
  await theirs.goto(await mailedLink(address))
  await expect(theirs.getByRole('heading', { name: 'The key ring is full' })).toBeVisible()
  await expect(theirs.getByRole('alert')).toContainText(FULL)
  await expectSound(theirs, 'ring-full-link')
  await theirs.getByRole('button', { name: 'Try Again' }).click()
  await expect(theirs.getByRole('alert')).toContainText(FULL)
  await makeRoom(page)
  await theirs.getByRole('button', { name: 'Try Again' }).click()
  await expect(theirs).toHaveURL('/account')
  expect(await guestOf(theirs)).toBe(owner)
  await elsewhere.close()

  // By the code of an e-mail key.
  const third = await browser.newContext({ baseURL: product.origin })
  const withCode = await third.newPage()
  await withCode.goto(mailed.link ?? '')
  await codeField(withCode).fill(mailed.code)
  await expect(withCode.getByRole('alert')).toContainText(FULL)
  await expect(withCode.getByRole('alert')).toContainText('in any browser where you are signed in')
  await makeRoom(page)
  await withCode.getByRole('button', { name: 'Activate' }).click()
  await expect(withCode.getByRole('heading', { name: 'Email key activated' })).toBeVisible()
  await third.close()

  // By passkey, in a browser that has lost its key.
  await page.evaluate(() => {
    for (const name of ['browser_key', 'auth_tokens', 'jwt']) localStorage.removeItem(name)
  })
  await page.goto('/signin')
  await authenticator.answers(true)
  await page.getByRole('button', { name: 'Sign In with Passkey' }).click()
  await expect(page.getByRole('alert')).toContainText(FULL)
  await expect(page.getByRole('alert')).toContainText(
    'If you have a recovery email, a link to it opens the door',
  )
  expect(await authenticator.credentials()).toHaveLength(1)
  await expectSound(page, 'ring-full-sign-in')
})
