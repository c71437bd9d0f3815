import { fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { acceptOnlyJson } from '#server/http/rest/accept-json.ts'
import { neverStored } from '#server/http/rest/never-stored.ts'
import { refuseWithoutRoute } from '#server/http/rest/no-route.ts'
import { LARGEST_BATCH } from '#shared/batch.ts'
import { answerError } from './answer-error.ts'
import { createContext, eagerContext } from './context.ts'
import { parseJsonBody } from './json-body.ts'
import { appRouter } from './router.ts'
import type { Callable } from './run-call.ts'
import { outcomeOf, refusedBeforeCall, retryHeaders, statusOf } from './trpc-answer.ts'
import { type FastPathCalls, fastPathCallsOf } from './trpc-calls.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** As tRPC's own handler sends it, though our answers do not depend on these headers. */
const VARY = 'trpc-accept, accept'

/**
 * Serves the router to our own client. tRPC's handler makes a web request, a response and two streams for every call.
 * So plain calls and batches are answered here, with the same bytes, and tRPC's handler gets only unusual or invalid
 * ones. Its plugin would also accept form data, so only the handler is used.
 */
export async function trpcRoutes(
  app: FastifyInstance,
  { deps, procedures }: { deps: Deps; procedures: Callable[] },
) {
  const byName = new Map(procedures.map((procedure) => [procedure.name, procedure]))
  app.addHook('onRequest', neverStored)
  acceptOnlyJson(app, parseJsonBody)

  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, refusedBeforeCall))

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string) {
    const plain = fastPathCallsOf(request, path, byName)
    return plain ? answerPlain(request, reply, plain) : leaveToTrpc(request, reply, path)
  }

  async function answerPlain(
    request: FastifyRequest,
    reply: FastifyReply,
    { isBatch, calls }: FastPathCalls,
  ) {
    const outcomes = await Promise.all(
      calls.map(({ procedure, rawInput }) =>
        outcomeOf(procedure.call(createContext(deps, request), rawInput)),
      ),
    )
    const json = outcomes.map((outcome) => outcome.json).join(',')
    return reply
      .code(statusOf(outcomes))
      .header('vary', VARY)
      .headers(retryHeaders(outcomes.map(({ error }) => error)))
      .type(JSON_TYPE)
      .send(isBatch ? `[${json}]` : json)
  }

  function leaveToTrpc(request: FastifyRequest, reply: FastifyReply, path: string) {
    fixHeaders(request)
    return fastifyRequestHandler({
      router: appRouter,
      req: request,
      res: reply,
      path,
      createContext: async () => eagerContext(deps, request),
      maxBatchSize: LARGEST_BATCH,
      responseMeta: ({ errors }) => ({ headers: retryHeaders(errors) }),
    })
  }

  // tRPC sends a Response, whose headers replace the reply's. It labels some of its refusals as text.
  app.addHook('onSend', (_request, _reply, payload, done) => {
    if (payload instanceof Response) payload.headers.set('content-type', JSON_TYPE)
    done()
  })

  // A call with a larger body limit has its own route. In a batch the common limit applies.
  for (const { name, rest } of procedures) {
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
  refuseWithoutRoute(app)
}

/** Sets headers so that tRPC guesses nothing: an absent body is JSON too, and no answer is streamed. */
function fixHeaders({ raw: { headers } }: FastifyRequest) {
  headers['content-type'] = 'application/json'
  // A streamed answer has status 200 before its result is known. Ours are small, with a true status.
  headers.accept = 'application/json'
  delete headers['trpc-accept']
}
