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

/** What the browser's password manager is told, as long as the page stays. */
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

test('somebody moves out, sees the account at rest, keeps it by the mail, and it is what it was', async ({
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
  const what = page.getByRole('region', { name: 'What goes' })
  await expect(what).toContainText('Ada Lovelace')
  await expect(what).toContainText(address)
  await expect(what).toContainText('1 browser key')
  await expect(page.getByRole('region', { name: 'When' })).toContainText('For 30 days: the account rests.')
  const remove = page.getByRole('button', { name: 'Delete Account' })
  await expect(remove).toBeDisabled()
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await expect(remove).toBeEnabled()
  await expectSound(page, 'deletion-ask')
  await remove.click()

  await expect(page).toHaveURL('/signed-out')
  await expect(heading(page, 'Your account rests')).toBeVisible()
  await expect(page.getByText('It will be deleted on')).toBeVisible()
  expect(await stored(page)).toEqual(NOTHING_STORED)
  await expectSound(page, 'deletion-asked')

  const link = `/account/kept?token=${await nextMailed(product, address, 'wayBack')}`
  // Whoever signs in meanwhile comes to one page, whatever they open.
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

test('a guest is told that it is at once', async ({ page }) => {
  await becomeGuest(page)
  await page.getByRole('link', { name: 'Open account deletion' }).click()
  await expect(page.getByText('This account is deleted at once')).toBeVisible()
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await page.getByRole('button', { name: 'Delete Account at Once' }).click()
  await expect(heading(page, 'Your account is deleted')).toBeVisible()
  expect(await stored(page)).toEqual(NOTHING_STORED)
  await expectSound(page, 'deletion-done')
  await page.goBack()
  // Nobody becomes a guest again by going back.
  await expect(page).toHaveURL('/signed-out')
})

test('it is asked for, looked at and taken back with the keyboard alone', async ({ page, mailedLink }) => {
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
  await expect(heading(page, 'Your account rests')).toBeFocused()

  await signInByMail(page, address, mailedLink)
  await expect(heading(page, RESTS)).toBeVisible()
  await page.getByRole('button', { name: 'Keep It' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Your account is kept.')).toBeVisible()
})

test('the password manager hears of it when there is no way back, and not before', async ({
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
  await expect(heading(page, 'Your account rests')).toBeVisible()
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
  // The address begins anew.
  await signInByMail(page, address, mailedLink)
  await expect(page).toHaveURL('/account')
  expect(await guestOf(page)).not.toBe(owner)
})

test('a link that was used keeps nothing, and says so', async ({ page, product, mailedLink }) => {
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  await askDeletion(page)
  await expect(heading(page, 'Your account rests')).toBeVisible()
  const link = `/account/kept?token=${await nextMailed(product, address, 'wayBack')}`
  await page.goto(link)
  await page.getByRole('button', { name: 'Keep My Account' }).click()
  await expect(heading(page, 'Your account is kept')).toBeVisible()
  // At once: nobody has to press for it.
  await page.goto(link)
  await expect(heading(page, 'This link keeps nothing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep My Account' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('This cannot be undone any more')
  await page.getByRole('link', { name: 'Sign In' }).last().click()
  await expect(page).toHaveURL('/signin')
})
