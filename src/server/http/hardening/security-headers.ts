import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '#server/config.ts'

/** Two years, in seconds, as browsers' preload lists ask for. */
const HSTS_S = 63_072_000

/**
 * Strict for every response: scripts and styles from this origin only, nothing inline, nothing framed. Trusted Types
 * too, because the tokens in local storage depend on it. Development relaxes it for Vite.
 */
export function securityHeaders(app: FastifyInstance, { config }: { config: Config }) {
  const headers = askHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps(config) ? { maxAge: HSTS_S, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Helmet's headers do not depend on the request, so they are computed once for all replies. */
function askHelmet(options: Parameters<typeof helmet>[0]) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, (error) => {
    if (error) throw error
  })
  return response.getHeaders()
}

/** For answers outside Fastify's hooks: refusals of Node's parser on the raw socket, and bad URLs. */
export function rawSecurityHeaders(config: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    ...(isHttps(config) && { 'strict-transport-security': `max-age=${HSTS_S}` }),
  }
}

function isHttps({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return publicUrl.startsWith('https:')
}
