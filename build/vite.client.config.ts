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

/** Compressed once, here, so that the server never compresses while somebody waits. */
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

/** One program as one classic script: where nothing can be imported, or waited for. */
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
  // It stands in the document, and none of its strings may end the element that it stands in.
  return chunk.code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
}

/** The document of the playground's sandbox: its script inline, because nothing of ours can be fetched from there. */
export async function sandboxDocument() {
  const runner = await script(join(sandbox, 'runner.ts'))
  const frame = await script(join(sandbox, 'frame.ts'), { __RUNNER__: JSON.stringify(runner) })
  return readFileSync(join(sandbox, 'frame.html'), 'utf8').replace('__FRAME__', () => frame)
}

/** Lays the sandbox's document and our copy of its compiler beside the client; development asks it for both. */
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
 * What several pages share, in files that are worth a response: a browser asks for six at a time, each answer's headers
 * are most of a kilobyte, and text compresses better together.
 */
const sharedFiles = [
  // What every visit loads first.
  { name: 'house', tags: ['$initial' as const], priority: 3 },
  // What the sign-in page shares with others: fields, addresses, passkeys.
  {
    name: 'way-in',
    test: /(?:client\/(?:api\/(?:use-attempt|waits|mail-waits|begin-ceremony|or-say)|lib\/(?:use-leaving|use-email-field|webauthn)|ui\/(?:text-field|notice|problem|patient-button)|layout\/key-problem|sessions\/(?:known-passkeys\/[\w-]+|enter|mailed-links\/asked-link))|shared\/email-address)\.tsx?$/,
    priority: 2,
  },
  // What every page asks of an account with more than one browser, and its pages show.
  {
    name: 'changes',
    test: /client\/(?:account-protection\/changes-slip|sessions\/changes-here)\.tsx?$/,
    minShareCount: 2,
    priority: 3,
  },
  // What the game keeps beside its state, and the account page shows.
  {
    name: 'kept',
    test: /client\/(?:lib\/(?:kept|seeded-random)|lost-keys\/found-keys|sessions\/use-owner)\.ts$/,
    minShareCount: 2,
    priority: 3,
  },
  // The ghost in its niche, dialogs, the frame of a page.
  { name: 'page', test: /client\/(?:drawings|layout|ui|lib)\//, minShareCount: 2, priority: 1 },
  // What the account's pages share; all that they need besides comes with it.
  {
    name: 'account',
    test: /client\/(?:account-protection|accounts|api|audit-log|cache|credentials|data-rights|emails|passkeys|sessions|step-up)\/|@tanstack|@trpc/,
    minShareCount: 2,
  },
]

/**
 * Whatever fetches a part runs in the document's first file or was fetched by it: to name that once more makes Firefox
 * complain that it could not be loaded.
 */
function withoutFirstFile(_file: string, dependencies: string[]) {
  return dependencies.filter((name) => !name.startsWith('assets/index-'))
}

export default defineConfig(({ command }) => {
  // React picks its development half by this variable, and a test runner or a shell may have set it.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    root: client,
    plugins: [react(), playgroundSandbox(), prerender(script), compressFiles()],
    build: {
      outDir: '../../dist/public',
      emptyOutDir: true,
      sourcemap: false,
      // The content security policy names 'self' alone: nothing may become a data: URL or an inline script.
      assetsInlineLimit: 0,
      // The server reads of it which files a page needs.
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: withoutFirstFile },
      rolldownOptions: {
        // Unlike the server's, the client's package does not say that its unused links have no side effects.
        treeshake: {
          moduleSideEffects: [{ test: /@trpc\/client/, sideEffects: false }],
          // Or tables of the server's package stay, whose fields are named at its top and used by nobody.
          propertyReadSideEffects: false,
        },
        output: { codeSplitting: { groups: sharedFiles } },
      },
    },
  }
})
