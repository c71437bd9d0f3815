import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { SOURCE_FILES } from '#server/http/pages/development-client.ts'
import { pages } from '#shared/page-paths.ts'

/** What balancers and orchestrators ask every few seconds, and what a page in development asks for by the hundred. */
const OFTEN_ASKED = new Set(['/api/health/live', '/api/health/ready', SOURCE_FILES])

/** One line for each answer. What stands in it is fixed and never secret, so nothing is looked for in it. */
export function logAnswers(log: Logger) {
  const accessLog = log.child({}, { redact: [] })
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const level = isOftenAsked(request) ? 'debug' : 'info'
    if (accessLog.isLevelEnabled(level)) {
      // The route and never the URL: addresses of letters carry secrets.
      const route = request.routeOptions.url
      const ms = Math.round(reply.elapsedTime)
      const { id: reqId, method, upid: account } = request
      accessLog[level]({ reqId, method, route, account, status: reply.statusCode, ms }, 'answered')
    }
    done()
  }
}

function isOftenAsked({ routeOptions, url }: FastifyRequest) {
  return OFTEN_ASKED.has(routeOptions.url ?? '') || url === pages.health
}
