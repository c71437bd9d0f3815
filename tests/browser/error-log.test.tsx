import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from './support/app.tsx'
import { RefusedCall } from './support/calls.ts'

/** The log that this browser keeps of its errors. */
function errorLog(): Record<string, string>[] {
  return JSON.parse(localStorage.getItem('error_log') ?? '[]')
}

test('an invalid answer of the server is logged, and a temporary failure is not', async () => {
  let status = 503
  await openPage('/health', { answers: { 'health.live': () => new RefusedCall(status, {}) } })
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(errorLog()).toEqual([])

  status = 500
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(errorLog).toHaveLength(1)
  expect(errorLog()).toMatchObject([{ errorType: 'call', message: '/trpc/health.live answered 500' }])
})
