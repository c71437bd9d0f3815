import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { serverFacts } from '#server/health/service.ts'
import { isPagePath } from '#shared/routes.ts'
import type { Client } from './client.ts'
import { sendPage } from './page.ts'

/**
 * Every path that nothing else serves: the application. Unknown ones get it too, with status 404, and it
 * shows its Not-found screen.
 */
export async function pageRoutes(app: FastifyInstance, { deps, client }: { deps: Deps; client: Client }) {
  const home = new URL(deps.config.publicUrl)

  app.get('/health', async (request, reply) => {
    if (wantsHtml(request)) return await answer(request, reply)
    return reply.header('cache-control', 'no-store').send(serverFacts(deps))
  })
  app.get('/*', answer)

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    // Passkeys and stored keys belong to one origin: a page opened under another name would know nobody.
    if (request.headers.host && request.host !== home.host) {
      return reply.redirect(`${home.origin}${request.raw.url ?? '/'}`, 302)
    }
    const url = request.raw.url ?? '/'
    const { pathname } = new URL(`${home.origin}${url}`)
    if (!client.isStrict) reply.removeHeader('content-security-policy')
    return sendPage(request, reply, await client.page(url), isPagePath(pathname) ? 200 : 404)
  }

  app.setNotFoundHandler(() => {
    throw new Refusal('notFound')
  })
}

function wantsHtml({ headers }: FastifyRequest) {
  return headers.accept?.includes('text/html') ?? false
}
