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
 * Everything that Vite serves lies below it. No path of the server begins like this, so no folder of the client can
 * have an address that the server answers itself, as `api/` and `health/` would.
 */
const BASE = '/@client/'

/** The route of all of them. */
export const SOURCE_FILES = `${BASE}*`

/** The client from its sources: Vite runs as middleware of this very server and reloads what changes. */
export function developmentClient(config: Config, clientDir: string): ServedClient {
  const publicDir = path.join(clientDir, 'public')
  let vite: ViteDevServer

  function sandboxPlugin() {
    return vite.config.plugins.find(({ name }) => name === 'playground-sandbox')?.api
  }

  return {
    async serve(app) {
      vite = await startVite(app, config, clientDir)
      // The pages name these files by the addresses that they have in the build, too.
      await app.register(fastifyStatic, { root: publicDir, serve: false, index: false, dotfiles: 'ignore' })
    },
    // They may come and go while it runs, so each is looked for when it is asked for.
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
    reference: path.join(clientDir, '../../node_modules/swagger-ui-dist'),
    isStrict: false,
  }
}

async function startVite(app: FastifyInstance, config: Config, clientDir: string) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: path.join(clientDir, '../../build/vite.client.config.ts'),
    base: BASE,
    // In the folder that one process holds: two would replace each other's files in a common one.
    cacheDir: path.join(config.dataDir, 'vite'),
    appType: 'custom',
    // Letters appear on the console, and their links must stay there.
    clearScreen: false,
    server: {
      middlewareMode: true,
      // The page hears of changes on the port of this server: a fixed one would belong to the first that runs.
      ws: { server: app.server },
      allowedHosts: [new URL(config.publicUrl).hostname],
    },
  })
  app.get(SOURCE_FILES, (request, reply) => {
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
  })
  app.addHook('onClose', async () => {
    // Not waited for: Vite first finishes what it bundles, and the process ends after this anyway.
    vite.close().catch(() => {})
  })
  return vite
}

function isFile(file: string) {
  return existsSync(file) && statSync(file).isFile()
}
