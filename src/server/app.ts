import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type onResponseHookHandler,
} from 'fastify'
import { logAnswers } from '#server/http/hardening/access-log.ts'
import { allowListedOrigins } from '#server/http/hardening/cors.ts'
import { refuseCrossSite } from '#server/http/hardening/cross-site.ts'
import { closeWhileDraining, refuseWhileDraining } from '#server/http/hardening/draining.ts'
import { createHttpServer } from '#server/http/hardening/http-server.ts'
import { boundHeaders } from '#server/http/hardening/long-headers.ts'
import { answerInTime } from '#server/http/hardening/patience.ts'
import { warnOfUnnamedProxy } from '#server/http/hardening/proxies.ts'
import { answerParserErrors } from '#server/http/hardening/refused-by-parser.ts'
import { requestIds, sendRequestIds } from '#server/http/hardening/request-ids.ts'
import { answerBadUrls, refuseWithoutHost, requestTarget } from '#server/http/hardening/request-target.ts'
import { securityHeaders } from '#server/http/hardening/security-headers.ts'
import { openApiDocument } from '#server/http/openapi/openapi.ts'
import { brandRoutes } from '#server/http/pages/brand-routes.ts'
import { pageRoutes } from '#server/http/pages/pages.ts'
import type { ServedClient } from '#server/http/pages/served-client.ts'
import { apiReference } from '#server/http/reference/api-reference.ts'
import { BODY_LIMIT } from '#server/http/rest/body-limits.ts'
import { restRoutes } from '#server/http/rest/rest-routes.ts'
import { answerError } from '#server/http/trpc/public-error.ts'
import { servedProcedures } from '#server/http/trpc/router.ts'
import { trpcRoutes } from '#server/http/trpc/trpc-wire.ts'
import type { Deps } from './deps.ts'

/** The whole service, not listening yet. `onAnswer` counts answers when metrics are on. */
export async function buildApp(
  deps: Deps,
  client: ServedClient,
  { onAnswer }: { onAnswer?: onResponseHookHandler | undefined } = {},
): Promise<FastifyInstance> {
  const { config } = deps
  // Fastify's own lines, as that it listens, say nothing that ours do not.
  const log: FastifyBaseLogger = deps.log.isLevelEnabled('info')
    ? deps.log.child({}, { level: 'warn' })
    : deps.log
  const app = Fastify({
    loggerInstance: log,
    // The hook below logs each answer, without the URL.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    genReqId: requestIds(config.trustProxy),
    // A logger for each request costs more than everything else before the handler. Our log lines carry the request
    // id instead.
    childLoggerFactory: (logger) => logger,
    // Procedures validate input and output. Routes have no schemas, and Fastify loads no compiler.
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: true },
    // Fastify's own 503 while closing has another shape. The hook below answers instead.
    return503OnClosing: false,
    serverFactory: createHttpServer,
    clientErrorHandler: answerParserErrors(config),
    frameworkErrors: answerBadUrls(config),
    rewriteUrl: requestTarget,
  })

  for (const fact of ['upid', 'fingerprint', 'refusals']) app.decorateRequest(fact, undefined)
  app.addHook('onRequest', boundHeaders)
  answerInTime(app)
  warnOfUnnamedProxy(app, deps)
  sendRequestIds(app)
  securityHeaders(app, { config })
  allowListedOrigins(app, config)
  app.addHook('onRequest', refuseWithoutHost)
  app.addHook('onRequest', refuseWhileDraining(deps.lifecycle))
  app.addHook('onSend', closeWhileDraining(deps.lifecycle))
  app.addHook('onRequest', refuseCrossSite(config))
  app.addHook('onResponse', logAnswers(deps.log))
  if (onAnswer) app.addHook('onResponse', onAnswer)

  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))

  const procedures = servedProcedures()
  // Built at the first request for it, so that the start does not wait for it.
  let description: object | undefined
  const describeApi = () => {
    description ??= openApiDocument(config, procedures)
    return description
  }
  await app.register(trpcRoutes, { prefix: '/trpc', deps, procedures })
  await app.register(restRoutes, { prefix: '/api', deps, procedures, describeApi })
  apiReference(app, { config, describeApi, folder: client.reference })
  if (config.brand) await brandRoutes(app, config.brand)
  await client.serve(app)
  await app.register(pageRoutes, { deps, client })
  return app
}

function noSchema(): never {
  throw new Error('Routes here have no schema of their own: describe the procedure instead')
}
