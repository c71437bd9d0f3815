import type { Page } from 'playwright/test'
import { call, enter, thisBrowser } from './api.ts'
import { askForLink, expect, guestOf } from './door.ts'
import { mailedCode, type PostOffice } from './mailed-code.ts'

/*
 * Accounts, made over the API: a test starts at the step it is about. The spec of a flow walks it through the pages
 * once; `walk...` does so.
 */

type MailedLink = (address: string) => Promise<string>

/** A new guest, on the account page. */
export async function becomeGuest(page: Page) {
  const { jwt, browserKey, expiresIn, ...account } = await call(page, '/api/account', await thisBrowser(page))
  await enter(page, { accessToken: jwt, refreshToken: browserKey, expiresIn, user: account })
  await page.goto('/account')
  return String(account.id)
}

/** The owner of the address, on the account page; the first time this makes the account. */
export async function signInByMail(page: Page, address: string, mailedLink: MailedLink) {
  const browser = await thisBrowser(page)
  await call(page, '/api/auth/email/signin', { email: address })
  const token = new URL(await mailedLink(address)).searchParams.get('token')
  const answer = await call(page, '/api/auth/email/verify', { token, ...browser })
  // A guest whose account gets the address keeps its session, and no new one is sent.
  if (answer.accessToken) await enter(page, { ...answer, refreshToken: answer.browserKey })
  await page.goto('/account')
}

/** Asks for a sign-in link, which this browser remembers: it redeems that one by itself. */
export async function askForLinkHere(page: Page, address: string) {
  await call(page, '/api/auth/email/signin', { email: address })
  await page.evaluate((email) => {
    localStorage.setItem('asked_sign_in_link', JSON.stringify({ email, expiresAt: Date.now() + 900_000 }))
  }, address)
}

/** Signs in by mail through the pages, by the mailed link. */
export async function walkSignIn(page: Page, address: string, mailedLink: MailedLink) {
  await askForLink(page, address)
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
}

/** Verifies a recovery e-mail of the current account by its code, and reloads the account. */
export async function verifyEmail(page: Page, smtp: PostOffice, email: string) {
  await call(page, '/api/account/email/verify', { email })
  const { code } = await mailedCode(smtp, email)
  await call(page, '/api/account/email/verify-code', { code, email })
  await page.goto('/account')
}

/** Sets the name of the current account. */
export async function tellName(page: Page, first: string, last: string) {
  await call(page, '/api/account/real-name', { first, last })
}

/**
 * A passkey of this device for the current account, or for a new guest; ends on the account page. The page's
 * authenticator (`addAuthenticator`) makes it, and the browser remembers it, as after a ceremony of the product's own.
 */
export async function addPasskey(page: Page) {
  if (page.url() === 'about:blank') await becomeGuest(page)
  const accountId = await guestOf(page)
  const options = await call(page, '/api/auth/register/begin', {})
  const credential = await page.evaluate(async (asked) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked)
    const made = await navigator.credentials.create({ publicKey })
    return (made as PublicKeyCredential).toJSON()
  }, options)
  await call(page, '/api/auth/register/complete', { credential, ...(await thisBrowser(page)) })
  await page.evaluate(
    ([account, id, holder]) => {
      localStorage.setItem('passkey_accounts', JSON.stringify([account]))
      localStorage.setItem('passkey_credentials', JSON.stringify({ [account]: [id] }))
      localStorage.setItem('passkey_holders', JSON.stringify({ [account]: holder }))
    },
    [accountId, credential.id, { rpId: options.rp.id, userId: options.user.id }] as const,
  )
  await page.goto('/account')
}

/** The browser keys in the list of the account page; a guest has one. */
export function browserKeys(page: Page) {
  return page.locator('a[href^="/account/browser-key/"]')
}
