import { fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { LARGEST_BATCH } from '#shared/batch.ts'
import { acceptOnlyJson } from './accept-json.ts'
import { answerError } from './answer-error.ts'
import { createContext } from './context.ts'
import { parseJsonBody } from './json-body.ts'
import { neverStored } from './never-stored.ts'
import { servedProcedures } from './procedures.ts'
import { publicError } from './public-error.ts'
import { appRouter } from './router.ts'
import { refuseUnknownPaths } from './unknown-paths.ts'

/** JSON-RPC 2.0 'Invalid Request': for what is refused before tRPC sees a call. */
const INVALID_REQUEST = -32600

/** Serves the router to our own client. tRPC's plugin would also take form data, so only its handler is used. */
export async function trpcRoutes(app: FastifyInstance, { deps }: { deps: Deps }) {
  app.addHook('onRequest', neverStored)
  // tRPC sends a Response, whose headers go before the reply's; some of its refusals call themselves text.
  app.addHook('onSend', async (_request, _reply, payload) => {
    if (payload instanceof Response) payload.headers.set('content-type', 'application/json; charset=utf-8')
  })
  acceptOnlyJson(app, checkedText)

  app.setErrorHandler((error, request, reply) =>
    answerError(error, request, reply, (body) => ({
      error: { message: body.message, code: INVALID_REQUEST, data: body },
    })),
  )

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string) {
    if (request.method === 'GET') checkedText(inputOf(request))
    tellPlainly(request)
    return fastifyRequestHandler({
      router: appRouter,
      req: request,
      res: reply,
      path,
      createContext: async () => createContext(deps, request),
      maxBatchSize: LARGEST_BATCH,
      responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
    })
  }

  // A call that may be larger than others has a route of its own; in a batch it must fit in with them.
  for (const { name, rest } of servedProcedures()) {
    if (rest.bodyLimit === undefined) continue
    app.route({
      method: ['GET', 'POST'],
      url: `/${name}`,
      bodyLimit: rest.bodyLimit,
      handler: (request, reply) => answer(request, reply, name),
    })
  }
  app.route<{ Params: { path: string } }>({
    method: ['GET', 'POST'],
    url: '/:path',
    handler: (request, reply) => answer(request, reply, request.params.path),
  })
  refuseUnknownPaths(app)
}

/** tRPC parses the text itself; this only refuses what must not reach it. */
function checkedText(text: string): string {
  parseJsonBody(text)
  return text.trim()
}

/** The input of a query, found in its URL the way tRPC finds it. */
function inputOf({ url }: FastifyRequest): string {
  return new URL(url, 'http://localhost').searchParams.get('input') ?? ''
}

/** Leaves tRPC nothing to guess: a body that is not there is JSON too, and no answer is streamed. */
function tellPlainly({ raw: { headers } }: FastifyRequest) {
  headers['content-type'] = 'application/json'
  // A streamed answer says 200 before it knows; ours are small and say what they mean.
  headers.accept = 'application/json'
  delete headers['trpc-accept']
}

function headersFor(errors: unknown[]): Record<string, string> {
  const waits = errors.map((error) => publicError(error).retryAfter ?? 0)
  const longest = Math.max(0, ...waits)
  return longest > 0 ? { 'retry-after': String(longest) } : {}
}
