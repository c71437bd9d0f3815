import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { SOURCE_FILES } from '#server/http/pages/development-client.ts'
import { pages } from '#shared/page-paths.ts'

/** Polled every few seconds by balancers and orchestrators, or requested by the hundred in development. */
const POLLED = new Set(['/api/health/live', '/api/health/ready', SOURCE_FILES])

/** Writes one log line for each answer. Its fields are fixed and never secret, so they need no redaction. */
export function logAnswers(log: Logger) {
  const accessLog = log.child({}, { redact: [] })
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const level = isPolled(request) ? 'debug' : 'info'
    if (accessLog.isLevelEnabled(level)) {
      // The route, never the URL: URLs of mailed links contain secrets.
      const route = request.routeOptions.url
      const ms = Math.round(reply.elapsedTime)
      const { id: reqId, method, upid: account } = request
      accessLog[level]({ reqId, method, route, account, status: reply.statusCode, ms }, 'answered')
    }
    done()
  }
}

function isPolled({ routeOptions, url }: FastifyRequest) {
  return POLLED.has(routeOptions.url ?? '') || url === pages.health
}
