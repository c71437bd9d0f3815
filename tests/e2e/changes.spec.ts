import type { Page } from 'playwright/test'
import { nextMailed } from '../support/letters.ts'
import { addAuthenticator, answeredWith, askForLink, expect, newAddress, test } from './door.ts'
import { addPasskey, signInByMail } from './people.ts'
import { expectSound } from './sound.ts'

async function removeEmail(page: Page) {
  await page.goto('/account/email')
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: 'Delete Email' }).click()
  await page.getByRole('button', { name: 'Yes, Delete Email' }).click()
  await expect(page.getByText('Recovery email deleted')).toBeVisible()
}

test('what another browser changed is told on the next visit: it was me, or it is undone and that browser is out', async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  // Whoever is signed out is told so.
  mayComplain(answeredWith(401))
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  const context = await browser.newContext({ baseURL: product.origin })
  const other = await context.newPage()
  await addAuthenticator(other)
  await signInByMail(other, address, mailedLink)
  await addPasskey(other)

  const told = page.getByRole('status').filter({ hasText: 'Was that you?' })
  await page.goto('/')
  await expect(told).toContainText(/^Passkey added \(.+\), in .+, on .+\. Was that you\?/)
  await expectSound(page, 'change-told')
  await page.getByRole('button', { name: 'That was me' }).click()
  await expect(told).toBeHidden()
  await page.goto('/account')
  await expect(page.getByText(address)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(told).toBeHidden()
  // Who did it hears nothing of it.
  await other.goto('/')
  await other.waitForLoadState('networkidle')
  await expect(other.getByText('Was that you?')).toBeHidden()

  await removeEmail(other)
  await page.goto('/account')
  await expect(told).toContainText(/^Recovery email removed, in /)
  await expect(page.getByText(address)).toBeHidden()
  const undo = page.getByRole('button', { name: 'Undo and sign that browser out' })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Undone, and that browser is signed out')).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
  await expect(told).toBeHidden()
  await other.goto('/account')
  await expect(other).toHaveURL('/signin')
  await context.close()
})

test('the mailed link undoes a change by one press, never by being opened, and once', async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  // Whoever is signed out is told so.
  mayComplain(answeredWith(401))
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  await addAuthenticator(page)
  await addPasskey(page)
  const link = `/undo?token=${await nextMailed(product, address, 'undo')}`

  const context = await browser.newContext({ baseURL: product.origin })
  const reader = await context.newPage()
  await reader.goto(link)
  await expect(reader).toHaveURL('/undo')
  await expect(reader.getByRole('heading', { level: 1, name: 'Undo the change?' })).toBeVisible()
  await expectSound(reader, 'undo-asking')
  await page.goto('/account')
  await expect(page.locator('a[href^="/account/passkey/"]')).toBeVisible()

  await reader.getByRole('button', { name: 'Continue' }).click()
  await expect(reader.getByRole('heading', { level: 1, name: 'The change is undone' })).toBeVisible()
  // The browser that did it is out; the mailbox opens the account as before, without the passkey.
  await page.goto('/account')
  await expect(page).toHaveURL('/signin')
  await askForLink(page, address)
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
  await expect(page.locator('a[href^="/account/browser-key/"]')).toBeVisible()
  await expect(page.locator('a[href^="/account/passkey/"]')).toBeHidden()

  await reader.goto(link)
  await expect(reader.getByRole('heading', { level: 1, name: 'This link undoes nothing' })).toBeVisible()
  await expect(reader.getByText('This cannot be undone any more')).toBeVisible()
  await expectSound(reader, 'undo-used')
  await reader.goto('/undo')
  await expect(reader.getByRole('heading', { level: 1, name: 'This link undoes nothing' })).toBeVisible()
  await context.close()
})

test('a browser that was signed out from elsewhere undoes that at the door, and is in again', async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(401))
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  const context = await browser.newContext({ baseURL: product.origin })
  const other = await context.newPage()
  await signInByMail(other, address, mailedLink)
  await other.locator('a[href^="/account/browser-key/"]').first().click()
  await other.getByRole('button', { name: 'Delete Key' }).click()
  await other.getByRole('button', { name: /^Yes/ }).click()
  await expect(other).toHaveURL('/account')

  await page.goto('/account')
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText('This browser was signed out from elsewhere.')).toBeVisible()
  await expectSound(page, 'signed-out-elsewhere')
  await page.getByRole('button', { name: 'Undo and sign that browser out' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(address)).toBeVisible()
  await other.goto('/account')
  await expect(other).toHaveURL('/signin')
  await context.close()
})
