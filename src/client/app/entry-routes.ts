import { later } from '#client/lib/later.ts'
import { canonicalPath, type PagePath, pages } from '#shared/page-paths.ts'
import type { LoadPage } from './load-page.ts'

export const loadSignIn: LoadPage = later(() => import('#client/pages/sign-in/sign-in-page.tsx'))

// One function for both addresses: between them the page stays as it is.
const loadLanding: LoadPage = later(() => import('#client/landing/landing-page.tsx'))

/**
 * The pages that the first file of the program knows. It is part of every visit, so all other pages are in `routes.tsx`,
 * which is fetched when one of them is wanted: there another page makes no front door heavier.
 */
export const entryRoutes = {
  [pages.home]: loadLanding,
  [pages.greet]: loadLanding,
  [pages.signIn]: loadSignIn,
} satisfies Partial<Record<PagePath, LoadPage>>

const loadRoutes = later(() =>
  import('./client-routes.tsx').then(({ default: page, loadsOf: loads }) => ({
    default: page,
    loadsOf: loads,
  })),
)

/** What draws an address: the page itself, or the table of all other pages. */
export function outermostLoad(pathname: string): LoadPage {
  const known: Record<string, LoadPage | undefined> = entryRoutes
  return known[canonicalPath(pathname)] ?? loadRoutes
}

/** What has to be fetched for a page, outermost first. */
export async function loadsOf(pathname: string): Promise<LoadPage[]> {
  const outermost = outermostLoad(pathname)
  if (outermost !== loadRoutes) return [outermost]
  // That it failed is heard by whoever fetches it to draw the page.
  const table = await loadRoutes('spare').catch(() => null)
  return [loadRoutes, ...(table?.loadsOf(pathname) ?? [])]
}
