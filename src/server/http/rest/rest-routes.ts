import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { createContext } from '#server/http/trpc/context.ts'
import { parseJsonBody } from '#server/http/trpc/json-body.ts'
import type { Callable } from '#server/http/trpc/run-call.ts'
import type { RestAddress } from '#shared/rest-mapping.ts'
import { acceptOnlyJson } from './accept-json.ts'
import { neverStored } from './never-stored.ts'
import { refuseWithoutRoute } from './no-route.ts'
import { sendFile } from './send-file.ts'

/** Serves every procedure at its REST address, with the same context, checks and output as over tRPC. */
export async function restRoutes(
  app: FastifyInstance,
  { deps, procedures, describeApi }: { deps: Deps; procedures: Callable[]; describeApi: () => object },
) {
  acceptOnlyJson(app, parseJsonBody)
  app.addHook('onRequest', neverStored)

  for (const { rest, run, call } of procedures) {
    const { file } = rest
    app.route({
      method: rest.method,
      url: restPath(rest.path),
      ...(rest.bodyLimit && { bodyLimit: rest.bodyLimit }),
      handler: async (request, reply) => {
        const context = createContext(deps, request)
        if (file) {
          context.sendsFiles = true
          return sendFile(reply, file, await run(context, rawInput(request, rest)))
        }
        const answer = await call(context, rawInput(request, rest))
        if (context.headers) reply.headers(context.headers)
        return sendJson(reply, answer)
      },
    })
  }

  let document: string | undefined
  app.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(describeApi())
    return sendJson(reply, document)
  })
  refuseWithoutRoute(app, [...procedures.map(({ rest }) => rest), { method: 'GET', path: '/openapi.json' }])
}

/** `/devices/{id}` is how OpenAPI writes a path, `/devices/:id` how Fastify does. */
function restPath(path: string) {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** A read has its input in the address. */
function rawInput(request: FastifyRequest, { method }: RestAddress): object {
  // Always an object: the parser above refuses everything else. An absent body is undefined.
  const sent = (method === 'GET' ? request.query : (request.body ?? {})) as object
  const parameters = request.params as object
  return Object.keys(parameters).length > 0 ? { ...sent, ...parameters } : sent
}

function sendJson(reply: FastifyReply, json: string) {
  return reply.type('application/json; charset=utf-8').send(json)
}
