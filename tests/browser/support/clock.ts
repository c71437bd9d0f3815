import { vi } from 'vitest'

/**
 * Stops what counts waits; calls and drawing go on. Returns what lets seconds pass. For a whole file: what counts lives in
 * modules, and would go on by the clock of the test that began it.
 */
export function stopClock() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  return (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000)
  }
}
