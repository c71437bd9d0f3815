import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { buildSettings, root } from './server-settings.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

const dist = join(root, 'dist')

/** Removes the old server. `dist/public`, the client's build, stays. */
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

/** Copies the files of the API reference beside the server. They are served as they are. */
function apiReference(): Plugin {
  return {
    name: 'api-reference',
    writeBundle() {
      for (const name of ['styles/tokens.css', 'api-reference/reference.css', 'api-reference/reference.js'])
        cpSync(join(root, 'src/client', name), join(dist, 'reference', name))
    },
  }
}

/** V8 stores a text in two bytes a character as soon as one character needs two. */
function inAscii(): Plugin {
  return {
    name: 'in-ascii',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped)
      }
    },
  }
}

function escaped(unit: string) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/**
 * The server in one file. Its loader is built as a command (`vite.commands.config.ts`). Names are kept for stack
 * traces. White space is removed, because every start would read half a megabyte of it.
 */
export default defineConfig({
  ...buildSettings({
    input: 'src/server/main.ts',
    output: {
      format: 'cjs',
      strict: true,
      codeSplitting: false,
      entryFileNames: 'server.cjs',
      comments: false,
      minify: { mangle: false, compress: false, codegen: true },
    },
  }),
  plugins: [replaceServer(), inAscii(), apiReference()],
})
