import type { APIRequestContext, Page } from 'playwright/test'
import { newBrowserId } from '#shared/browser-id.ts'
import { LEFT_GUEST } from '#shared/storage-names.ts'
import { call } from './api.ts'
import { addAuthenticator, expect, guestOf, newAddress, test } from './door.ts'
import { acceptDeal, askPrice, openAndBegin, openWorld } from './game-page.ts'
import { requestEmailKey } from './keys.ts'
import { mailedCode, paste } from './mailed-code.ts'
import { addPasskey, becomeGuest, signInByMail, tellName, walkSignIn } from './people.ts'
import { button, dialog, projectBar } from './player.ts'
import { expectSound } from './sound.ts'

type MailedLink = (address: string) => Promise<string>

const NOTICE = 'You can bring along what you had.'

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name })
}

function side(page: Page, thing: string, whose: RegExp) {
  return page.getByRole('group', { name: thing }).getByRole('radio', { name: whose })
}

/** An existing account, made in no browser of this test. */
async function newAccount(
  request: APIRequestContext,
  mailedLink: MailedLink,
  name?: { first: string; last: string },
) {
  const address = newAddress()
  await request.post('/api/auth/email/signin', { data: { email: address } })
  const token = new URL(await mailedLink(address)).searchParams.get('token')
  const opened = await request.post('/api/auth/email/verify', { data: { token, browserId: newBrowserId() } })
  const { accessToken } = await opened.json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const told = name && (await request.post('/api/account/real-name', { data: name, headers }))
  expect(told?.ok() ?? opened.ok()).toBe(true)
  return address
}

/** A guest with a name to lose. */
async function becomeAda(page: Page) {
  await becomeGuest(page)
  await tellName(page, 'Ada', 'Lovelace')
}

function leftGuest(page: Page) {
  return page.evaluate((name) => localStorage.getItem(name), LEFT_GUEST)
}

test('a guest who signs in chooses what to merge, finds it there, and undoes it', async ({
  page,
  request,
  mailedLink,
}) => {
  const address = await newAccount(request, mailedLink, { first: 'Augusta', last: 'King' })
  await openAndBegin(page)
  const like = button(page, /^Like, /).first()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  const { final } = await askPrice(page, /Portable Stove, \$/)
  await acceptDeal(page).click()
  await expect(dialog(page)).toBeHidden()
  await tellName(page, 'Ada', 'Lovelace')
  await call(page, '/api/account/born-on', { bornOn: '1990-12-10' })
  await page.goto('/account')
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible()
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  const guest = await guestOf(page)

  await walkSignIn(page, address, mailedLink)
  expect(await guestOf(page)).not.toBe(guest)
  await expect(page.getByText('Augusta King').first()).toBeVisible()
  await expect(page.getByText(NOTICE)).toBeVisible()
  await expectSound(page, 'bring-notice')
  await openWorld(page)
  await expect(page.getByText(NOTICE)).toBeVisible()
  await expect(button(page, 'Find Jobs')).toBeVisible()
  await expect(button(page, /^Like, /).first()).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/')
  await expect(heading(page, 'Latchkey')).toBeVisible()
  await expect(page.getByText(NOTICE)).toHaveCount(0)

  await page.goto('/account')
  await page.getByRole('link', { name: 'See What You Had' }).click()
  await expect(heading(page, 'What you had as a guest')).toBeVisible()
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  // Where both have a value the account's stays unless the user chooses otherwise.
  await expect(side(page, 'Name', /^In your account Augusta King$/)).toBeChecked()
  await expect(side(page, 'Birthday', /^As a guest .*1990$/)).toBeChecked()
  await expect(side(page, 'Likes', /^As a guest 1 post$/)).toBeChecked()
  await expect(side(page, 'Rummage World', new RegExp(`\\$${500 - final}, 1 thing bought$`))).toBeChecked()
  await side(page, 'Name', /^As a guest Ada Lovelace$/).check()
  await expectSound(page, 'bring-choice')
  await button(page, 'Bring It Along').click()

  await expect(page).toHaveURL('/account')
  await expect(
    page.getByText('Brought along: your name, your birthday, your likes, and your game.'),
  ).toBeVisible()
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible()
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  expect(await leftGuest(page)).toBeNull()
  await expectSound(page, 'bring-brought')
  await openWorld(page)
  await expect(projectBar(page)).toContainText('1 of 1 Portable Stove')
  await expect(page.getByRole('banner')).toContainText(`Cash $${500 - final}`)
  await expect(button(page, /^Like, /).first()).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/account')
  await button(page, 'Undo What You Brought Along').click()
  await expect(page.getByText('Everything is as it was before.')).toBeVisible()
  await expect(page.getByText('Augusta King').first()).toBeVisible()
  await expect(button(page, 'Undo What You Brought Along')).toHaveCount(0)
  await openWorld(page)
  await expect(button(page, 'Find Jobs')).toBeVisible()
  await expect(button(page, /^Like, /).first()).toHaveAttribute('aria-pressed', 'false')
})

test('abandoned guest data is deleted, in other tabs too, and the question does not return', async ({
  page,
  context,
  request,
  mailedLink,
}) => {
  const address = await newAccount(request, mailedLink)
  await becomeAda(page)
  await walkSignIn(page, address, mailedLink)
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByText(NOTICE)).toBeVisible()
  await page.goto('/account/bring')
  await button(page, 'Leave It Behind').click()
  await expect(page.getByRole('dialog')).toContainText('nobody can get back what you had')
  await expectSound(page, 'bring-leave')
  await button(page.getByRole('dialog'), 'Not Yet').click()
  expect(await leftGuest(page)).not.toBeNull()
  await button(page, 'Leave It Behind').click()
  await button(page.getByRole('dialog'), 'Leave It Behind').click()
  await expect(page).toHaveURL('/account')
  expect(await leftGuest(page)).toBeNull()
  for (const tab of [page, other]) await expect(tab.getByText(NOTICE)).toHaveCount(0)
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0)
})

test('a guest with nothing to lose is not mentioned, and a sign-out deletes the record of one with something', async ({
  page,
  request,
  mailedLink,
}) => {
  const address = await newAccount(request, mailedLink)
  await becomeGuest(page)
  await walkSignIn(page, address, mailedLink)
  await expect(button(page, /^Sign Out$/)).toBeVisible()
  expect(await leftGuest(page)).toBeNull()
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  await button(page, /^Sign Out$/).click()
  await expect(page).toHaveURL('/signin')

  await becomeAda(page)
  await walkSignIn(page, address, mailedLink)
  await expect(page.getByText(NOTICE)).toBeVisible()
  expect(await leftGuest(page)).not.toBeNull()
  await button(page, /^Sign Out$/).click()
  await expect(page).toHaveURL('/signin')
  expect(await leftGuest(page)).toBeNull()
})

test('the guest is remembered after a sign-in by a passkey', async ({ page, mailedLink }) => {
  const authenticator = await addAuthenticator(page)
  await signInByMail(page, newAddress(), mailedLink)
  // In the same account nothing needs merging.
  await addPasskey(page)
  expect(await leftGuest(page)).toBeNull()
  const owner = await guestOf(page)
  await authenticator.answers(false)
  await button(page, /^Sign Out$/).click()
  await expect(page).toHaveURL('/signin')
  await becomeAda(page)
  expect(await guestOf(page)).not.toBe(owner)
  await authenticator.answers(true)
  await page.goto('/signin')
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).toBe(owner)
  await expect(page.getByText(NOTICE)).toBeVisible()
})

test('the guest is remembered after a sign-in by an e-mail key', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  const elsewhere = await browser.newContext({ baseURL: product.origin })
  const theirs = await elsewhere.newPage()
  await signInByMail(theirs, newAddress(), mailedLink)
  const address = newAddress()
  await requestEmailKey(theirs, address)
  const { code, link } = await mailedCode(product.smtp, address)
  const owner = await guestOf(theirs)
  await elsewhere.close()

  await becomeAda(page)
  await page.goto(link ?? '')
  await paste(page, code)
  await expect.poll(() => guestOf(page)).toBe(owner)
  await page.goto('/account')
  await expect(page.getByText(NOTICE)).toBeVisible()
})
