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
      const { id: reqId, method, upid: account, fingerprint, refusals } = request
      const code = listed(refusals?.map((refusal) => refusal.code))
      const limit = listed(refusals?.flatMap((refusal) => refusal.limit ?? []))
      const status = reply.statusCode
      accessLog[level]({ reqId, method, route, account, fingerprint, status, code, limit, ms }, 'answered')
    }
    done()
  }
}

/** Each once: the calls of a batch are often refused alike. Undefined for none. */
function listed(names: string[] = []): string | undefined {
  return names.length === 0 ? undefined : [...new Set(names)].join()
}

function isPolled({ routeOptions, url }: FastifyRequest) {
  return POLLED.has(routeOptions.url ?? '') || url === pages.health
}
