import type { Brand } from '#server/brand/read-brand.ts'
import { prosePath } from '#shared/brand.ts'
import { canonicalPath, isPagePath, pages } from '#shared/page-paths.ts'
import { readBuilt } from './read-built.ts'

/** What a visitor of the feed waits for longest. */
const FIRST_POSTS = '/feed-page-1.json'

/** What a visitor of the sign-in page needs as soon as they touch a field. */
const PASSKEYS = 'lib/webauthn-library.ts'

/** The page with an operator's own text, in place of ours. */
const OWN_PROSE = 'legal/own-prose-page.tsx'

/**
 * The separately loaded sources of each page, under src/client. The build writes them from the client's route tables
 * (`build/prerender/page-sources.ts`). A star stands for all paths of a folder, or alone for what is no page.
 */
type Sources = Record<string, string[]>

function sourcesOf(page: string, sources: Sources): string[] {
  const folder = `${page.slice(0, page.lastIndexOf('/'))}/*`
  const own = isPagePath(page) ? (sources[page] ?? sources[folder]) : sources['*']
  return [...(own ?? []), ...(page === pages.signIn ? [PASSKEYS] : [])]
}

/** An entry of Vite's manifest. */
type Chunk = { file: string; css?: string[]; imports?: string[] }

/**
 * The preload elements for a page's own files. The browser fetches them together with the first files, instead of
 * discovering them one after the other.
 */
export async function pageFiles(publicDir: string, brand: Brand | null) {
  const manifest: Record<string, Chunk> = await readBuilt(publicDir, 'manifest.json')
  const sources: Sources = await readBuilt(publicDir, 'page-sources.json')
  const known = new Map<string, string>()

  return (pathname: string) => {
    const page = canonicalPath(pathname)
    const isOwnProse = brand?.prose.has(page) ?? false
    const ours = sourcesOf(page, sources)
    // The table of pages is loaded first.
    const names = isOwnProse ? [...ours.slice(0, 1), OWN_PROSE] : ours
    const elements = known.get(names.join()) ?? elementsFor(names, manifest)
    known.set(names.join(), elements)
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
