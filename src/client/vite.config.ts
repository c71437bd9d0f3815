import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Compressed once, here, so that the server never compresses while somebody waits. */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    writeBundle({ dir = '.' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|svg|json|txt|webmanifest)$/.test(name)) continue
        const file = join(dir, name)
        const content = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(content))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

/** `react-router` and `react-router/dom`, as `react-router-dom` imports them. */
function productionRouter() {
  const built = join(import.meta.dirname, '../../node_modules/react-router/dist/production')
  return [
    { find: /^react-router$/, replacement: join(built, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(built, 'dom-export.mjs') },
  ]
}

export default defineConfig(({ command }) => {
  // React picks its development half by this variable, and a test runner or a shell may have set it.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    root: import.meta.dirname,
    plugins: [react(), compressFiles()],
    // The router's package names its development build whatever the environment says.
    resolve: { alias: command === 'build' ? productionRouter() : [] },
    build: {
      outDir: '../../dist/public',
      emptyOutDir: true,
      sourcemap: false,
      // The content security policy names 'self' alone: nothing may become a data: URL or an inline script.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  }
})
