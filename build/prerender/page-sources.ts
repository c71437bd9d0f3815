import './stand-in.ts'
import { loadsOf } from '#client/app/entry-routes.ts'
import { keyPages, pages } from '#shared/page-paths.ts'

/** The table of all pages but the front ones: the one module that is loaded and not replaced. */
const ROUTES = 'app/client-routes.tsx'

/**
 * Writes the separately loaded sources of each page to standard output, as the client's own route tables say. A path
 * that ends in a star stands for all paths of its folder, and the star alone for paths that are no page. The build
 * (`plugin.ts`) puts its path in place of each page's module.
 */
const folders = [...Object.values(keyPages), pages.emailKeyLink].map((folder) => `${folder}/*`)
const sources = [...Object.values(pages), ...folders, '*'].map(async (path) => [path, await sourcesOf(path)])
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(sources))))

async function sourcesOf(path: string): Promise<string[]> {
  const modules = (await loadsOf(path)).map((load) => load('spare'))
  const sources: unknown[] = (await Promise.all(modules)).map((module) => module.default)
  return sources.map((source) => (typeof source === 'string' ? source : ROUTES))
}
