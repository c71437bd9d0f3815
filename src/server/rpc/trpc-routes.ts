import { fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { LARGEST_BATCH } from '#shared/batch.ts'
import { answerError } from './answer-error.ts'
import { CREDENTIAL_BODY_LIMIT } from './body-limits.ts'
import { createContext } from './context.ts'
import { parseJsonBody } from './json-body.ts'
import { neverStored } from './never-stored.ts'
import { publicError } from './public-error.ts'
import { appRouter } from './router.ts'
import { refuseUnknownPaths } from './unknown-paths.ts'

/** JSON-RPC 2.0 'Invalid Request': for what is refused before tRPC sees a call. */
const INVALID_REQUEST = -32600

/** Serves the router to our own client. tRPC's plugin would also take form data, so only its handler is used. */
export async function trpcRoutes(app: FastifyInstance, { deps }: { deps: Deps }) {
  app.addHook('onRequest', neverStored)
  // Some of tRPC's own refusals call themselves text.
  app.addHook('onSend', async (_request, reply) => {
    reply.type('application/json; charset=utf-8')
  })
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

  app.setErrorHandler((error, request, reply) =>
    answerError(error, request, reply, (body) => ({
      error: { message: body.message, code: INVALID_REQUEST, data: body },
    })),
  )

  // The largest single call decides; a batch shares it.
  app.route<{ Params: { path: string } }>({
    method: ['GET', 'POST'],
    url: '/:path',
    bodyLimit: CREDENTIAL_BODY_LIMIT,
    handler: (request, reply) => {
      // A streamed answer says 200 before it knows; ours are small and say what they mean.
      delete request.raw.headers['trpc-accept']
      return fastifyRequestHandler({
        router: appRouter,
        req: request,
        res: reply,
        path: request.params.path,
        createContext: async () => createContext(deps, request),
        maxBatchSize: LARGEST_BATCH,
        responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
      })
    },
  })
  refuseUnknownPaths(app)
}

function headersFor(errors: unknown[]): Record<string, string> {
  const waits = errors.map((error) => publicError(error).retryAfter ?? 0)
  const longest = Math.max(0, ...waits)
  return longest > 0 ? { 'retry-after': String(longest) } : {}
}
