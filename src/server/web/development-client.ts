import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { isBrandPath } from './brand-routes.ts'
import { descriptionOf, pathOf } from './description.ts'
import { renderPage } from './page.ts'
import type { ServedClient } from './served-client.ts'

/** The client from its sources: Vite runs as middleware of this very server and reloads what changes. */
export async function developmentClient(config: Config, clientDir: string): Promise<ServedClient> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: path.join(clientDir, 'vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const sandbox = vite.config.plugins.find(({ name }) => name === 'playground-sandbox')?.api
  return {
    async serve(app: FastifyInstance) {
      app.addHook('onRequest', (request, reply, done) => {
        const url = request.raw.url ?? ''
        if (isBrandPath(config.brand, pathOf(url))) return done()
        if (/^\/(?:api|trpc|health)(?:\/|\?|$)/.test(url)) return done()
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      app.addHook('onClose', () => vite.close())
    },
    // Vite has sent them before any route is asked.
    fileRoutes: [],
    sendFile: () => null,
    async page(url) {
      const template = await readFile(path.join(clientDir, 'index.html'), 'utf8')
      return renderPage(
        await vite.transformIndexHtml(url, template),
        config,
        descriptionOf(pathOf(url), config),
      )
    },
    sandbox: () => sandbox.sandboxDocument(),
    sendCompiler: (reply) =>
      reply.type('text/javascript; charset=utf-8').send(createReadStream(sandbox.copy)),
    reference: path.join(clientDir, '../../node_modules/swagger-ui-dist'),
    isStrict: false,
  }
}
