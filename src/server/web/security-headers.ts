import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/** Two years, in seconds, as browsers' preload lists ask for. */
const HSTS_S = 63_072_000

/**
 * Strict for every response: scripts and styles from ourselves only, nothing inline, nothing framed, and
 * Trusted Types, because the tokens in local storage rest on it. Development relaxes it for Vite.
 */
export async function securityHeaders(app: FastifyInstance, { config }: { config: Config }) {
  await app.register(helmet, {
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
}

/** For answers that Fastify's hooks never see: what Node's parser refuses on the raw socket, and bad URLs. */
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
