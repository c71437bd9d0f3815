import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { trustedPeers } from './proxies.ts'

/** As proxies write theirs; whatever else could break a line of somebody's log. */
const REQUEST_ID = /^[\w.:+/=@-]{1,128}$/

/**
 * The name of a request, by which its lines are found again. One that a trusted proxy gave it stays, so that the proxy's
 * log and ours say the same; from anybody else it is no name.
 */
export function requestIds(trustProxy: string[]): (request: IncomingMessage) => string {
  if (trustProxy.length === 0) return () => randomUUID()
  const isTrusted = trustedPeers(trustProxy)
  return (request) => {
    const given = request.headers['x-request-id']
    const isUsable = typeof given === 'string' && REQUEST_ID.test(given)
    return isUsable && isTrusted(request) ? given : randomUUID()
  }
}

/** Tells it to whoever asks, for their own log. */
export function sendRequestIds(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
