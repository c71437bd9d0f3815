import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { keySetRoutes } from '#server/http/hardening/key-set.ts'
import { elsewhere } from '#server/http/hardening/proxies.ts'
import { serverFacts } from '#server/http/health/check-health.ts'
import { isOff } from '#shared/features.ts'
import { serverFactsOutput } from '#shared/health.ts'
import { canonicalPath, isPagePath, pages } from '#shared/page-paths.ts'
import { mayBeKept, mayBeListed } from '#shared/route-rules.ts'
import { describeLink, sendLinkPage } from './link-address.ts'
import { MANIFEST_PATH, manifestOf } from './manifest.ts'
import { sendPage } from './page-document.ts'
import type { ServedClient } from './served-client.ts'
import { allowSandboxFrame, sandboxRoutes } from './wasm-frame.ts'

/**
 * Serves the application at every path without another route. Unknown paths get status 404, and the application shows
 * its Not-found screen.
 */
export async function pageRoutes(
  app: FastifyInstance,
  { deps, client }: { deps: Deps; client: ServedClient },
) {
  const home = new URL(deps.config.publicUrl)
  const isElsewhere = elsewhere(deps)

  const manifest = manifestOf(deps.config)
  app.get(MANIFEST_PATH, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest),
  )
  keySetRoutes(app, deps.config)
  if (deps.config.features.includes('playground')) sandboxRoutes(app, { config: deps.config, client })
  for (const route of [...client.fileRoutes, '/*']) app.get(route, answer)

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const url = request.raw.url ?? '/'
    const file = client.sendFile(url, reply)
    if (file !== null) return file
    const { pathname } = new URL(`${home.origin}${url}`)
    const path = canonicalPath(pathname)
    if (path === pages.health) {
      // One address has two answers, and caches must distinguish them.
      reply.header('vary', 'accept')
      if (!wantsHtml(request))
        return reply.header('cache-control', 'no-store').send(serverFactsOutput.parse(serverFacts(deps)))
    }
    // Passkeys and stored keys belong to one origin. A page under another host would find none of them.
    if (isElsewhere(request)) {
      return reply.header('cache-control', 'no-store').redirect(`${home.origin}${url}`, 302)
    }

    if (!mayBeListed(pathname)) reply.header('x-robots-tag', 'noindex')
    const isThere = isPagePath(pathname) && !isOff(pathname, deps.config.features)
    if (path === pages.wasm && isThere) allowSandboxFrame(reply, home.origin)
    if (!client.isStrict) reply.removeHeader('content-security-policy')
    const page = await client.page(url)
    const linkDescription = await describeLink(deps, request, path)
    if (linkDescription !== null) return sendLinkPage(reply, page, linkDescription)
    return sendPage(request, reply, page, {
      status: isThere ? 200 : 404,
      mayBeKept: isThere && mayBeKept(pathname),
    })
  }

  app.setNotFoundHandler(() => {
    throw new Refusal('notFound')
  })
}

/** As they are served: an Accept header may name the charset, too. */
const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

function wantsHtml(request: FastifyRequest) {
  return new Negotiator(request.raw).mediaType([JSON_TYPE, HTML_TYPE]) === HTML_TYPE
}
