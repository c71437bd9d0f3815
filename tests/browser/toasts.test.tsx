import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from '#client/lib/toasts.ts'
import { held, noAnswer } from './support/answers.ts'
import { openPage } from './support/app.tsx'
import { expectCount, expectPath } from './support/places.ts'
import { expectSound } from './support/sound.ts'

afterEach(() => void vi.useRealTimers())

const dismiss = page.getByRole('button', { name: 'Dismiss' })
const saved = page.getByText('Real name saved.')

/** Takes every name. */
const setRealName = () => ({ success: true, jwt: 'token' })

test('what happened out of sight is said on the next page, and goes by itself but from under no hand', async () => {
  await openPage('/account/real-name', { answers: { 'account.setRealName': setRealName } })
  // Before anything is said: the time to read it begins when it is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await saveName('Ada', 'Lovelace')
  await expect.element(saved).toBeVisible()

  await dismiss.hover()
  vi.advanceTimersByTime(10_000)
  await expect.element(saved).toBeVisible()
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  dismiss.element().focus()
  await expect.element(dismiss).toHaveFocus()
  vi.advanceTimersByTime(10_000)
  await expect.element(saved).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expectCount(saved, 0)
  // The focus is not lost with the button.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()

  await page.getByRole('link', { name: /(?:Add|Edit) real name/ }).click()
  await saveName('Augusta', 'Lovelace')
  await expect.element(saved).toBeVisible()
  vi.advanceTimersByTime(7000)
  await expectCount(saved, 0)
})

test('no more than two are said at a time, the newest last', async () => {
  await openPage('/privacy')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
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

test('a change that fails after its page was left is not lost in silence', async () => {
  const { released, letGo } = held()
  await openPage('/account/real-name', { answers: { 'account.setRealName': () => released.then(noAnswer) } })
  await fillName('Ada', 'Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Continue Anyway' }).click()
  await expectPath('/account')
  letGo()
  await expect.element(page.getByText('System error, please try again later.')).toBeVisible()
})

async function saveName(first: string, last: string) {
  await fillName(first, last)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectPath('/account')
}

async function fillName(first: string, last: string) {
  await page.getByLabelText('First Name').fill(first)
  await page.getByLabelText('Last Name').fill(last)
}
