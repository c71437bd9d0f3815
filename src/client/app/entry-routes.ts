import { later } from '#client/lib/later.ts'
import { canonicalPath, type PagePath, pages } from '#shared/page-paths.ts'
import type { LoadPage } from './load-page.ts'

export const loadSignIn: LoadPage = later(() => import('#client/pages/sign-in/sign-in-page.tsx'))

// One function for both addresses: the page stays mounted when the address changes between them.
const loadLanding: LoadPage = later(() => import('#client/landing/landing-page.tsx'))

/**
 * The pages in the program's first file. Every visit loads that file, so all other pages are in `client-routes.tsx`, which
 * loads on demand. Another page there makes no first page heavier.
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

/** The code that draws an address: the page itself, or the table of all other pages. */
export function outermostLoad(pathname: string): LoadPage {
  const known: Record<string, LoadPage | undefined> = entryRoutes
  return known[canonicalPath(pathname)] ?? loadRoutes
}

/** The code to load for a page, outermost first. */
export async function loadsOf(pathname: string): Promise<LoadPage[]> {
  const outermost = outermostLoad(pathname)
  if (outermost !== loadRoutes) return [outermost]
  // A failure is reported when the page is loaded to be drawn.
  const table = await loadRoutes('spare').catch(() => null)
  return [loadRoutes, ...(table?.loadsOf(pathname) ?? [])]
}
