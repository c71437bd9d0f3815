import type { FastifyReply, FastifyRequest } from 'fastify'
import { servedProcedures } from '#server/http/trpc/router.ts'
import type { Metrics } from './metrics.ts'

/** A hook that counts each answer under its procedures, and its refusals. Those of a batch share its status and its time. */
export function observeAnswers(metrics: Metrics) {
  const procedures = servedProcedures()
  const names = new Set(procedures.map(({ name }) => name))
  const byAddress = new Map(
    procedures.map(({ name, rest }) => [
      `${rest.method} /api${rest.path.replace(/\{(\w+)\}/g, ':$1')}`,
      name,
    ]),
  )

  function proceduresOf({ method, routeOptions, params }: FastifyRequest): string[] {
    const route = routeOptions.url ?? ''
    if (route.startsWith('/trpc/')) {
      const path = String(Object(params).path ?? route.slice('/trpc/'.length))
      // Invented procedure names would each be a time series for ever.
      return path.split(',').map((name) => (names.has(name) ? name : 'unknown'))
    }
    if (route.startsWith('/api')) return [byAddress.get(`${method} ${route}`) ?? 'unknown']
    return [route === '/*' ? 'page' : 'file']
  }

  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const seconds = reply.elapsedTime / 1000
    for (const procedure of proceduresOf(request)) metrics.answered(procedure, reply.statusCode, seconds)
    for (const { code, limit } of request.refusals ?? []) metrics.refused(code, limit)
    done()
  }
}
