import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { Refusal } from '#server/errors.ts'

type Address = { method: string; path: string }

const EVERY_METHOD: HTTPMethods[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Answers paths without a route, in JSON and before the body is read: no path under /api and /trpc is a page. One of
 * `addresses` (`/devices/{id}`) with another method is 405 and lists the allowed ones (RFC 9110 §15.5.6); other paths
 * are 404. Looked up on demand: routes for all the other methods would take a fiftieth of the start.
 */
export function refuseWithoutRoute(app: FastifyInstance, addresses: readonly Address[] = []) {
  async function refuse(request: FastifyRequest, reply: FastifyReply) {
    const allowed = methodsOf(Object(request.params)['*'] ?? '', addresses)
    // An allowed method without a route: a part of the path is too long.
    if (allowed.size === 0 || allowed.has(request.method)) throw new Refusal('notFound')
    reply.header('allow', [...allowed].join(', '))
    throw new Refusal('methodNotAllowed')
  }
  for (const url of ['/', '/*']) app.route({ method: EVERY_METHOD, url, onRequest: refuse, handler: refuse })
}

/** `path` is as the router leaves it: decoded, without slashes at both ends. */
function methodsOf(path: string, addresses: readonly Address[]): Set<string> {
  const asked = ['', ...path.split('/')]
  const methods = new Set(
    addresses.filter((address) => isAt(asked, address.path.split('/'))).map(({ method }) => method),
  )
  if (methods.has('GET')) methods.add('HEAD')
  return methods
}

function isAt(asked: string[], known: string[]) {
  const isPart = (part: string, at: number) => (part.startsWith('{') ? asked[at] !== '' : asked[at] === part)
  return asked.length === known.length && known.every(isPart)
}
