import { serveProduct } from '../support/served.ts'
import { answeredWith, test as base, expect, newAddress } from './door.ts'
import { deleteKey, openKey } from './keys.ts'
import { mailedCode, paste } from './mailed-code.ts'
import { signInByMail } from './people.ts'
import { expectSound } from './sound.ts'

const SENIORITY_S = 20

/** A house in which a key is old within seconds. */
const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names.
    async ({}, use) => {
      const product = await serveProduct({ SENIORITY_S: String(SENIORITY_S) })
      await use(product)
      await product.close()
    },
    { scope: 'worker' },
  ],
})

test('who came in by a new key hears that it is too new to throw out an old one, from when it is not, and what helps', async ({
  page,
  browser,
  product,
  mailedLink,
  mayComplain,
}) => {
  test.setTimeout(120_000)
  // Whoever is signed out is told so.
  mayComplain(answeredWith(401))
  const address = newAddress()
  await signInByMail(page, address, mailedLink)
  await page.waitForTimeout(SENIORITY_S * 1000)

  const newMailbox = newAddress()
  await page.goto('/account/email-key')
  await page.getByLabel('Email').fill(newMailbox)
  await page.getByRole('button', { name: 'Send Email Key' }).click()
  await expect(page).toHaveURL('/account/email-key/activate')
  await paste(page, (await mailedCode(product.smtp, newMailbox)).code)
  await expect(page).toHaveURL('/account')

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
