import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { noticesOf } from './third-party-notices.ts'

const root = join(import.meta.dirname, '..')
const source = join(root, 'src/sdk')
const sdk = join(root, 'dist/sdk')
const modules = join(root, 'node_modules')

/** Temporary declarations. In this folder, so that the packages they import are found. */
const declared = join(root, 'dist/sdk-types')

function run(program: string, ...args: string[]) {
  execFileSync(process.execPath, [join(modules, program), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/**
 * Bundles the types into one file that imports no package: the compiler's declarations, with the parts of tRPC's that
 * they use. Complete, tRPC's declarations need the types of Node and of `ws`, and readers would need compiler flags
 * for them.
 */
function declareTypes() {
  rmSync(declared, { recursive: true, force: true })
  run('typescript/bin/tsc', '-p', join(import.meta.dirname, 'tsconfig.sdk.json'), '--outDir', declared)
  for (const name of readdirSync(join(declared, 'sdk'))) {
    const file = join(declared, 'sdk', name)
    const text = readFileSync(file, 'utf8').replaceAll(/'#shared\/([\w-]+)\.ts'/g, "'../shared/$1.js'")
    writeFileSync(file, text.replaceAll("'../src/sdk/router.ts'", "'./router.js'"))
  }
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'esnext.disposable'],
    strict: true,
    skipLibCheck: true,
    types: ['node'],
  }
  writeFileSync(join(declared, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['ws.d.ts'] }))
  writeFileSync(join(declared, 'ws.d.ts'), "declare module 'ws'\n")
  mkdirSync(sdk, { recursive: true })
  run(
    'dts-bundle-generator/dist/bin/dts-bundle-generator.js',
    ...['--silent', '--no-check', '--no-banner', '--export-referenced-types=false'],
    ...['--project', join(declared, 'tsconfig.json'), '--external-inlines', '@trpc/server', '@trpc/client'],
    ...['--out-file', join(sdk, 'index.d.ts'), '--', join(declared, 'sdk/index.d.ts')],
  )
  rmSync(declared, { recursive: true })
}

function manifest() {
  const ours = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return {
    name: `${ours.name}-client`,
    version: ours.version,
    description: 'A typed client of the service, and the type of its router.',
    license: ours.license,
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
  }
}

/** Whose code is in `index.js` besides ours. */
const BUNDLED = ['@simplewebauthn/browser', '@trpc/client', '@trpc/server']

/** Makes the package around the code: its types, its package.json, and what a reader and a lawyer look for. */
function publishable(): Plugin {
  return {
    name: 'publishable',
    writeBundle() {
      declareTypes()
      copyFileSync(join(root, 'LICENSE'), join(sdk, 'LICENSE'))
      copyFileSync(join(source, 'README.md'), join(sdk, 'README.md'))
      writeFileSync(join(sdk, 'THIRD-PARTY-NOTICES.txt'), noticesOf(root, BUNDLED))
      writeFileSync(join(sdk, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
    },
  }
}

export default defineConfig({
  root: source,
  plugins: [publishable()],
  build: {
    lib: { entry: join(source, 'index.ts'), formats: ['es'], fileName: () => 'index.js' },
    outDir: sdk,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    target: 'es2022',
  },
})
