import { eq, sql } from 'drizzle-orm'
import { accounts, browserSecrets } from '#server/platform/postgres/schema.ts'
import { readSessionToken } from '#server/sessions/session-token.ts'
import { proofFor } from './proofs.ts'
import { newClient, type World } from './world.ts'

/** Asks for the deletion of the bearer's account. */
export function deleteAccount(world: World, bearer: string, { proof }: { proof?: string } = {}) {
  return world.run('account.delete', { confirm: 'DELETE', ...(proof && { proof }) }, { bearer })
}

/** Keeps an account by a mailed way back, from a network that nobody else is on. */
export function keepBy(world: World, token: string) {
  return world.run('account.undoDeletion', { token }, { from: newClient() })
}

/** Lets the sign-in of a bearer be so long ago that it counts as no proof any more. */
export async function ageSignIn({ deps }: World, bearer: string) {
  const { secretId } = readSessionToken(deps.config, bearer)
  await deps.db.update(browserSecrets).set({ provedAt: null }).where(eq(browserSecrets.id, secretId))
}

/** Asks for the deletion with a proof, and fails where it is refused. Returns when the rest is over. */
export async function restsFrom(world: World, bearer: string): Promise<string> {
  const { status, body } = await deleteAccount(world, bearer, { proof: await proofFor(world, bearer) })
  if (status !== 200) throw new Error(`Not deleted: ${JSON.stringify(body)}`)
  return body.restsUntil
}

/** Lets so much time pass for the rest of an account that it is over. */
export async function endRest({ deps }: World, accountId: string) {
  await deps.db
    .update(accounts)
    .set({ restsUntil: sql`now() - interval '1 second'` })
    .where(eq(accounts.id, accountId))
}
