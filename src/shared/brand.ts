/** The defaults of PRODUCT_NAME, PRODUCT_TAGLINE and SOCIAL_URL: the one place that spells the name. */
export const defaultBrand = {
  productName: 'Latchkey',
  productTagline: 'The door that knows you.',
  socialUrl: 'https://example.com/latchkey',
}

/** The words of pages that a brand may own, each with its longest length. */
export const pageWords = {
  lead: 240,
  comeIn: 24,
  signOff: 160,
  socialLink: 48,
  signInTitle: 60,
  signedOutLead: 160,
  notFoundLead: 160,
}

type PageWord = keyof typeof pageWords

/** What of a brand a page is told; the colours come in a style sheet. */
export type PageBrand = {
  words?: Partial<Record<PageWord, string>>
  /** The width of the logo for a height of one. */
  logo?: number
  /** The pages whose text is the brand's own, with their titles. */
  prose?: Record<string, string>
}

export const LOGO_PATH = '/brand/logo.svg'

/** Where the text of a page is that a brand has written. */
export function prosePath(page: string) {
  return `/brand${page}.json`
}
