import type { FastifyInstance } from 'fastify'
import { publicKeySet } from '#server/auth/session-keys.ts'
import type { Config } from '#server/config.ts'

/** Five minutes: a key that is to sign is shown before it does, and for longer than this (SECRET rotates in two steps). */
const CACHED_S = 300

/** The public keys of session tokens, where verifiers of JWTs look for them (RFC 7517 5, RFC 8615). */
export function keySetRoute(app: FastifyInstance, config: Config) {
  const keySet = Buffer.from(JSON.stringify(publicKeySet(config.secrets)))
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply
      .type('application/jwk-set+json')
      .header('cache-control', `public, max-age=${CACHED_S}`)
      .send(keySet),
  )
}
