import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { held, noAnswer } from './support/answers.ts'
import { newGuest } from './support/app.tsx'
import { arriveAt } from './support/arrival.ts'
import { expectCount } from './support/places.ts'

const retry = page.getByRole('button', { name: 'Retry' })
const initializing = page.getByText('Initializing...')

/** Thinks as long as the test lasts, and then ends, so that the next test does not wait for it. */
function thinking() {
  const { released, letGo } = held()
  onTestFinished(letGo)
  return () => released.then(noAnswer)
}

/** From now on time passes only where the test says so. React's own work goes on. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Until the page opens anyway: the promise is 8 s, and its code has to load first. */
async function expectLongestWait() {
  await vi.advanceTimersByTimeAsync(7_000)
  await expect.element(initializing).toBeVisible()
  await expectCount(retry, 0)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(retry).toBeVisible()
  await expectCount(initializing, 0)
}

test('Initializing... shows while the server thinks, and no longer than 8 seconds', async () => {
  stopClock()
  const { made } = await arriveAt('/account', { answers: { 'account.create': thinking() } })
  await expect.element(initializing).toBeVisible()
  await expect.poll(() => made, { timeout: 10_000 }).toContain('account.create')
  await expectLongestWait()
})

test('with a stored session, too, no visitor waits longer than 8 seconds to be recognised', async () => {
  stopClock()
  const { made } = await arriveAt('/account/signout-warning', {
    whose: newGuest(),
    answers: { 'account.get': thinking() },
  })
  await expect.element(initializing).toBeVisible()
  await expect.poll(() => made, { timeout: 10_000 }).toContain('account.get')
  await expectLongestWait()
  await expectCount(page.getByText('No recovery method is set.'), 0)
})
