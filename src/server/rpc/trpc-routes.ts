import { fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { createContext } from './context.ts'
import { parseJsonBody } from './json-body.ts'
import { neverStored } from './never-stored.ts'
import { publicError } from './public-error.ts'
import { appRouter } from './router.ts'

const BATCH_MOST = 10

/** The largest single call, a passkey registration, decides; a batch shares it. */
const BODY_LIMIT = 128 * 1024

/** JSON-RPC 2.0 'Invalid Request': for what is refused before tRPC sees a call. */
const INVALID_REQUEST = -32600

/** Serves the router to our own client. tRPC's plugin would also take form data, so only its handler is used. */
export async function trpcRoutes(app: FastifyInstance, { deps }: { deps: Deps }) {
  app.addHook('onRequest', neverStored)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => {
      // tRPC parses the text itself; this only refuses what must not reach it.
      parseJsonBody(text)
      return text
    },
  )

  app.setErrorHandler((error, request, reply) => {
    const { status, body, isDefect } = publicError(error)
    if (isDefect) request.log.error({ err: error }, 'defect')
    return reply.code(status).send({ error: { message: body.message, code: INVALID_REQUEST, data: body } })
  })

  app.all<{ Params: { path: string } }>('/:path', { bodyLimit: BODY_LIMIT }, (request, reply) =>
    fastifyRequestHandler({
      router: appRouter,
      req: request,
      res: reply,
      path: request.params.path,
      createContext: async () => createContext(deps, request),
      maxBatchSize: BATCH_MOST,
      responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
    }),
  )
}

function headersFor(errors: unknown[]): Record<string, string> {
  const waits = errors.map((error) => publicError(error).retryAfter ?? 0)
  const longest = Math.max(0, ...waits)
  return longest > 0 ? { 'retry-after': String(longest) } : {}
}
