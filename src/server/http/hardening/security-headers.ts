import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/** Two years, as browsers' preload lists ask for. */
const TRANSPORT = { 'strict-transport-security': 'max-age=63072000' }

/**
 * Scripts and styles from this origin only, nothing inline, nothing framed. Trusted Types too, because the tokens in
 * local storage depend on it.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join(';')

/** For answers outside Fastify's hooks: refusals of Node's parser on the raw socket, and bad URLs. */
const RAW = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
}

/** Every header that Helmet sends for the same choices. `tests/server/http/security-headers.test.ts` compares both. */
const EVERY = {
  ...RAW,
  'content-security-policy': POLICY,
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** Puts the security headers on every response, before anything else can answer. Pages relax them in development. */
export function securityHeaders(app: FastifyInstance, { config }: { config: Pick<Config, 'publicUrl'> }) {
  const headers = { ...EVERY, ...(isHttps(config) && TRANSPORT) }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** The headers of answers that Fastify's hooks do not reach. */
export function rawSecurityHeaders(config: Pick<Config, 'publicUrl'>): Record<string, string> {
  return { ...RAW, ...(isHttps(config) && TRANSPORT) }
}

function isHttps({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return publicUrl.startsWith('https:')
}
