import { eq, sql } from 'drizzle-orm'
import { accounts, browserSecrets } from '#server/platform/postgres/schema.ts'
import { readSessionToken } from '#server/sessions/session-token.ts'
import { proofFor } from './proofs.ts'
import { newClient, type World } from './world.ts'

/** Requests the deletion of the bearer's account. */
export function deleteAccount(world: World, bearer: string, { proof }: { proof?: string } = {}) {
  return world.run('account.delete', { confirm: 'DELETE', ...(proof && { proof }) }, { bearer })
}

/** Cancels a deletion by a mailed link, from a network that no other test uses. */
export function keepBy(world: World, token: string) {
  return world.run('account.undoDeletion', { token }, { from: newClient() })
}

/** Makes the sign-in of a bearer so old that it no longer counts as a proof. */
export async function ageSignIn({ deps }: World, bearer: string) {
  const { secretId } = readSessionToken(deps.config, bearer)
  await deps.db.update(browserSecrets).set({ provedAt: null }).where(eq(browserSecrets.id, secretId))
}

/** Requests the deletion with a proof, and fails when it is refused. Returns the end of the grace period. */
export async function restsFrom(world: World, bearer: string): Promise<string> {
  const { status, body } = await deleteAccount(world, bearer, { proof: await proofFor(world, bearer) })
  if (status !== 200) throw new Error(`Not deleted: ${JSON.stringify(body)}`)
  return body.restsUntil
}

/** Moves the clock of an account beyond the end of its grace period. */
export async function endRest({ deps }: World, accountId: string) {
  await deps.db
    .update(accounts)
    .set({ restsUntil: sql`now() - interval '1 second'` })
    .where(eq(accounts.id, accountId))
}
