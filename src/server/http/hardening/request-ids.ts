import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { trustedPeers } from './proxies.ts'

/** Characters that proxies use in request ids. Others could break a log line. */
const REQUEST_ID = /^[\w.:+/=@-]{1,128}$/

/**
 * The request id, by which its log lines are found. An id from a trusted proxy is kept, so that both logs match. From
 * other clients it is ignored.
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

/** Sends the request id to the client, for its own log. */
export function sendRequestIds(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
