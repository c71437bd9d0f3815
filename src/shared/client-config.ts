import type { PageBrand } from './brand.ts'

/**
 * Run-time configuration for the page, as JSON in `<meta name="app-config">`. It has the brand, lifetimes in seconds for
 * texts, the addresses of links and passkeys, and the features that are off.
 */
export type ClientConfig = {
  productName: string
  productTagline: string
  socialUrl: string
  publicUrl: string
  /** `seniority`: seconds until a credential is settled; 0: at once, and no change is pending. */
  lifetimes: { link: number; code: number; challenge: number; deletionRest: number; seniority: number }
  /** Pages that are off; absent if all are on. */
  off?: string[]
  /** Multiplies the reading pauses; absent if 1, as always outside tests. */
  pauseScale?: number
  /** Absent without a brand. */
  brand?: PageBrand
}

export const CLIENT_CONFIG_META = 'app-config'
