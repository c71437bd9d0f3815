import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { publicKeySet } from '#server/platform/key-pairs.ts'

/** Five minutes. A new key is published longer than this before it signs (SECRET is rotated in two steps). */
const CACHED_S = 300

/**
 * The addresses of the public keys (RFC 8615), and what each key signs. Session tokens are where JWT verifiers look.
 */
const keySets = {
  '/.well-known/jwks.json': 'ES256 session signature',
  '/.well-known/latchkey-journal.json': 'journal signature',
} as const

/** Serves our public signing keys as JWK sets (RFC 7517 5). */
export function keySetRoutes(app: FastifyInstance, config: Config) {
  for (const [path, purpose] of Object.entries(keySets)) {
    const keySet = Buffer.from(JSON.stringify(publicKeySet(config.secrets, purpose)))
    app.get(path, (_request, reply) =>
      reply
        .type('application/jwk-set+json')
        .header('cache-control', `public, max-age=${CACHED_S}`)
        // Public for anybody who verifies a signature, also in a page of another origin.
        .header('access-control-allow-origin', '*')
        .send(keySet),
    )
  }
}
