import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { serverFacts } from '#server/health/service.ts'
import { mayBeListed } from '#shared/route-rules.ts'
import { canonicalPath, isPagePath, pages } from '#shared/routes.ts'
import type { Client } from './client.ts'
import { MANIFEST_PATH, manifestOf } from './manifest.ts'
import { sendPage } from './page.ts'
import { allowSandboxFrame, sandboxRoutes } from './wasm-frame.ts'

/**
 * Every path that nothing else serves: the application. Unknown ones get it too, with status 404, and it
 * shows its Not-found screen.
 */
export async function pageRoutes(app: FastifyInstance, { deps, client }: { deps: Deps; client: Client }) {
  const home = new URL(deps.config.publicUrl)

  app.get(pages.health, async (request, reply) => {
    // Two answers under one address: no cache may give one for the other.
    reply.header('vary', 'accept')
    if (wantsHtml(request)) return await answer(request, reply)
    return reply.header('cache-control', 'no-store').send(serverFacts(deps))
  })
  const manifest = manifestOf(deps.config)
  app.get(MANIFEST_PATH, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest),
  )
  sandboxRoutes(app, { config: deps.config, client })
  app.get('/*', answer)

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    // Passkeys and stored keys belong to one origin: a page opened under another name would know nobody.
    if (request.headers.host && request.host !== home.host) {
      return reply.redirect(`${home.origin}${request.raw.url ?? '/'}`, 302)
    }
    const url = request.raw.url ?? '/'
    const { pathname } = new URL(`${home.origin}${url}`)
    if (!mayBeListed(pathname)) reply.header('x-robots-tag', 'noindex')
    if (canonicalPath(pathname) === pages.wasm) allowSandboxFrame(reply, home.origin)
    if (!client.isStrict) reply.removeHeader('content-security-policy')
    return sendPage(request, reply, await client.page(url), isPagePath(pathname) ? 200 : 404)
  }

  app.setNotFoundHandler(() => {
    throw new Refusal('notFound')
  })
}

function wantsHtml({ headers }: FastifyRequest) {
  // Written for encodings, it knows neither capitals nor a parameter other than q.
  const accept = (headers.accept ?? '').toLowerCase().replace(/;(?!\s*q\s*=)[^;,]*/g, '')
  return negotiate(accept, ['application/json', 'text/html']) === 'text/html'
}
