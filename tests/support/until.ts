import { setTimeout as sleep } from 'node:timers/promises'

/** Polls until the answer is truthy, and returns it; throws when the time is up. */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  withinMs: number,
): Promise<NonNullable<T>> {
  const end = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`Waited ${withinMs} ms in vain for ${what}`)
    await sleep(5)
  }
}
