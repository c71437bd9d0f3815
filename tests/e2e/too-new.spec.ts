import { openDriver } from '#server/db/driver.ts'
import { embeddedConnection } from '#server/embedded/home.ts'
import { letHoursPass } from '../support/time-travel.ts'
import { answeredWith, expect, guestOf, newAddress, test } from './door.ts'
import { addEmailKey, deleteKey, openKey } from './keys.ts'
import { signInByMail } from './people.ts'
import { expectSound } from './sound.ts'

/** A key is old after three days. */
const HOURS_UNTIL_OLD = 73

test('who came in by a new key hears that it is too new to throw out an old one, from when it is not, and what helps', async ({
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
  const sql = openDriver(embeddedConnection(product.dataDir), { max: 1 })
  await letHoursPass({ sql }, await guestOf(page), HOURS_UNTIL_OLD)
  await sql.end()

  const newMailbox = newAddress()
  await addEmailKey(page, product.smtp, newMailbox)

  const context = await browser.newContext({ baseURL: product.origin })
  const newcomer = await context.newPage()
  await signInByMail(newcomer, newMailbox, mailedLink)
  const refusal =
    /^This key is too new for that\. You can do it from .+, or right away if you sign in with an older passkey or email address\.$/
  await newcomer.goto('/account/email')
  await newcomer.getByLabel('Email').fill('')
  await newcomer.getByRole('button', { name: 'Delete Email' }).click()
  await newcomer.getByRole('button', { name: 'Yes, Delete Email' }).click()
  await expect(newcomer.getByText(refusal)).toBeVisible()
  await expect(newcomer.getByLabel('Email')).toBeEditable()
  await openKey(newcomer, 'browser')
  await deleteKey(newcomer)
  await expect(newcomer.getByText(refusal)).toBeVisible()
  await expectSound(newcomer, 'too-new-key')

  // What helps at once does help: whoever holds the old mailbox signs in by it.
  const third = await browser.newContext({ baseURL: product.origin })
  const owner = await third.newPage()
  await signInByMail(owner, address, mailedLink)
  await openKey(owner, 'browser')
  await deleteKey(owner)
  await expect(owner).toHaveURL('/account')
  await page.goto('/account')
  await expect(page).toHaveURL('/signin')
  await Promise.all([context.close(), third.close()])
})
