import type { Config } from '#server/config.ts'
import { canonicalPath, pages } from '#shared/page-paths.ts'

/** What search engines show below the title, for the pages that they may list. */
const descriptions: Record<string, (productName: string) => string> = {
  [pages.rummageWorld]: () =>
    'Rummage World: rooms full of things with a past. Take a job, find what is hidden in the pictures, haggle, and be paid.',
  [pages.signIn]: (productName) =>
    `Knock at ${productName}: sign in with a passkey or by a link in your mail. There is no password to remember.`,
  [pages.privacy]: (productName) =>
    `What ${productName} keeps about you, why, and for how long. It is not much, so the page is short.`,
  [pages.terms]: (productName) => `The house rules of ${productName}, on one page.`,
  [pages.account]: (productName) =>
    `Your account at ${productName}: your name, your email and the keys that open it.`,
}

/** All other pages have the product's tagline. */
export function descriptionOf(pathname: string, { productName, productTagline, brand }: Config) {
  const path = canonicalPath(pathname)
  // We do not know what the operator's own text says.
  const description = brand?.prose.has(path) ? undefined : descriptions[path]
  return description?.(productName) ?? `${productName}. ${productTagline}`
}

export function pathOf(url: string) {
  return url.split('?', 1)[0] ?? url
}
