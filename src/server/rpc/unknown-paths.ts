import type { FastifyInstance, HTTPMethods } from 'fastify'
import { Refusal } from '#server/errors.ts'

export const EVERY_METHOD: HTTPMethods[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Said before the body is looked at, and in JSON: nothing under /api and /trpc is ever a page. */
export function refuseUnknownPaths(app: FastifyInstance) {
  const refuse = async () => {
    throw new Refusal('notFound')
  }
  for (const url of ['/', '/*']) app.route({ method: EVERY_METHOD, url, onRequest: refuse, handler: refuse })
}
