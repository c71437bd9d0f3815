import { createHash, createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { generatedSecrets, hasGeneratedSecret } from '#server/platform/data-dir.ts'
import { publicKeySet } from '#server/platform/key-pairs.ts'
import type { judgeAuditLog } from '#shared/audit-log-chain.ts'
import { CANONICAL_BASE64URL } from '#shared/client-data.ts'
import { seconds } from '#shared/time.ts'
import { readAs, readJson } from './read-audit-log-file.ts'

/** A key set may contain other kinds of keys, which are ignored (RFC 7517 5). */
const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string().optional(), kty: z.string() })) })

const ourKey = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), kid: z.string() })

type Key = z.infer<typeof ourKey>

/** The public keys of the given file or URL, else of this installation. */
export async function readKeys(
  place: string | undefined,
  env: Record<string, string | undefined>,
): Promise<Key[]> {
  if (place === undefined) return await ownKeys(env)
  const known = keySet.safeParse(/^https?:/.test(place) ? await fetchJson(place) : await readJson(place))
  const keys = known.data?.keys.flatMap((key) => ourKey.safeParse(key).data ?? []) ?? []
  if (keys.length === 0)
    throw new StartProblem(2, `${place} has no journal key: it must be a JWK set with Ed25519 keys.`)
  return keys
}

async function ownKeys(env: Record<string, string | undefined>): Promise<Key[]> {
  const { secrets, dataDir } = readConfig(env)
  // Only reads: a verification must not create the secret of an installation.
  const known = secrets ?? (hasGeneratedSecret(dataDir) ? await generatedSecrets(dataDir) : null)
  if (known === null) {
    throw new StartProblem(2, 'There is no installation here, so name the keys: --keys <file or URL>.')
  }
  return publicKeySet(known, 'journal signature').keys
}

async function fetchJson(url: string): Promise<unknown> {
  return await readAs(url, async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(seconds(10)) })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  })
}

/**
 * The cryptography for checking the chain. Only the canonical spelling of a signature is accepted, or a changed
 * character could pass.
 */
export function cryptographyOf(keys: Key[]): Parameters<typeof judgeAuditLog>[2] {
  return {
    hashOf: (text) => createHash('sha256').update(text).digest('base64url'),
    isSigned: (text, { kid, signature }) => {
      const key = keys.find((one) => one.kid === kid)
      if (key === undefined) return null
      if (!CANONICAL_BASE64URL.test(signature)) return false
      const publicKey = createPublicKey({ key, format: 'jwk' })
      return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'))
    },
  }
}
