import { and, eq, sql } from 'drizzle-orm'
import { lockAccount, lockOwnAccount } from '#server/account/lock-account.ts'
import { newAccount } from '#server/account/new-account.ts'
import { readAccountRow, readUser } from '#server/account/read-account.ts'
import { type Browser, issueBrowserKey, issueFirstBrowserKey } from '#server/auth/browser-keys.ts'
import { hashSecret, isSecret, newSecret } from '#server/auth/one-time-secret.ts'
import type { Session } from '#server/auth/session.ts'
import { fromNow } from '#server/db/from-now.ts'
import type { Transaction } from '#server/db/open.ts'
import { accounts, links } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { stampEmailKey } from '#server/keys/email-keys.ts'
import { limitMails } from '#server/limits/limits.ts'
import { claimAddress, ownerOf } from './addresses.ts'
import { signInLinkLetter } from './letters.ts'
import { postLetter } from './outbox.ts'
import { verifyRecoveryEmail } from './recovery-email.ts'

/** Mails a sign-in link. The answer is the same for every address, known or not. */
export async function askSignInLink(
  deps: Deps,
  facts: { email: string; session: Session | null; clientAddress: string },
) {
  await limitMails(deps, { clientAddress: facts.clientAddress, address: facts.email })
  const { secret, hash } = newSecret(deps.random)
  const lifetime = deps.config.lifetimes.link
  const link = {
    hash,
    askedByAccountId: facts.session?.accountId ?? null,
    expiresAt: fromNow(lifetime),
  }
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(links)
      .values({ ...link, address: facts.email })
      .onConflictDoUpdate({ target: links.address, set: link })
    await postLetter(tx, deps, signInLinkLetter(deps.config, { to: facts.email, token: secret }), {
      expiresInSeconds: lifetime,
    })
  })
  return { success: true as const, message: 'Check your email for a sign-in link.' }
}

/** Somebody verified the same address a moment ago. */
class ClaimLost extends Error {}

/** A claim is lost to an owner who is there from then on, unless they give it back at once. */
const MOST_TRIES = 3

type Redemption = { token: string; expectedEmail?: string; session: Session | null } & Browser

/**
 * Redeems a sign-in link for whoever presents it. Proof of a mailbox helps the presenter, never the one
 * who asked for the mail:
 * (a) the address is owned: the presenter is signed in there;
 * (b) else, the presenter is the very account that asked: it gets the address;
 * (c) else: a new account with the address.
 */
export async function redeemSignInLink(deps: Deps, facts: Redemption) {
  if (!isSecret(facts.token)) throw new Refusal('invalidLink')
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    try {
      return await deps.db.transaction((tx) => redeem(tx, deps, facts))
    } catch (error) {
      // Begun anew, because one account is locked by now and it would be another's turn: then this is case (a).
      if (!(error instanceof ClaimLost)) throw error
    }
  }
  throw new Refusal('invalidLink')
}

async function redeem(tx: Transaction, deps: Deps, facts: Redemption) {
  const link = await consumeLink(tx, facts)
  const owner = await ownerOf(tx, link.address)
  if (owner) return await signIn(tx, deps, owner, link.address, facts)

  const { session } = facts
  if (session && session.accountId === link.askedByAccountId) {
    await lockOwnAccount(tx, session)
    if (!(await claimAddress(tx, link.address, session.accountId))) throw new ClaimLost()
    await verifyRecoveryEmail(tx, deps, session, link.address)
    return { ...verified(link.address), accountId: session.accountId }
  }

  const account = { ...newAccount(deps.random), email: link.address }
  await tx.insert(accounts).values(account)
  if (!(await claimAddress(tx, link.address, account.id))) throw new ClaimLost()
  const wayIn = { by: 'email' as const, keyId: null }
  const issued = await issueFirstBrowserKey(tx, deps, { ...facts, accountId: account.id, wayIn })
  return await signedIn(tx, account.id, link.address, issued)
}

/** Whose link this is; null for one that does not hold. Nothing changes by asking. */
export async function addressOfLink({ db }: Pick<Deps, 'db'>, token: string): Promise<string | null> {
  if (!isSecret(token)) return null
  const [link] = await db
    .select({ address: links.address })
    .from(links)
    .where(and(eq(links.hash, hashSecret(token)), isLive()))
  return link?.address ?? null
}

function isLive() {
  return sql`${links.expiresAt} > now()`
}

function verified(email: string) {
  return { success: true as const, email, message: 'Email verified successfully!' }
}

/** One conditional statement: of any number of parallel redemptions exactly one gets the row. */
async function consumeLink(tx: Transaction, facts: { token: string; expectedEmail?: string }) {
  const [link] = await tx
    .delete(links)
    .where(
      and(
        eq(links.hash, hashSecret(facts.token)),
        isLive(),
        facts.expectedEmail === undefined ? undefined : eq(links.address, facts.expectedEmail),
      ),
    )
    .returning({ address: links.address, askedByAccountId: links.askedByAccountId })
  if (!link) throw new Refusal('invalidLink')
  return link
}

async function signIn(tx: Transaction, deps: Deps, accountId: string, address: string, facts: Redemption) {
  await lockAccount(tx, accountId)
  // Given back while we waited for the lock: then it opens this account no more, and nothing is used up.
  if ((await ownerOf(tx, address)) !== accountId) throw new Refusal('invalidLink')
  const { email } = await readAccountRow(tx, accountId)
  const wayIn = { by: 'email' as const, keyId: await stampEmailKey(tx, accountId, address) }
  const issued = await issueBrowserKey(tx, deps, { ...facts, accountId, wayIn, isOwner: email === address })
  return await signedIn(tx, accountId, address, issued)
}

type Issued = Awaited<ReturnType<typeof issueBrowserKey>>

async function signedIn(tx: Transaction, accountId: string, address: string, { session }: Issued) {
  return {
    ...verified(address),
    user: await readUser(tx, accountId),
    accessToken: session.jwt,
    browserKey: session.browserKey,
    expiresIn: session.expiresIn,
  }
}
