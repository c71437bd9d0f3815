/**
 * What the server tells the page at run time, as JSON in `<meta name="app-config">`:
 * the brand, the lifetimes in seconds that texts mention, and where links and passkeys live.
 */
export type ClientConfig = {
  productName: string
  productTagline: string
  socialUrl: string
  publicUrl: string
  lifetimes: { link: number; code: number; challenge: number }
}

export const CLIENT_CONFIG_META = 'app-config'
