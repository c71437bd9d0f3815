import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { createContext } from '#server/http/trpc/context.ts'
import { runCall, type ServedProcedure } from '#server/http/trpc/router.ts'
import type { RestAddress } from '#shared/rest-mapping.ts'
import { acceptOnlyJson } from './accept-json.ts'
import { neverStored } from './never-stored.ts'
import { refuseWithoutRoute } from './no-route.ts'
import { sendFile } from './send-file.ts'

/** Serves every procedure at its REST address, with the same context, checks and output as over tRPC. */
export async function restRoutes(
  app: FastifyInstance,
  { deps, procedures, describeApi }: { deps: Deps; procedures: ServedProcedure[]; describeApi: () => object },
) {
  acceptOnlyJson(app)
  app.addHook('onRequest', neverStored)

  for (const procedure of procedures) {
    const { rest } = procedure
    const { file } = rest
    app.route({
      method: rest.method,
      url: restPath(rest.path),
      ...(rest.bodyLimit && { bodyLimit: rest.bodyLimit }),
      handler: async (request, reply) => {
        const context = createContext(deps, request)
        context.addHeaders = (headers) => reply.headers(headers)
        context.sendsFiles = file !== undefined
        const answer = await runCall(procedure, context, rawInput(request, rest))
        return file ? sendFile(reply, file, answer) : sendJson(reply, JSON.stringify(answer))
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
