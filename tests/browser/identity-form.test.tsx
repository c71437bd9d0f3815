import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectRow, fillName, openForm, question, save } from './support/identity-form.ts'
import { expectPath } from './support/places.ts'

const first = page.getByLabelText('First Name')
const last = page.getByLabelText('Last Name')
const cancel = page.getByRole('link', { name: 'Cancel' })
const stayHere = page.getByRole('button', { name: 'Stay Here' })

test('names are checked once a field was left or edited, and Save waits', async () => {
  await openForm('real name')
  await expect.element(save).toBeDisabled()
  expect(page.getByText('is required').elements()).toEqual([])

  first.element().focus()
  expect(page.getByText('is required').elements()).toEqual([])
  last.element().focus()
  await expect.element(page.getByText('First name is required')).toBeVisible()
  expect(page.getByText('Last name is required').elements()).toEqual([])
  await expect.element(first).toHaveAccessibleDescription('First name is required')
  await expect.element(first).toHaveAttribute('aria-invalid', 'true')

  await first.fill('A')
  await expect.element(page.getByText('First name is required')).not.toBeInTheDocument()
  await last.fill('x')
  await last.fill('  ')
  await expect.element(page.getByText('Last name is required')).toBeVisible()
  await expect.element(save).toBeDisabled()

  await last.fill('👻'.repeat(101))
  await expect.element(page.getByText('String must contain at most 100 character(s)')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await last.fill('👻'.repeat(100))
  await expect.element(page.getByText('String must contain at most')).not.toBeInTheDocument()
  await expect.element(save).toBeEnabled()
})

test('an invisible name is refused, and so is an invisible character', async () => {
  await openForm('real name')
  await fillName('\u200b', 'Lovelace')
  await expect.element(page.getByText('First name is required')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await first.fill('A\u202eda')
  await expect.element(page.getByText('Invisible characters are not allowed')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await first.fill('علی\u200cرضا')
  await expect.element(page.getByText('Invisible characters')).not.toBeInTheDocument()
  await save.click()
  await expectRow('Real name', 'علی\u200cرضا Lovelace')
})

test('a form is filled, questioned and saved by keyboard alone', async () => {
  await openForm('real name')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('Ada{Tab}Lovelace{Tab}')
  await expect.element(save).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(cancel).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(stayHere).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Continue Anyway' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(cancel).toHaveFocus()

  // Browsers do not let a page cancel a second Escape in a row.
  await userEvent.keyboard('{Enter}')
  await expect.element(stayHere).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expectPath('/account/real-name')

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  await expectPath('/account')
  await expectRow('Real name', 'Ada Lovelace')
})

test('every way to leave asks when there are unsaved changes', async () => {
  await openForm('real name')
  await first.fill('Ada')

  const ways = {
    link: () => page.getByRole('link', { name: 'Rummage World' }).click(),
    cancel: () => cancel.click(),
    back: () => history.back(),
  }
  for (const leave of Object.values(ways)) {
    await leave()
    await expect.element(question).toBeVisible()
    await expect
      .element(question)
      .toHaveAccessibleDescription('Unsaved changes will be lost if you continue.')
    await expect.element(stayHere).toHaveFocus()
    await stayHere.click()
    await expect.element(question).not.toBeInTheDocument()
    await expectPath('/account/real-name')
    await expect.element(first).toHaveValue('Ada')
  }

  history.back()
  await question.getByRole('button', { name: 'Continue Anyway' }).click()
  await expectPath('/account')
  await expectRow('Real name', 'Not added')

  // Forward leads back to a form without these changes.
  history.forward()
  await expect.element(first).toHaveValue('')
})

test('the skip link stays on the page, and no question appears', async () => {
  await openForm('real name')
  await first.fill('Ada')
  page.getByRole('link', { name: 'Skip to content' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expectPath('/account/real-name')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(first).toHaveValue('Ada')
})
