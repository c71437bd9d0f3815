import { createReadStream, existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Config } from '#server/config.ts'
import { descriptionOf, pathOf } from './description.ts'
import { renderPage } from './page-document.ts'
import type { ServedClient } from './served-client.ts'

/**
 * Vite serves everything below it. No path of the server begins like this, so no client folder collides with an
 * address of the server, as `api/` and `health/` would.
 */
const BASE = '/@client/'

/** The route of all source files. */
export const SOURCE_FILES = `${BASE}*`

/** The client from its sources: Vite runs as middleware of this server and reloads what changes. */
export function developmentClient(config: Config, clientDir: string): ServedClient {
  const publicDir = path.join(clientDir, 'public')
  let vite: ViteDevServer

  function sandboxPlugin() {
    return vite.config.plugins.find(({ name }) => name === 'playground-sandbox')?.api
  }

  return {
    async serve(app) {
      vite = await startVite(app, config, clientDir)
      // Pages request these files by the same addresses as in the build.
      await app.register(fastifyStatic, { root: publicDir, serve: false, index: false, dotfiles: 'ignore' })
    },
    // Files may appear and disappear, so each is looked up on request.
    fileRoutes: [],
    sendFile(url, reply) {
      const file = decodeURI(pathOf(url))
      return isFile(path.join(publicDir, file)) ? reply.sendFile(file) : null
    },
    async page(url) {
      const template = await readFile(path.join(clientDir, 'index.html'), 'utf8')
      const document = await vite.transformIndexHtml('/index.html', template)
      return renderPage(document, config, descriptionOf(pathOf(url), config))
    },
    sandbox: () => sandboxPlugin().sandboxDocument(),
    sendCompiler: (reply) =>
      reply.type('text/javascript; charset=utf-8').send(createReadStream(sandboxPlugin().copy)),
    reference: clientDir,
    isStrict: false,
  }
}

async function startVite(app: FastifyInstance, config: Config, clientDir: string) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: path.join(clientDir, '../../build/vite.client.config.ts'),
    base: BASE,
    // In the data folder, which one process holds: two processes would overwrite each other's files in a shared
    // folder.
    cacheDir: path.join(config.dataDir, 'vite'),
    appType: 'custom',
    // Mails are printed on the console, and their links must not be cleared away.
    clearScreen: false,
    server: {
      middlewareMode: true,
      // Reload messages use this server's port. A fixed port would be free for only one server.
      ws: { server: app.server },
      allowedHosts: [new URL(config.publicUrl).hostname],
    },
  })
  app.get(SOURCE_FILES, (request, reply) => {
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
  })
  app.addHook('onClose', async () => {
    // Not awaited: Vite first finishes its bundling, and the process ends after this anyway.
    vite.close().catch(() => {})
  })
  return vite
}

function isFile(file: string) {
  return existsSync(file) && statSync(file).isFile()
}
