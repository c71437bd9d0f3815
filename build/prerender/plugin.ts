import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type PluginOption } from 'vite'

const here = import.meta.dirname
const client = join(here, '../../src/client')
const dist = join(here, '../../dist')

const LONGEST_DRAWING_MS = 60_000

type Drawn = { markup: string; css: string }

/** Its path in the place of the module, for `pathsForPages`. */
const PATH = '\0path:'

/**
 * Prerenders the first view of some pages during the build, and finds out which files each page needs. The server reads
 * both from `.vite`, where the manifest is too, and puts them into the documents.
 */
export function prerender(script: (file: string) => Promise<string>): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async generateBundle() {
      const emit = (name: string, source: string) =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }))
      const [drawings, sources, beginning] = await Promise.all([
        outputOf('draw.tsx', [react()]),
        outputOf('page-sources.ts', [react(), pathsForPages()]),
        script(join(client, 'begin-prerendered.ts')),
      ])
      const drawn = Object.entries<Drawn>(JSON.parse(drawings)).map(([path, { markup, css }]) => {
        return [path, css === '' ? { markup } : { markup, style: emit('first-sight.css', css) }]
      })
      const told = { script: emit('first-sight.js', beginning), drawn: Object.fromEntries(drawn) }
      this.emitFile({ type: 'asset', fileName: '.vite/prerendered.json', source: JSON.stringify(told) })
      this.emitFile({ type: 'asset', fileName: '.vite/page-sources.json', source: sources })
    },
  }
}

/** Replaces each module that is loaded later by its path under src/client. The table of pages itself is loaded. */
function pathsForPages(): Plugin {
  return {
    name: 'paths-for-pages',
    async resolveDynamicImport(specifier, importer) {
      const found = typeof specifier === 'string' ? await this.resolve(specifier, importer) : null
      return found && !found.id.endsWith('/client-routes.tsx') ? `${PATH}${relative(client, found.id)}` : null
    },
    load: (id) => (id.startsWith(PATH) ? `export default ${JSON.stringify(id.slice(PATH.length))}` : null),
  }
}

/** What a program beside this file writes. In a process of its own, because it defines a browser's globals. */
async function outputOf(program: string, plugins: PluginOption[]): Promise<string> {
  // Inside the project, so that packages are found.
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, 'prerender-'))
  try {
    await build({
      configFile: false,
      root: client,
      logLevel: 'warn',
      plugins,
      publicDir: false,
      build: {
        ssr: join(here, program),
        outDir: folder,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'program.js' } },
      },
    })
    return execFileSync(process.execPath, [join(folder, 'program.js'), join(client, 'public')], {
      encoding: 'utf8',
      timeout: LONGEST_DRAWING_MS,
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
