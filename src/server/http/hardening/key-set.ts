import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { publicKeySet } from '#server/platform/key-pairs.ts'

/** Five minutes: a key that is to sign is shown before it does, and for longer than this (SECRET rotates in two steps). */
const CACHED_S = 300

/** Where the public keys are (RFC 8615), and what is signed with them: session tokens where verifiers of JWTs look. */
const keySets = {
  '/.well-known/jwks.json': 'session signature',
  '/.well-known/latchkey-journal.json': 'journal signature',
} as const

/** The public keys of what we sign, as JWK sets (RFC 7517 5). */
export function keySetRoutes(app: FastifyInstance, config: Config) {
  for (const [path, purpose] of Object.entries(keySets)) {
    const keySet = Buffer.from(JSON.stringify(publicKeySet(config.secrets, purpose)))
    app.get(path, (_request, reply) =>
      reply
        .type('application/jwk-set+json')
        .header('cache-control', `public, max-age=${CACHED_S}`)
        // Public for whoever checks a signature, in a page of another origin too.
        .header('access-control-allow-origin', '*')
        .send(keySet),
    )
  }
}
