import type { Browser, Page } from 'playwright/test'
import {
  addAuthenticator,
  answeredWith,
  expect,
  guestOf,
  NO_ANSWER,
  newAddress,
  stored,
  test,
} from './door.ts'
import { acceptDeal, askPrice, openAndBegin, openWorld } from './game-page.ts'
import { mailedCode, paste } from './mailed-code.ts'
import { addPasskey, becomeGuest, signInByMail } from './people.ts'
import { STOVES } from '../support/game-names.ts'
import { button, dialog, projectBar } from './player.ts'
import { expectSound } from './sound.ts'

type MailedLink = (address: string) => Promise<string>

const NOTICE = 'What you had can come along.'

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name })
}

function side(page: Page, thing: string, whose: RegExp) {
  return page.getByRole('group', { name: thing }).getByRole('radio', { name: whose })
}

/** Tells a name on its page, as people do. */
async function tellName(page: Page, first: string, last: string) {
  await page.goto('/account/real-name')
  await page.getByLabel('First Name').fill(first)
  await page.getByLabel('Last Name').fill(last)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/account')
}

/** An account that exists already, made in another browser. */
async function newAccount(
  browser: Browser,
  baseURL: string,
  mailedLink: MailedLink,
  name?: [string, string],
) {
  const address = newAddress()
  const elsewhere = await browser.newContext({ baseURL })
  const page = await elsewhere.newPage()
  await signInByMail(page, address, mailedLink)
  if (name) await tellName(page, ...name)
  await elsewhere.close()
  return address
}

function leftGuest(page: Page) {
  return page.evaluate(() => localStorage.getItem('left_guest'))
}

test('a guest who signs in chooses what comes along, finds it there, and undoes it', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  test.setTimeout(150_000)
  const address = await newAccount(browser, product.origin, mailedLink, ['Augusta', 'King'])
  await openAndBegin(page)
  const like = button(page, /^Like, /).first()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  const { final } = await askPrice(page, STOVES)
  await acceptDeal(page).click()
  await expect(dialog(page)).toBeHidden()
  await tellName(page, 'Ada', 'Lovelace')
  await page.goto('/account/birthday')
  await page.getByLabel('Birthday').fill('1990-12-10')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  const guest = await guestOf(page)

  await signInByMail(page, address, mailedLink)
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
  // Where both have one the account's stays unless somebody says otherwise.
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

test('with the keyboard alone', async ({ page, browser, product, mailedLink }) => {
  const address = await newAccount(browser, product.origin, mailedLink, ['Augusta', 'King'])
  await tellName(page, 'Ada', 'Lovelace')
  await signInByMail(page, address, mailedLink)
  await page.getByRole('link', { name: 'See What You Had' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'What you had as a guest')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(side(page, 'Name', /Augusta King$/)).toBeFocused()
  // Nothing is chosen, and so nothing can be brought.
  await expect(button(page, 'Bring It Along')).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(side(page, 'Name', /Ada Lovelace$/)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Bring It Along')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible()
  await button(page, 'Undo What You Brought Along').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Augusta King').first()).toBeVisible()
})

test('what is left behind is forgotten, in other tabs too, and nobody is asked again', async ({
  page,
  context,
  browser,
  product,
  mailedLink,
}, info) => {
  const address = await newAccount(browser, product.origin, mailedLink)
  await tellName(page, 'Ada', 'Lovelace')
  await signInByMail(page, address, mailedLink)
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByText(NOTICE)).toBeVisible()
  await page.goto('/account/bring')
  await button(page, 'Leave It Behind').click()
  await expect(page.getByRole('dialog')).toContainText('nobody can get back what you had')
  await expectSound(page)
  await page.screenshot({ path: info.outputPath('bring-leave.png') })
  await button(page.getByRole('dialog'), 'Not Yet').click()
  expect(await leftGuest(page)).not.toBeNull()
  await button(page, 'Leave It Behind').click()
  await button(page.getByRole('dialog'), 'Leave It Behind').click()
  await expect(page).toHaveURL('/account')
  expect(await leftGuest(page)).toBeNull()
  for (const tab of [page, other]) await expect(tab.getByText(NOTICE)).toHaveCount(0)
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0)
})

test('a guest with nothing to lose is not spoken of, and a sign-out forgets one who had something', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  const address = await newAccount(browser, product.origin, mailedLink)
  await becomeGuest(page)
  await signInByMail(page, address, mailedLink)
  await expect(button(page, 'Sign Out')).toBeVisible()
  expect(await leftGuest(page)).toBeNull()
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  await button(page, 'Sign Out').click()
  await expect(page).toHaveURL('/signin')

  await tellName(page, 'Ada', 'Lovelace')
  await signInByMail(page, address, mailedLink)
  await expect(page.getByText(NOTICE)).toBeVisible()
  expect(await leftGuest(page)).not.toBeNull()
  await button(page, 'Sign Out').click()
  await expect(page).toHaveURL('/signin')
  expect(await leftGuest(page)).toBeNull()
})

test('the guest is remembered whichever way leads in: by a passkey', async ({ page, mailedLink }) => {
  const authenticator = await addAuthenticator(page)
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  await tellName(page, 'Augusta', 'King')
  // To one's own account nothing has to be brought.
  await addPasskey(page)
  expect(await leftGuest(page)).toBeNull()
  const owner = await guestOf(page)
  await authenticator.answers(false)
  await button(page, 'Sign Out').click()
  await expect(page).toHaveURL('/signin')
  await tellName(page, 'Ada', 'Lovelace')
  expect(await guestOf(page)).not.toBe(owner)
  await authenticator.answers(true)
  await page.goto('/signin')
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).toBe(owner)
  await expect(page.getByText(NOTICE)).toBeVisible()
})

test('the guest is remembered whichever way leads in: by an e-mail key', async ({
  page,
  browser,
  product,
  mailedLink,
}) => {
  const elsewhere = await browser.newContext({ baseURL: product.origin })
  const theirs = await elsewhere.newPage()
  await signInByMail(theirs, newAddress(), mailedLink)
  const address = newAddress()
  await theirs.goto('/account/email-key')
  await theirs.getByLabel('Email').fill(address)
  await theirs.getByRole('button', { name: 'Send Email Key' }).click()
  await expect(theirs).toHaveURL('/account/email-key/activate')
  const { code, link } = await mailedCode(product.smtp, address)
  const owner = await guestOf(theirs)
  await elsewhere.close()

  await tellName(page, 'Ada', 'Lovelace')
  await page.goto(link ?? '')
  await paste(page, code)
  await expect.poll(() => guestOf(page)).toBe(owner)
  await page.goto('/account')
  await expect(page.getByText(NOTICE)).toBeVisible()
})

test('of a guest whose key is gone the page says so, and what lives in the browser comes all the same', async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(404))
  const address = await newAccount(browser, product.origin, mailedLink)
  await openAndBegin(page)
  await tellName(page, 'Ada', 'Lovelace')
  const { browserKey } = await stored(page)
  await signInByMail(page, address, mailedLink)
  await page.evaluate(
    (key) =>
      fetch('/api/auth/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ browserKey: key }),
      }),
    browserKey,
  )
  await page.goto('/account/bring')
  await button(page, 'Bring It Along').click()
  await expect(heading(page, 'It could not come along')).toBeVisible()
  await expect(page.getByText('came along all the same: your game.')).toBeVisible()
  await expectSound(page, 'bring-gone')
  expect(await leftGuest(page)).toBeNull()
  await openWorld(page)
  await expect(projectBar(page)).toContainText('0 of 5 Sleeping Bags')
})

test('offline nothing comes along and nothing is lost', async ({
  page,
  context,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  const address = await newAccount(browser, product.origin, mailedLink)
  await tellName(page, 'Ada', 'Lovelace')
  await signInByMail(page, address, mailedLink)
  await page.goto('/account/bring')
  await context.route('**/trpc/account.bring*', (route) => route.abort())
  await button(page, 'Bring It Along').click()
  await expect(page.getByRole('alert')).toContainText('System error, please try again later.')
  expect(await leftGuest(page)).not.toBeNull()
  await context.unroute('**/trpc/account.bring*')
  await button(page, 'Bring It Along').click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible()
})
