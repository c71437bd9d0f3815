import { askForLink, expect, guestOf, newAddress, test } from './door.ts'
import { signInByMail } from './people.ts'

// How a toast comes and goes is in tests/browser/toasts.test.tsx.

test('no more than two are said at a time, the newest last', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/health')
  const copy = page.getByRole('button', { name: 'Copy' })
  for (let times = 0; times < 3; times++) await copy.click()
  await expect(page.getByText('Copied.')).toHaveCount(2)
  const box = await page.getByText('Copied.').last().boundingBox()
  expect(box?.y).toBeGreaterThan(600)
})

test('a tab that finds itself signed in as somebody else says so', async ({ page, context, mailedLink }) => {
  const address = newAddress()
  // An account that exists, and whose address this browser does not have.
  const elsewhere = await context
    .browser()
    ?.newContext({ baseURL: new URL((await page.goto('/'))?.url() ?? '').origin })
  if (!elsewhere) throw new Error('No browser')
  const theirs = await elsewhere.newPage()
  await signInByMail(theirs, address, mailedLink)
  await elsewhere.close()

  await guestOf(page)
  const other = await context.newPage()
  await askForLink(other, address)
  await other.goto(await mailedLink(address))
  await expect(other).toHaveURL('/account')
  await expect(page.getByText(`You are now ${address}.`)).toBeVisible()
})
