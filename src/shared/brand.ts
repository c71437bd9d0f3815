/** The defaults of PRODUCT_NAME, PRODUCT_TAGLINE and SOCIAL_URL: the one place that spells the name. */
export const defaultBrand = {
  productName: 'Latchkey',
  productTagline: 'The door that knows you.',
  socialUrl: 'https://example.com/latchkey',
}
