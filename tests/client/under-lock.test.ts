import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { underLock } from '#client/lib/browser.ts'
import { seconds } from '#shared/time.ts'

type How = { signal?: AbortSignal; steal?: boolean }

/** One lock, as browsers have them. A tab that loses it continues, and is notified. */
function oneLock() {
  let takeFromHolder: ((why: Error) => void) | null = null
  return {
    request(_name: string, { signal, steal }: How, work: () => Promise<void>) {
      return new Promise<void>((resolve, reject) => {
        if (takeFromHolder !== null && !steal) {
          signal?.addEventListener('abort', () => reject(signal.reason))
          return
        }
        takeFromHolder?.(new DOMException('Stolen', 'AbortError'))
        takeFromHolder = reject
        work().then(resolve, reject)
      })
    },
  }
}

const done = vi.fn(async () => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  done.mockClear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the lock of a running tab is waited for, and that of a stopped one is taken', async () => {
  vi.stubGlobal('navigator', { locks: oneLock() })
  let goOn = () => {}
  const stopped = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        goOn = resolve
      }),
  )
  const first = underLock('session', stopped)
  const second = underLock('session', done)
  // As long as a call may take, and a moment for the other tabs.
  await vi.advanceTimersByTimeAsync(seconds(13.5))
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(seconds(2))
  expect(done).toHaveBeenCalledOnce()
  await second

  goOn()
  await first
  expect(stopped).toHaveBeenCalledOnce()
})

test('where locks are refused the work is done without one', async () => {
  const refuse = () => Promise.reject(new DOMException('Blocked', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request: refuse } })
  await underLock('session', done)
  expect(done).toHaveBeenCalledOnce()
})
