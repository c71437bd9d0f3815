import { and, eq, sql } from 'drizzle-orm'
import { lockAccount, lockOwnAccount } from '#server/account/lock-account.ts'
import { newAccount } from '#server/account/new-account.ts'
import { readUser } from '#server/account/read-account.ts'
import { type Browser, issueBrowserKey } from '#server/auth/browser-keys.ts'
import { hashSecret, newSecret } from '#server/auth/one-time-secret.ts'
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

/**
 * Redeems a sign-in link for whoever presents it. Proof of a mailbox helps the presenter, never the one
 * who asked for the mail:
 * (a) the address is owned: the presenter is signed in there;
 * (b) else, the presenter is the very account that asked: it gets the address;
 * (c) else: a new account with the address.
 */
export async function redeemSignInLink(
  deps: Deps,
  facts: { token: string; expectedEmail?: string; session: Session | null } & Browser,
) {
  return await deps.db.transaction(async (tx) => {
    const link = await consumeLink(tx, facts)

    const owner = await ownerOf(tx, link.address)
    if (owner) return await signIn(tx, deps, owner, link.address, facts)

    const { session } = facts
    if (session && session.accountId === link.askedByAccountId) {
      await lockOwnAccount(tx, session)
      const claimed = await claimAddress(tx, link.address, session.accountId)
      if (claimed) {
        await verifyRecoveryEmail(tx, deps, session, link.address)
        return { ...verified(link.address), accountId: session.accountId }
      }
    } else {
      const account = { ...newAccount(deps.random), email: link.address, firstVerifiedAt: sql`now()` }
      await tx.insert(accounts).values(account)
      const claimed = await claimAddress(tx, link.address, account.id)
      if (claimed) return await signIn(tx, deps, account.id, link.address, facts)
      await tx.delete(accounts).where(eq(accounts.id, account.id))
    }

    // Somebody verified the same address a moment ago: then this is case (a) after all.
    const winner = await ownerOf(tx, link.address)
    if (!winner) throw new Refusal('invalidLink')
    return await signIn(tx, deps, winner, link.address, facts)
  })
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
        sql`${links.expiresAt} > now()`,
        facts.expectedEmail === undefined ? undefined : eq(links.address, facts.expectedEmail),
      ),
    )
    .returning({ address: links.address, askedByAccountId: links.askedByAccountId })
  if (!link) throw new Refusal('invalidLink')
  return link
}

async function signIn(tx: Transaction, deps: Deps, accountId: string, address: string, browser: Browser) {
  await lockAccount(tx, accountId)
  // Given back while we waited for the lock: then it opens this account no more, and nothing is used up.
  if ((await ownerOf(tx, address)) !== accountId) throw new Refusal('invalidLink')
  const emailKeyId = await stampEmailKey(tx, accountId, address)
  const { session } = await issueBrowserKey(tx, deps, {
    accountId,
    browserId: browser.browserId,
    browserName: browser.browserName,
    signedInWithKeyId: emailKeyId,
  })
  return {
    ...verified(address),
    user: await readUser(tx, accountId),
    accessToken: session.jwt,
    browserKey: session.browserKey,
    expiresIn: session.expiresIn,
  }
}
