/** The defaults of PRODUCT_NAME, PRODUCT_TAGLINE and SOCIAL_URL: the only place that spells the name. */
export const defaultBrand = {
  productName: 'Latchkey',
  productTagline: 'The door that knows you.',
  socialUrl: 'https://example.com/latchkey',
}

/** The texts of pages that a brand may replace, each with its maximum length in characters. */
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

/** The parts of a brand that a page receives; the colours come in a style sheet. */
export type PageBrand = {
  words?: Partial<Record<PageWord, string>>
  /** The logo's width for a height of one. */
  logo?: number
  /** The pages whose text is the brand's own, with their titles. */
  prose?: Record<string, string>
}

export const LOGO_PATH = '/brand/logo.svg'

/** The address of the brand's text for a page. */
export function prosePath(page: string) {
  return `/brand${page}.json`
}
