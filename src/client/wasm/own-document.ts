import { canonicalPath, pages } from '#shared/routes.ts'

/**
 * Whether this document was opened at this page. Only then its policy lets the sandbox's frame in: of all pages this
 * one alone is served with `frame-src`, and who comes here from another page still has that page's document.
 */
export function isOwnDocument() {
  const [opened] = performance.getEntriesByType('navigation')
  // A browser that cannot say is believed, rather than reloaded for ever.
  return !opened || canonicalPath(new URL(opened.name).pathname) === pages.wasm
}
