import { canonicalPath, pages } from './page-paths.ts'

/** Optional features: an account service needs none of them. */
export const FEATURES = ['game', 'playground', 'developers'] as const

export type Feature = (typeof FEATURES)[number]

const pagesOf: Record<Feature, readonly string[]> = {
  game: [pages.rummageWorld, pages.today],
  playground: [pages.wasm],
  developers: [pages.devSettings, pages.dred, pages.errorTest],
}

/** The pages that are off when only these features are on. */
export function pagesWithout(features: readonly Feature[]): string[] {
  return FEATURES.filter((feature) => !features.includes(feature)).flatMap((feature) => pagesOf[feature])
}

/** Whether a page belongs to a feature that is off. */
export function isOff(pathname: string, features: readonly Feature[]): boolean {
  return pagesWithout(features).includes(canonicalPath(pathname))
}
