import { z } from 'zod'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { hashSecret } from '#server/platform/random.ts'
import { CANONICAL_BASE64URL, type ClientData, readClientData } from '#shared/client-data.ts'
import { LONGEST_TOKEN, text } from '#shared/text.ts'

/** WebAuthn L3 §13.4.3 asks for at least 16 random bytes; `begin` hands out 32. */
export const CHALLENGE_BYTES = 32

export type Challenge = {
  /** As the browser spelled it. The rules use it as the expected challenge once its hash was found. */
  text: string
  /** SHA-256 of its bytes: the key of the stored ceremony, which is deleted before the response is checked. */
  hash: Buffer
}

/** The challenge that a response answers; null when it cannot be one of ours. */
export function challengeOf(clientDataJSON: string): Challenge | null {
  const text = readClientData(clientDataJSON)?.challenge
  const bytes = text === undefined ? null : bytesOf(text)
  if (text === undefined || bytes?.length !== CHALLENGE_BYTES) return null
  return { text, hash: hashSecret(bytes) }
}

/** The maximum body size: even a credential that is too long names its challenge. */
const LONGEST_NAMING = 128 * 1024

const completeOfAnyKind = z.object({
  credential: z.object({ response: z.object({ clientDataJSON: text(LONGEST_NAMING) }) }),
})

const clientDataOfAnyKind = z.object({ challenge: text(LONGEST_TOKEN) })

/**
 * The hash of the challenge named in an otherwise invalid credential, decoded as tolerantly as possible: after
 * 'invalid' the same challenge must not be tried again. Null when no challenge of ours is named.
 */
export function hashOfNamedChallenge(rawInput: unknown): Buffer | null {
  try {
    const { clientDataJSON } = completeOfAnyKind.parse(rawInput).credential.response
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const bytes = Buffer.from(clientDataOfAnyKind.parse(clientData).challenge, 'base64url')
    return bytes.length === CHALLENGE_BYTES ? hashSecret(bytes) : null
  } catch {
    return null
  }
}

/**
 * The hash under which the ceremony of a session is stored. No other session can find it, not even one of the same
 * account, and no sign-in can.
 */
export function hashOfSession(hash: Buffer, { secretId }: Pick<Session, 'secretId'>): Buffer {
  return hashSecret(Buffer.concat([hash, Buffer.from(secretId)]))
}

/** Decodes the one canonical spelling; null for every other. */
export function bytesOf(text: string): Buffer | null {
  return CANONICAL_BASE64URL.test(text) ? Buffer.from(text, 'base64url') : null
}

/**
 * No site may embed our pages, so a ceremony inside another site's frame is an attack (WebAuthn L3 §5.8.1, §13.4.9).
 * The library ignores both members on registration, and at sign-in accepts `crossOrigin` if `topOrigin` is missing.
 * Some browsers write null for an absent member.
 */
export function isFramed(clientData: ClientData): boolean {
  return (clientData.crossOrigin ?? false) !== false || (clientData.topOrigin ?? null) !== null
}
