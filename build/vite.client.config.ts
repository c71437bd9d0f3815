import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { compiler } from '../src/shared/wasm.ts'
import { prerender } from './prerender/plugin.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compressFile(file: string) {
  const content = readFileSync(file)
  writeFileSync(`${file}.br`, await brotli(content))
  writeFileSync(`${file}.gz`, await zip(content, { level: 9 }))
}

/** Compresses once, at build time, so that the server never compresses during a request. */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    async writeBundle({ dir = '.' }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      const files = names.filter((name) => /\.(?:js|css|svg|json|txt|webmanifest)$/.test(name))
      await Promise.all(files.map((name) => compressFile(join(dir, name))))
    },
  }
}

const root = join(import.meta.dirname, '..')
const client = join(root, 'src/client')
const sandbox = join(client, 'wasm/sandbox')

/** One program as one classic script, for places without imports or asynchronous loading. */
async function script(file: string, define: Record<string, string> = {}) {
  const built = await build({
    configFile: false,
    root: dirname(file),
    logLevel: 'warn',
    define,
    build: { write: false, lib: { entry: file, formats: ['iife'], name: 'script' } },
  })
  const [bundle] = [built].flat()
  const [chunk] = bundle && 'output' in bundle ? bundle.output : []
  if (!chunk) throw new Error(`Nothing was built of ${file}`)
  // The script is inline in a document, so none of its strings may end its element.
  return chunk.code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
}

/** The document of the playground's sandbox. Its script is inline, because the sandbox cannot fetch our files. */
export async function sandboxDocument() {
  const runner = await script(join(sandbox, 'runner.ts'))
  const frame = await script(join(sandbox, 'frame.ts'), { __RUNNER__: JSON.stringify(runner) })
  return readFileSync(join(sandbox, 'frame.html'), 'utf8').replace('__FRAME__', () => frame)
}

/** Puts the sandbox's document and our copy of its compiler beside the client. Development requests both from it. */
function playgroundSandbox(): Plugin {
  const copy = join(root, 'node_modules/wabt/index.js')
  return {
    name: 'playground-sandbox',
    api: { sandboxDocument, copy },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'wasm/frame.html', source: await sandboxDocument() })
      this.emitFile({ type: 'asset', fileName: compiler.copy.slice(1), source: readFileSync(copy) })
    },
  }
}

/**
 * Groups of code that several pages share. Few and large: a browser makes six requests at a time, the headers of an
 * answer take most of a kilobyte, and text compresses better together.
 */
const sharedFiles = [
  // Loaded first on every visit.
  { name: 'house', tags: ['$initial' as const], priority: 3 },
  // Shared by the sign-in page and others: fields, addresses, passkeys.
  {
    name: 'way-in',
    test: /(?:client\/(?:api\/(?:use-attempt|waits)|lib\/(?:use-leaving|use-email-field|webauthn)|ui\/(?:text-field|notice|problem|patient-button)|layout\/key-problem|sessions\/(?:known-passkeys\/[\w-]+|enter|mailed-links\/asked-link))|shared\/email-address)\.tsx?$/,
    priority: 2,
  },
  // What every page requests and shows for an account with more than one browser.
  {
    name: 'changes',
    test: /client\/(?:account-protection\/changes-slip|sessions\/changes-here)\.tsx?$/,
    minShareCount: 2,
    priority: 3,
  },
  // What the game stores besides its state, and the account page shows.
  {
    name: 'kept',
    test: /client\/(?:lib\/(?:kept|seeded-random)|lost-keys\/found-keys|sessions\/use-owner)\.ts$/,
    minShareCount: 2,
    priority: 3,
  },
  // Our window, on the pages that show it.
  { name: 'our-window', test: /client\/our-window\//, priority: 3 },
  // The ghost in its niche, dialogs, and the page layout.
  { name: 'page', test: /client\/(?:drawings|layout|ui|lib)\//, minShareCount: 2, priority: 1 },
  // Shared by the account's pages, together with what it imports.
  {
    name: 'account',
    test: /client\/(?:account-protection|accounts|api|audit-log|cache|credentials|data-rights|emails|passkeys|sessions|step-up)\/|@tanstack|@trpc/,
    minShareCount: 2,
  },
]

/**
 * Leaves out the document's first file. Every importer runs in it or was loaded by it, and Firefox reports a load
 * error for a second preload of it.
 */
function withoutFirstFile(_file: string, dependencies: string[]) {
  return dependencies.filter((name) => !name.startsWith('assets/index-'))
}

export default defineConfig(({ command }) => {
  // React chooses its development build by this variable, which a test runner or a shell may have set.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    root: client,
    plugins: [react(), playgroundSandbox(), prerender(script), compressFiles()],
    build: {
      outDir: '../../dist/public',
      emptyOutDir: true,
      sourcemap: false,
      // The content security policy allows 'self' only, so nothing may become a data: URL or an inline script.
      assetsInlineLimit: 0,
      // The server reads from it which files a page needs.
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: withoutFirstFile },
      rolldownOptions: {
        // Unlike the server's package, the client's does not declare that its unused links have no side effects.
        treeshake: {
          moduleSideEffects: [{ test: /@trpc\/client/, sideEffects: false }],
          // Otherwise unused tables of the server's package stay in the bundle, because its top level reads their
          // properties.
          propertyReadSideEffects: false,
        },
        output: { codeSplitting: { groups: sharedFiles } },
      },
    },
  }
})
