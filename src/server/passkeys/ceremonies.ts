import { arrayOverlaps, eq, sql } from 'drizzle-orm'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import type { Deps } from '#server/deps.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import { batchedLookUp } from '#server/platform/postgres/known-together.ts'
import type { Database, Transaction } from '#server/platform/postgres/open.ts'
import { challenges } from '#server/platform/postgres/schema.ts'
import type { Random } from '#server/platform/random.ts'
import { hashSecret } from '#server/platform/random.ts'
import { CHALLENGE_BYTES, challengeOf, hashOfNamedChallenge, hashOfSession } from './challenge.ts'

type NewCeremony = Omit<typeof challenges.$inferInsert, 'hash' | 'expiresAt'>

/** A challenge, and its hash. The database stores only the hash. */
export function newChallenge(random: Random) {
  const challenge = random.bytes(CHALLENGE_BYTES)
  return { challenge, hash: hashSecret(challenge) }
}

/** Starts a ceremony and returns its challenge; only `session` may complete it. */
export async function beginCeremony(
  { db, random, config }: Deps,
  ceremony: NewCeremony,
  session?: Session,
): Promise<Buffer> {
  const { challenge, hash } = newChallenge(random)
  await db.insert(challenges).values({
    ...ceremony,
    hash: session ? hashOfSession(hash, session) : hash,
    expiresAt: fromNow(config.lifetimes.challenge),
  })
  return challenge
}

/**
 * Deletes the ceremony that a response names, whatever the result. It is committed before the response is checked, so
 * that a failed attempt uses it up. Null when it is unknown, used or expired.
 */
export async function consumeCeremony({ db }: Deps, clientDataJSON: string) {
  const challenge = challengeOf(clientDataJSON)
  if (!challenge) return null
  const [ceremony] = await db
    .delete(challenges)
    .where(eq(challenges.hash, challenge.hash))
    .returning({
      purpose: challenges.purpose,
      accountId: challenges.accountId,
      upid: challenges.upid,
      userHandle: challenges.userHandle,
      pendingEmail: challenges.pendingEmail,
      offered: challenges.offered,
      isLive: sql<boolean>`${challenges.expiresAt} > now()`,
    })
  return ceremony?.isLive ? { ...ceremony, challenge: challenge.text } : null
}

/**
 * The same for a `complete` that is refused before parsing: the ceremony that it names has ended, whatever else it
 * contains.
 */
export async function endNamedCeremony({ db }: Deps, rawInput: unknown) {
  const hash = hashOfNamedChallenge(rawInput)
  if (hash) await endCeremony(db, hash)
}

export async function endCeremony(db: Database, hash: Buffer) {
  await db.delete(challenges).where(eq(challenges.hash, hash))
}

/** Whether a ceremony with this hash is running. */
export const isCeremony = batchedLookUp(challenges.hash)

/** Whether a `complete` names a running ceremony. */
export async function namesCeremony({ db }: Pick<Deps, 'db'>, rawInput: unknown): Promise<boolean> {
  const hash = hashOfNamedChallenge(rawInput)
  return hash !== null && (await isCeremony(db, hash))
}

/** Deletes running sign-ins that offer one of these passkeys (ids in base64url). */
export async function forgetCeremoniesOf(tx: Transaction, credentialIds: string[]) {
  if (credentialIds.length > 0)
    await tx.delete(challenges).where(arrayOverlaps(challenges.offered, credentialIds))
}

/** Ceremonies that were not completed in time. */
export const expiredChallenges = leftover(challenges, sql`expires_at <= now()`)
