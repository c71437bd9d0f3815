import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { sandboxDocument } from '../../build/vite.client.config.ts'
import { compiler, sandboxPath } from '../../src/shared/wasm.ts'

/**
 * Serves the playground's sandbox and our copy of its compiler, which are no files of the client. It leaves out the
 * policies that the server sends with them: `tests/e2e/wasm-sandbox.spec.ts` tests those.
 */
export function servedSandbox(): Plugin {
  const copy = join(import.meta.dirname, '../../node_modules/wabt/index.js')
  let built: Promise<string> | null = null
  return {
    name: 'served-sandbox',
    configureServer({ middlewares }) {
      middlewares.use(async ({ url }, response, next) => {
        if (url === sandboxPath) {
          built ??= sandboxDocument()
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(await built)
        } else if (url === compiler.copy) {
          response.setHeader('content-type', 'text/javascript; charset=utf-8')
          // The frame has no origin of its own.
          response.setHeader('access-control-allow-origin', '*')
          response.end(readFileSync(copy))
        } else next()
      })
    },
  }
}
