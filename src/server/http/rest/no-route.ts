import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { Refusal } from '#server/errors.ts'

type Address = { method: string; path: string }

const EVERY_METHOD: HTTPMethods[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Answers what no route is there for, before the body is looked at and in JSON: nothing under /api and /trpc is ever a page.
 * One of `addresses` (`/devices/{id}`) asked with another method is 405 and says which are allowed (RFC 9110 §15.5.6), every
 * other path 404. Looked up when it happens: routes for all the methods that there are not would be a fiftieth of a start.
 */
export function refuseWithoutRoute(app: FastifyInstance, addresses: readonly Address[] = []) {
  async function refuse(request: FastifyRequest, reply: FastifyReply) {
    const allowed = methodsOf(Object(request.params)['*'] ?? '', addresses)
    // What is allowed and yet has no route has something in its path that is too long.
    if (allowed.size === 0 || allowed.has(request.method)) throw new Refusal('notFound')
    reply.header('allow', [...allowed].join(', '))
    throw new Refusal('methodNotAllowed')
  }
  for (const url of ['/', '/*']) app.route({ method: EVERY_METHOD, url, onRequest: refuse, handler: refuse })
}

/** `path` is as the router leaves it: decoded, without the slash that it began with and one at its end. */
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
