import { askForLink, expect, newAddress, test } from './door.ts'
import { becomeGuest, signInByMail } from './people.ts'

test('a tab that finds itself signed in to another account says so', async ({
  page,
  context,
  browser,
  product,
  mailedLink,
}) => {
  const address = newAddress()
  // An existing account, whose address this browser does not have.
  const elsewhere = await browser.newContext({ baseURL: product.origin })
  await signInByMail(await elsewhere.newPage(), address, mailedLink)
  await elsewhere.close()

  await becomeGuest(page)
  const other = await context.newPage()
  await askForLink(other, address)
  await other.goto(await mailedLink(address))
  await expect(other).toHaveURL('/account')
  await expect(page.getByText(`You are now signed in as ${address}.`)).toBeVisible()
})
