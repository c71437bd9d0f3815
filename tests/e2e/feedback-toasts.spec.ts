import type { Page } from 'playwright/test'
import { askForLink, expect, guestOf, hold, NO_ANSWER, newAddress, test } from './door.ts'
import { expectSound } from './sound.ts'

test('what happened out of sight is said on the next page, and goes by itself but from under no hand', async ({
  page,
}, info) => {
  await page.clock.install()
  await page.goto('/account/real-name')
  await guestOf(page)
  await saveName(page, 'Ada', 'Lovelace')
  const toast = page.getByText('Real name saved.')
  await expect(toast).toBeVisible()
  await expectSound(page)
  await page.screenshot({ path: info.outputPath('toast.png') })

  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await dismiss.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  await dismiss.focus()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toast).toBeHidden()
  // The focus is not lost with the button.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('link', { name: 'Edit real name' }).click()
  await saveName(page, 'Augusta', 'Lovelace')
  await expect(toast).toBeVisible()
  await page.clock.runFor(7000)
  await expect(toast).toBeHidden()
})

test('no more than two are said at a time, the newest last', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/health')
  const copy = page.getByRole('button', { name: 'Copy' })
  for (let times = 0; times < 3; times++) await copy.click()
  await expect(page.getByText('Copied.')).toHaveCount(2)
  const box = await page.getByText('Copied.').last().boundingBox()
  expect(box?.y).toBeGreaterThan(600)
})

test('a change that fails after its page was left is not lost in silence', async ({ page, mayComplain }) => {
  mayComplain(NO_ANSWER)
  await page.goto('/account/real-name')
  await guestOf(page)
  const release = await hold(page, '**/trpc/account.setRealName*')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Continue Anyway' }).click()
  await expect(page).toHaveURL('/account')
  await page.route('**/trpc/account.setRealName*', (route) => route.abort(), { times: 1 })
  await page.context().setOffline(true)
  release()
  await expect(page.getByText('System error, please try again later.')).toBeVisible()
  await page.context().setOffline(false)
})

test('a tab that finds itself signed in as somebody else says so', async ({ page, context, mailedLink }) => {
  const address = newAddress()
  // An account that exists, and whose address this browser does not have.
  const elsewhere = await context
    .browser()
    ?.newContext({ baseURL: new URL((await page.goto('/'))?.url() ?? '').origin })
  if (!elsewhere) throw new Error('No browser')
  const theirs = await elsewhere.newPage()
  await askForLink(theirs, address)
  await theirs.goto(await mailedLink(address))
  await expect(theirs).toHaveURL('/account')
  await elsewhere.close()

  await guestOf(page)
  const other = await context.newPage()
  await askForLink(other, address)
  await other.goto(await mailedLink(address))
  await expect(other).toHaveURL('/account')
  await expect(page.getByText(`You are now ${address}.`)).toBeVisible()
})

async function saveName(page: Page, first: string, last: string) {
  await page.getByLabel('First Name').fill(first)
  await page.getByLabel('Last Name').fill(last)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/account')
}
