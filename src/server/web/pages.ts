import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { serverFacts } from '#server/health/service.ts'
import { isPagePath } from '#shared/routes.ts'
import { type Page, sendPage } from './page.ts'

/** Where a page comes from: rendered once in production, anew for each request in development. */
export type PageSource = (request: FastifyRequest) => Page | Promise<Page>

/**
 * Every path that nothing else serves: the application. Unknown ones get it too, with status 404, and it
 * shows its Not-found screen.
 */
export async function pageRoutes(app: FastifyInstance, { deps, page }: { deps: Deps; page: PageSource }) {
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
    const { pathname } = new URL(request.raw.url ?? '/', home)
    return sendPage(request, reply, await page(request), isPagePath(pathname) ? 200 : 404)
  }

  app.setNotFoundHandler(() => {
    throw new Refusal('notFound')
  })
}

function wantsHtml({ headers }: FastifyRequest) {
  return headers.accept?.includes('text/html') ?? false
}
