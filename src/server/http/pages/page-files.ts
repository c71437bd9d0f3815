import type { Brand } from '#server/brand/read-brand.ts'
import { prosePath } from '#shared/brand.ts'
import {
  canonicalPath,
  isPagePath,
  keyPages,
  type PagePath,
  pages,
  personalPages,
} from '#shared/page-paths.ts'
import { recordOf } from '#shared/record-of.ts'
import { readBuilt } from './read-built.ts'

/** What a visitor of the feed waits for longest. */
const FIRST_POSTS = '/feed-page-1.json'
const FRAME = ['app/account-frame.tsx']
const PASSKEYS = 'lib/webauthn-library.ts'

/** The client's route table. All pages need it except those known to the first file (`app/entry-routes.ts`). */
const ROUTES = 'app/client-routes.tsx'
const IN_ENTRY: readonly string[] = [pages.home, pages.greet, pages.signIn]

/** The separately loaded sources of each page, under src/client. */
const sources: Record<PagePath, string[]> = {
  [pages.home]: ['landing/landing-page.tsx'],
  [pages.greet]: ['landing/landing-page.tsx'],
  [pages.rummageWorld]: ['rummage-world/rummage-world-page.tsx'],
  [pages.today]: ['rummage-world/today-page.tsx'],
  [pages.signIn]: ['pages/sign-in/sign-in-page.tsx', PASSKEYS],
  [pages.signedOut]: ['pages/sign-out/signed-out-page.tsx'],
  [pages.verifyLink]: ['sign-in-links/verify-page.tsx'],
  [pages.passkeySetup]: [...FRAME, 'passkeys/passkey-setup-page.tsx'],
  [pages.account]: [...FRAME, 'pages/account/account-page.tsx'],
  ...recordOf(Object.values(personalPages), () => [...FRAME, 'accounts/personal-page.tsx']),
  [pages.email]: [...FRAME, 'emails/recovery-email-page.tsx'],
  [pages.verifyCode]: [...FRAME, 'emails/verify-code-page.tsx'],
  [pages.addKey]: [...FRAME, 'passkeys/add-key-page.tsx'],
  [pages.addEmailKey]: [...FRAME, 'emails/email-key/add-email-key-page.tsx'],
  [pages.activateEmailKey]: [...FRAME, 'emails/email-key/activate-email-key-page.tsx'],
  [pages.forecast]: [...FRAME, 'account-protection/lockout-forecast-page.tsx'],
  [pages.journal]: [...FRAME, 'audit-log/audit-log-page.tsx'],
  [pages.footprint]: [...FRAME, 'data-rights/data-inventory-page.tsx'],
  [pages.download]: [...FRAME, 'data-rights/export/export-page.tsx'],
  [pages.bring]: [...FRAME, 'accounts/merge-guest/merge-page.tsx'],
  [pages.restrict]: [...FRAME, 'accounts/restrict-page.tsx'],
  [pages.deleteAccount]: [...FRAME, 'data-rights/deletion/delete-page.tsx'],
  [pages.kept]: ['account-protection/mailed-link-page.tsx'],
  [pages.stop]: ['account-protection/mailed-link-page.tsx'],
  [pages.signOutWarning]: [...FRAME, 'pages/sign-out/sign-out-warning-page.tsx'],
  [pages.emailKeyLink]: ['emails/email-key/email-key-page.tsx'],
  [pages.privacy]: ['legal/privacy-page.tsx'],
  [pages.terms]: ['legal/terms-page.tsx'],
  [pages.health]: ['health/health-page.tsx'],
  [pages.devSettings]: ['settings/developer-settings-page.tsx'],
  [pages.dred]: ['diagnostics/dred-page.tsx'],
  [pages.errorTest]: ['diagnostics/error-test-page.tsx'],
  [pages.wasm]: ['wasm/wasm-page.tsx'],
}

const byPath: ReadonlyMap<string, string[]> = new Map(Object.entries(sources))
const ownProse = ['legal/own-prose-page.tsx']
const notFound = ['app/not-found-page.tsx']
const keyPage = [...FRAME, 'credentials/key-page.tsx']
const keyFolders: readonly string[] = Object.values(keyPages)

function sourcesOf(page: string) {
  if (!isPagePath(page)) return notFound
  const own = byPath.get(page)
  if (own) return own
  const folder = page.slice(0, page.lastIndexOf('/'))
  return keyFolders.includes(folder) ? keyPage : sources[pages.emailKeyLink]
}

/** An entry of Vite's manifest. */
type Chunk = { file: string; css?: string[]; imports?: string[] }

/**
 * The preload elements for a page's own files. The browser fetches them together with the first files, instead of
 * discovering them one after the other.
 */
export async function pageFiles(publicDir: string, brand: Brand | null) {
  const manifest: Record<string, Chunk> = await readBuilt(publicDir, 'manifest.json')
  const known = new Map<readonly string[], string>()

  return (pathname: string) => {
    const page = canonicalPath(pathname)
    const isOwnProse = brand?.prose.has(page) ?? false
    const names = isOwnProse ? ownProse : sourcesOf(page)
    const all = IN_ENTRY.includes(page) ? names : [ROUTES, ...names]
    const elements = known.get(names) ?? elementsFor(all, manifest)
    known.set(names, elements)
    if (isOwnProse) return elements + preloaded(prosePath(page))
    return page === pages.rummageWorld ? elements + preloaded(FIRST_POSTS) : elements
  }
}

function preloaded(address: string) {
  return `<link rel="preload" as="fetch" crossorigin href="${address}">`
}

function elementsFor(names: readonly string[], manifest: Record<string, Chunk>) {
  const inDocument = filesOf(['index.html'], manifest)
  return [...filesOf(names, manifest)]
    .filter((file) => !inDocument.has(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : // After the first file: none of them runs before it.
          `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    )
    .join('')
}

function filesOf(names: readonly string[], manifest: Record<string, Chunk>) {
  const files = new Set<string>()
  const left = [...names]
  for (const name of left) {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) continue
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    left.push(...(chunk.imports ?? []))
  }
  return files
}
