import type { Page } from 'playwright/test'
import { nextMailed } from '../support/letters.ts'
import {
  addAuthenticator,
  askForLink,
  expect,
  guestOf,
  NOTHING_STORED,
  newAddress,
  stored,
  test,
} from './door.ts'
import { addPasskey, becomeGuest, signInByMail, tellName } from './people.ts'
import { expectSound } from './sound.ts'

const RESTS = /^This account will be deleted on /

async function askDeletion(page: Page) {
  await page.goto('/account/delete')
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await page.getByRole('button', { name: 'Delete Account' }).click()
}

function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name })
}

/** The signals to the browser's password manager, as long as the page stays. */
async function hearSignals(page: Page) {
  const heard: unknown[] = []
  await page.exposeFunction('heardSignal', (options: unknown) => heard.push(options))
  await page.addInitScript(() => {
    Object.assign(PublicKeyCredential, {
      // @ts-expect-error: put there by the test
      signalAllAcceptedCredentials: async (options: unknown) => window.heardSignal(options),
    })
  })
  return heard
}

test('a user schedules a deletion, cancels it by the mail, and the account is unchanged', async ({
  page,
  product,
  mailedLink,
}) => {
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  await tellName(page, 'Ada', 'Lovelace')
  await page.goto('/account')
  await page.getByRole('link', { name: 'Open account deletion' }).click()

  await expect(heading(page, 'Delete Account')).toBeVisible()
  const what = page.getByRole('region', { name: 'What will be deleted' })
  await expect(what).toContainText('Ada Lovelace')
  await expect(what).toContainText(address)
  await expect(what).toContainText('1 browser key')
  await expect(page.getByRole('region', { name: 'When' })).toContainText(
    'For 30 days: the account is closed, and you can still change your mind.',
  )
  const remove = page.getByRole('button', { name: 'Delete Account' })
  await expect(remove).toBeDisabled()
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await expect(remove).toBeEnabled()
  await expectSound(page, 'deletion-ask')
  await remove.click()

  await expect(page).toHaveURL('/signed-out')
  await expect(heading(page, 'Your account is closed')).toBeVisible()
  await expect(page.getByText('It will be deleted on')).toBeVisible()
  expect(await stored(page)).toEqual(NOTHING_STORED)
  await expectSound(page, 'deletion-asked')

  const link = `/account/kept?token=${await nextMailed(product, address, 'wayBack')}`
  // A sign-in meanwhile leads to one page, whatever address it opens.
  await askForLink(page, address)
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account/delete')
  await expect(heading(page, RESTS)).toBeVisible()
  for (const path of ['/account', '/account/real-name', '/rummageworld', '/', '/account/footprint']) {
    await page.goto(path)
    await expect(page).toHaveURL('/account/delete')
  }
  await expect(page.getByText(address)).toBeVisible()
  await expectSound(page, 'deletion-resting')
  await page.getByRole('button', { name: 'Delete Now' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('nobody can bring it back')
  await expectSound(page, 'deletion-now')
  await question.getByRole('button', { name: 'Not Yet' }).click()

  await page.goto(link)
  await expect(page).toHaveURL('/account/kept')
  await expect(heading(page, 'Keep your account?')).toBeVisible()
  await expectSound(page, 'deletion-kept-asking')
  await page.getByRole('button', { name: 'Keep My Account' }).click()
  await expect(heading(page, 'Your account is kept')).toBeVisible()
  await expectSound(page, 'deletion-kept')
  await page.goto('/account')
  await expect(heading(page, 'Your account')).toBeVisible()
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible()
})

test('a guest is told that the deletion happens at once', async ({ page }) => {
  await becomeGuest(page)
  await page.getByRole('link', { name: 'Open account deletion' }).click()
  await expect(page.getByText('This account is deleted at once')).toBeVisible()
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await page.getByRole('button', { name: 'Delete Account at Once' }).click()
  await expect(heading(page, 'Your account is deleted')).toBeVisible()
  expect(await stored(page)).toEqual(NOTHING_STORED)
  await expectSound(page, 'deletion-done')
  await page.goBack()
  // Back does not make a guest again.
  await expect(page).toHaveURL('/signed-out')
})

test('a deletion is requested, shown and cancelled with the keyboard alone', async ({ page, mailedLink }) => {
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  await page.getByRole('link', { name: 'Open account deletion' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Delete Account')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Type DELETE to confirm')).toBeFocused()
  await page.keyboard.type('delete')
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeDisabled()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('DELETE')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your account is closed')).toBeFocused()

  await signInByMail(page, address, mailedLink)
  await expect(heading(page, RESTS)).toBeVisible()
  await page.getByRole('button', { name: 'Keep My Account' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Your account is kept.')).toBeVisible()
})

test('the password manager is notified after the final deletion, and not before', async ({
  page,
  mailedLink,
}) => {
  await addAuthenticator(page)
  const heard = await hearSignals(page)
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  await addPasskey(page)
  const owner = await guestOf(page)
  await askDeletion(page)
  await expect(heading(page, 'Your account is closed')).toBeVisible()
  expect(heard).toEqual([])

  await signInByMail(page, address, mailedLink)
  await expect(heading(page, RESTS)).toBeVisible()
  await page.getByRole('button', { name: 'Delete Now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for Good' }).click()
  await expect(heading(page, 'Your account is deleted')).toBeVisible()
  await expect
    .poll(() => heard)
    .toEqual([
      { rpId: 'localhost', userId: expect.stringMatching(/^[\w-]{86}$/), allAcceptedCredentialIds: [] },
    ])
  // The address opens a new account.
  await signInByMail(page, address, mailedLink)
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).not.toBe(owner)
})

test('a used link cancels no deletion, and says so', async ({ page, product, mailedLink }) => {
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  await askDeletion(page)
  await expect(heading(page, 'Your account is closed')).toBeVisible()
  const link = `/account/kept?token=${await nextMailed(product, address, 'wayBack')}`
  await page.goto(link)
  await page.getByRole('button', { name: 'Keep My Account' }).click()
  await expect(heading(page, 'Your account is kept')).toBeVisible()
  // At once, without a press.
  await page.goto(link)
  await expect(heading(page, 'This link does not work any more')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep My Account' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('This cannot be undone any more')
  await page.getByRole('link', { name: 'Sign In' }).last().click()
  await expect(page).toHaveURL('/signin')
})
