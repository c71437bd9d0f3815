import type { Config } from '#server/config.ts'
import { canonicalPath, pages } from '#shared/page-paths.ts'

/** What search engines and link previews show below the title, for the pages that may be listed. */
const descriptions: Record<string, (productName: string) => string> = {
  [pages.rummageWorld]: () =>
    'Rummage World: a free hidden-object game in rooms full of things with a past. Take a job, find what is hidden in the pictures, haggle, and be paid.',
  [pages.today]: () =>
    'The room of the day in Rummage World, a free hidden-object game: one room a day, the same for everybody.',
  [pages.signIn]: (productName) =>
    `Knock at ${productName}: sign in with a passkey or with an emailed link. There is no password to remember.`,
  [pages.privacy]: (productName) =>
    `What ${productName} keeps about you, why, and for how long. It is not much, so the page is short.`,
  [pages.terms]: (productName) => `The house rules of ${productName}, on one page.`,
  [pages.account]: (productName) =>
    `Your account at ${productName}: your name, your email and the keys that open it.`,
}

const FRONT: readonly string[] = [pages.home, pages.greet]

/** The front page says what is behind the door. All other pages without a text above have the product's tagline. */
export function descriptionOf(pathname: string, { productName, productTagline, brand, features }: Config) {
  const path = canonicalPath(pathname)
  // We do not know what the operator's own text says.
  const description = brand?.prose.has(path) ? undefined : descriptions[path]
  if (description) return description(productName)
  const tagline = `${productName}. ${productTagline}`
  if (!FRONT.includes(path)) return tagline
  const game = features.includes('game')
    ? 'Rummage World is a free hidden-object game: rooms full of things with a past.'
    : ''
  return `${tagline} ${brand?.page.words?.lead ?? game}`.trim()
}

export function pathOf(url: string) {
  return url.split('?', 1)[0] ?? url
}
