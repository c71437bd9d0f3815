import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'

/** One line for each answer. What stands in it is fixed and never secret, so nothing is looked for in it. */
export function logAnswers(log: Logger) {
  const accessLog = log.child({}, { redact: [] })
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (accessLog.isLevelEnabled('info')) {
      // The route and never the URL: addresses of letters carry secrets.
      const route = request.routeOptions.url
      const ms = Math.round(reply.elapsedTime)
      const { id: reqId, method } = request
      accessLog.info({ reqId, method, route, status: reply.statusCode, ms }, 'answered')
    }
    done()
  }
}

/** The names of requests: one of the process and a number, as unique as a random one for each and cheaper. */
export function requestIds(process: string) {
  let count = 0
  return () => `${process}-${++count}`
}
