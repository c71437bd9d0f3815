/** Timers count in 32 bits; a longer delay would fire at once. */
export const LONGEST_DELAY = 2 ** 31 - 1

export function wait(duration: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, duration))
}
