import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf, capitalized, PERSONAL_CHANGES, personalChanges } from '#shared/personal-fields.ts'
import { personalSamples } from '../support/personal-samples.ts'
import { openPage } from './support/app.tsx'
import { expectRow, openForm, save } from './support/identity-form.ts'
import { keepsAccount } from './support/kept-account.ts'
import { expectPath, title } from './support/places.ts'

const DELETE = '/account/delete'

test.each(PERSONAL_CHANGES)('the %s is saved by its form, and the account shows it', async (change) => {
  const { input, labels, heading, shown } = personalSamples[change]
  await openForm(personalChanges[change].title)
  await expect.element(title(heading)).toBeVisible()
  for (const field of askedOf(change)) {
    // The table has a text and a label for each field; TypeScript forgets which change it is.
    const [text, label] = [
      (input as Record<string, string>)[field],
      (labels as Record<string, string>)[field],
    ]
    await page.getByLabelText(String(label)).fill(String(text))
  }
  await save.click()
  await expectPath('/account')
  await expectRow(capitalized(personalChanges[change].title), shown)
})

test.each(PERSONAL_CHANGES)('the page of the deletion lists the %s', async (change) => {
  const { input, shown } = personalSamples[change]
  const label = capitalized(personalChanges[change].noun)
  const { account, answers } = keepsAccount(input)
  const { leave } = await openPage(DELETE, { account, answers })
  await expectRow(label, shown)
  await leave()

  await openPage(DELETE, keepsAccount())
  await expectRow(label, 'None')
})

test.each(['/privacy', '/account/download', '/account/signout-warning'])(
  '%s names all that people tell about themselves',
  async (path) => {
    await openPage(path, keepsAccount())
    for (const { noun } of Object.values(personalChanges)) {
      await expect.element(page.getByText(new RegExp(`your ${noun}\\b`, 'i')).first()).toBeVisible()
    }
  },
)
