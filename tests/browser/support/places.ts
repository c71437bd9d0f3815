import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page } from 'vitest/browser'

/** Waits until the page is the one at this address. */
export async function expectPath(path: string) {
  await expect.poll(() => location.pathname, { timeout: 10_000 }).toBe(path)
}

/** Waits until there are this many of them. */
export async function expectCount(what: Locator, count: number) {
  await expect.element(what).toHaveLength(count)
}

/** Waits for an element, and focuses it. */
export async function focusOn(what: Locator) {
  await expect.element(what).toBeVisible()
  what.element().focus()
}

export function title(name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name })
}
