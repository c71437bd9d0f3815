import { vi } from 'vitest'

/**
 * Stops the timers that count waits; calls and rendering go on. Returns what lets seconds pass. For a whole file: these
 * timers live in modules, and would continue on the clock of the first test.
 */
export function stopClock() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  return (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000)
  }
}
