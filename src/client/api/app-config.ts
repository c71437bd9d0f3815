import { fieldsOf } from '#client/lib/fields.ts'
import { defaultBrand } from '#shared/brand.ts'
import { CLIENT_CONFIG_META, type ClientConfig } from '#shared/client-config.ts'
import { defaultLifetimes } from '#shared/lifetimes.ts'

/** The configuration that the server wrote into the page. Missing or invalid values fall back to their defaults. */
export function readAppConfig(content: string | null | undefined): ClientConfig {
  const given = fieldsOf(parse(content))
  const lifetimes = fieldsOf(given.lifetimes)

  return {
    productName: text(given.productName, defaultBrand.productName),
    productTagline: text(given.productTagline, defaultBrand.productTagline),
    socialUrl: webAddress(given.socialUrl, defaultBrand.socialUrl),
    publicUrl: webAddress(given.publicUrl, globalThis.location?.origin ?? ''),
    lifetimes: {
      link: positive(lifetimes.link, defaultLifetimes.link),
      code: positive(lifetimes.code, defaultLifetimes.code),
      challenge: positive(lifetimes.challenge, defaultLifetimes.challenge),
      deletionRest: positive(lifetimes.deletionRest, defaultLifetimes.deletionRest),
      seniority: lifetimes.seniority === 0 ? 0 : positive(lifetimes.seniority, defaultLifetimes.seniority),
    },
    pauseScale: positive(given.pauseScale, 1),
    off: Array.isArray(given.off) ? given.off : [],
    // The server has checked it at its start, or it is missing.
    brand: fieldsOf(given.brand),
  }
}

/** Whether this installation has that page. */
export function hasPage(path: string) {
  return !appConfig.off?.includes(path)
}

function parse(content: string | null | undefined): unknown {
  try {
    return JSON.parse(content ?? 'null')
  } catch {
    return null
  }
}

function text(value: unknown, fallback: string) {
  return typeof value === 'string' && value !== '' ? value : fallback
}

function webAddress(value: unknown, fallback: string) {
  return typeof value === 'string' && /^https?:\/\//.test(value) ? value : fallback
}

function positive(value: unknown, fallback: number) {
  return typeof value === 'number' && value > 0 ? value : fallback
}

// Without a document: the client's pure rules are tested outside a browser.
export const appConfig = readAppConfig(
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${CLIENT_CONFIG_META}"]`)?.content,
)

/** The brand's own words, if it has any. */
export const ownWords = appConfig.brand?.words ?? {}
