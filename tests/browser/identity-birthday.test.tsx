import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { YOUNGEST_AGE, yearsBefore } from '#shared/birthday.ts'
import { expectRow, openForm, save } from './support/identity-form.ts'
import { expectPath } from './support/places.ts'

const field = page.getByLabelText('Birthday')

/** Sets another time zone in this browser, until the test is over. */
async function moveTo(timezoneId: string) {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId })
  onTestFinished(async () => {
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' })
  })
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timezoneId)
}

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'birthdays are judged by the local date in %s',
  async (timezoneId) => {
    await moveTo(timezoneId)
    await openForm('birthday')
    const today = new Date().toLocaleDateString('sv-SE')
    const [oldest, youngest] = [yearsBefore(today, 100), yearsBefore(today, YOUNGEST_AGE)]
    await expect.element(field).toHaveAttribute('min', oldest)
    await expect.element(field).toHaveAttribute('max', youngest)
    await expect.element(save).toBeDisabled()
    expect(page.getByText('Birthday is required').elements()).toEqual([])

    field.element().focus()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.element(page.getByText('Birthday is required')).toBeVisible()

    for (const date of [oldest, youngest]) {
      await field.fill(date)
      await expect.element(save).toBeEnabled()
    }
    for (const [date, sentence] of [
      [`${Number(youngest.slice(0, 4)) + 1}-12-31`, 'You must be at least 13 years old'],
      [`${Number(oldest.slice(0, 4)) - 1}-01-01`, 'Invalid date'],
    ] as const) {
      await field.fill(date)
      await expect.element(field).toHaveAccessibleDescription(sentence)
      await expect.element(save).toBeDisabled()
    }
  },
)

test('a date is typed part by part, and an unfinished one cannot be saved', async () => {
  await openForm('birthday')
  field.element().focus()
  await userEvent.keyboard('0228')
  await expect.element(save).toBeDisabled()
  await userEvent.keyboard('199')
  expect(page.getByText('Invalid date').elements()).toEqual([])
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByText('Invalid date')).toBeVisible()
  field.element().focus()
  await userEvent.keyboard('02281990')
  await expect.element(field).toHaveValue('1990-02-28')
  await expect.element(page.getByText('Invalid date')).not.toBeInTheDocument()

  // One part is deleted and typed again: the others stay.
  await userEvent.keyboard('{ArrowLeft}{Backspace}')
  await expect.element(page.getByText('Birthday is required')).toBeVisible()
  await userEvent.keyboard('27')
  await expect.element(field).toHaveValue('1990-02-27')
  await userEvent.keyboard('{Enter}')
  await expectPath('/account')
  await expectRow('Birthday', 'February 27, 1990')
})
