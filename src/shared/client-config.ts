import type { PageBrand } from './brand.ts'

/**
 * What the server tells the page at run time, as JSON in `<meta name="app-config">`:
 * the brand, the lifetimes in seconds that texts mention, where links and passkeys live, and what there is not.
 */
export type ClientConfig = {
  productName: string
  productTagline: string
  socialUrl: string
  publicUrl: string
  /** `seniority`: until what one has is settled; 0: never, and nothing waits. */
  lifetimes: { link: number; code: number; challenge: number; deletionRest: number; seniority: number }
  /** Pages that this house does without; left out where it has all. */
  off?: string[]
  /** Multiplies the pauses that people are given to read; left out where it is 1, which it is outside tests. */
  pauseScale?: number
  /** Left out where nobody replaces anything. */
  brand?: PageBrand
}

export const CLIENT_CONFIG_META = 'app-config'
