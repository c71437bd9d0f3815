import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { canonicalPath, pages } from '#shared/routes.ts'

/** The pages that people come in by, and the sources that the client's router draws them with. */
const entrances: Record<string, string[]> = {
  [pages.home]: ['landing/landing-page.tsx'],
  [pages.greet]: ['landing/landing-page.tsx'],
  [pages.rummageWorld]: ['rummage-world/rummage-world-page.tsx'],
  [pages.signIn]: ['auth/sign-in-page.tsx'],
  [pages.account]: ['app/account-frame.tsx', 'account/account-page.tsx'],
}

const APPLICATION = 'index.html'

/** Vite's list of what it has built of which source. */
const builtFiles = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)

type BuiltFiles = z.infer<typeof builtFiles>

/** Without the list a page comes as whole, only a little later. */
export async function readBuiltFiles(publicDir: string): Promise<BuiltFiles> {
  const list = await readFile(path.join(publicDir, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  return builtFiles.parse(JSON.parse(list))
}

/**
 * What the head of an entrance asks for, so that the page's own code comes beside the application's and not after it.
 * Styles as styles: a preload that is not used in the end, because somebody is sent elsewhere, makes browsers complain.
 */
export function entranceLinks(pathname: string, built: BuiltFiles) {
  const sources = entrances[canonicalPath(pathname)] ?? []
  const there = filesOf([APPLICATION], built)
  const missing = [...filesOf(sources, built)].filter((file) => !there.has(file))
  return missing
    .map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" href="/${file}">`)
    .join('')
}

/** The files that these sources became, and all that those import. */
function filesOf(sources: string[], built: BuiltFiles, seen = new Set<string>(), files = new Set<string>()) {
  for (const source of sources) {
    const chunk = built[source]
    if (chunk === undefined || seen.has(source)) continue
    seen.add(source)
    for (const file of [...chunk.css, chunk.file]) files.add(file)
    filesOf(chunk.imports, built, seen, files)
  }
  return files
}
