import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = {
  name: string
  version: string
  license?: string
  homepage?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const LICENSE_FILE = /^(licen[cs]e|copying|notice)(\.|-|$)/i

/**
 * The licences of everything that a build contains: the server's dependencies, the client's imports, and their
 * dependencies. Used by the build alone.
 */
export function thirdPartyNotices(root: string): string {
  return noticesOf(root, [...namesIn(manifestIn(root)), ...importedBy(join(root, 'src/client'))])
}

/** The licences of these packages and of their dependencies. */
export function noticesOf(root: string, roots: string[]): string {
  const found = new Map<string, { folder: string; manifest: Manifest }>()
  for (const name of roots) collect(root, name, join(root, 'node_modules'), found)
  const sections = [...found.values()]
    .sort((one, other) => one.manifest.name.localeCompare(other.manifest.name))
    .map(({ folder, manifest: { name, version, license } }) =>
      [`${name} ${version} (${license ?? 'see below'})`, '', textIn(folder) ?? `Licence: ${license}`].join(
        '\n',
      ),
    )
  const head = 'What this build is made of besides its own code, and under which terms.'
  return `${[head, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

function collect(
  root: string,
  name: string,
  nearest: string,
  found: Map<string, { folder: string; manifest: Manifest }>,
) {
  // Resolves as Node does: beside the importing package first, then further up.
  const folder = [join(nearest, name), join(root, 'node_modules', name)].find((path) =>
    existsSync(join(path, 'package.json')),
  )
  // Only this platform's database binaries are installed.
  if (folder === undefined) return
  const manifest = manifestIn(folder)
  const id = `${manifest.name}@${manifest.version}`
  if (found.has(id)) return
  found.set(id, { folder, manifest })
  for (const next of namesIn(manifest)) collect(root, next, join(folder, 'node_modules'), found)
}

function namesIn({ dependencies, optionalDependencies }: Manifest): string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies })
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** The packages that the client imports, in code and in style sheets. */
function importedBy(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(?!vite\.).*\.(tsx?|css)$/.test(path),
  )
  const sources = files.map((path) => readFileSync(join(folder, path), 'utf8'))
  const names = sources.flatMap((source) =>
    [...source.matchAll(/(?:from|import|url)\s*\(?\s*'((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^']*)?'/g)].map(
      ([, name = '']) => name,
    ),
  )
  return new Set([...names, 'wabt', '@fontsource/fraunces'])
}

function textIn(folder: string): string | null {
  const files = readdirSync(folder).filter((name) => LICENSE_FILE.test(name))
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8').trim())
  return texts.length === 0 ? null : texts.join('\n\n')
}
