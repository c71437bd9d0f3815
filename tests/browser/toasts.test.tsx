import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dismissToast, shownToasts, toast } from '#client/lib/toasts.ts'
import { effectsHaveRun } from '../support/effects-have-run.ts'
import { held, noAnswer } from './support/answers.ts'
import { openPage } from './support/app.tsx'
import { fillName, openForm, question, save } from './support/identity-form.ts'
import { expectCount, expectPath } from './support/places.ts'
import { expectSound } from './support/sound.ts'

const dismiss = page.getByRole('button', { name: 'Dismiss' })
const title = page.getByRole('heading', { level: 1 })

/**
 * Stops the timer that removes a toast. Calls and pages go on by the little that passes while the test waits for them.
 */
function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    for (const { id } of shownToasts()) dismissToast(id)
  })
  return {
    pass: async (duration: number) => {
      await effectsHaveRun()
      vi.advanceTimersByTime(duration)
    },
    soon: (look: () => unknown) =>
      expect.poll(() => {
        vi.advanceTimersByTime(20)
        return look()
      }),
  }
}

test('an event of another page is shown on the next page, and disappears by itself unless it is hovered or focused', async () => {
  await openForm('real name')
  const { pass, soon } = stopTimers()
  const saved = page.getByText('Real name saved.')
  await fillName('Ada', 'Lovelace')
  await save.click()
  await soon(() => location.pathname).toBe('/account')
  await soon(() => dismiss.query()).not.toBeNull()
  await expect.element(saved).toBeVisible()

  await dismiss.hover()
  await pass(10_000)
  await expect.element(saved).toBeVisible()
  await title.hover()
  dismiss.element().focus()
  await pass(10_000)
  await expect.element(saved).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(saved).not.toBeInTheDocument()
  // The focus is not lost with the button.
  await expect.element(title).toHaveFocus()

  await page.getByRole('link', { name: 'Edit real name' }).click()
  await soon(() => save.query()).not.toBeNull()
  await fillName('Augusta', 'Lovelace')
  await save.click()
  await soon(() => location.pathname).toBe('/account')
  await soon(() => dismiss.query()).not.toBeNull()
  await expect.element(saved).toBeVisible()
  await pass(7000)
  await expect.element(saved).not.toBeInTheDocument()
})

test('at most two toasts are shown at a time, the newest last', async () => {
  await openPage('/privacy')
  await expect.element(title).toBeVisible()
  for (const text of ['One.', 'Two.', 'Three.']) toast(text)
  await expectCount(dismiss, 2)
  await expectCount(page.getByText('One.', { exact: true }), 0)
  const [older, newer] = ['Two.', 'Three.'].map((text) =>
    page.getByText(text).element().getBoundingClientRect(),
  )
  expect(newer?.top).toBeGreaterThan(older?.bottom ?? Number.NaN)
  expect(newer?.top).toBeGreaterThan(600)
  await expectSound()
})

test('a change that fails after its page was left is reported', async () => {
  const { released, letGo } = held()
  await openForm('real name', { answers: { 'account.setRealName': () => released.then(noAnswer) } })
  await fillName('Ada', 'Lovelace')
  await save.click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Continue Anyway' }).click()
  await expectPath('/account')
  letGo()
  await expect.element(page.getByText('System error, please try again later.')).toBeVisible()
})
