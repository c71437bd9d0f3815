import { and, eq } from 'drizzle-orm'
import { lockOwnAccount } from '#server/account/lock-account.ts'
import { newAccount } from '#server/account/new-account.ts'
import { nobody, presentUser } from '#server/account/present-account.ts'
import { type Browser, issueBrowserKey, newBrowserKey, sessionOn } from '#server/auth/browser-keys.ts'
import { hashSecret, isSecret, newSecret } from '#server/auth/one-time-secret.ts'
import type { Session } from '#server/auth/session.ts'
import type { Transaction } from '#server/db/open.ts'
import { links } from '#server/db/schema.ts'
import { onlyRow } from '#server/db/statement.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { limitValues, takeBack } from '#server/limits/count.ts'
import { mailLimits, refuseFull } from '#server/limits/limits.ts'
import { claimAddress } from './addresses.ts'
import { makeLink } from './ask-link.ts'
import { signInLinkLetter } from './letters.ts'
import { prepareLetter } from './outbox.ts'
import { verifyRecoveryEmail } from './recovery-email.ts'
import { enterByLink, isLive, makeOwner, readLink } from './redeem-link.ts'

/** Mails a sign-in link. The answer is the same for every address, known or not. */
export async function askSignInLink(
  deps: Deps,
  facts: { email: string; session: Session | null; clientAddress: string },
) {
  const { email: address, session, clientAddress } = facts
  const limits = mailLimits(deps, { clientAddress, address })
  const { secret: token, hash } = newSecret(deps.random)
  const letter = signInLinkLetter(deps.config, { to: address, token })
  const made = onlyRow(
    await makeLink(deps.db).execute({
      ...limitValues(limits),
      ...prepareLetter(deps, letter, { expiresInSeconds: deps.config.lifetimes.link }),
      hash,
      address,
      askedByAccountId: session?.accountId ?? null,
    }),
  )
  if (made.counted < limits.length) {
    // All or nothing: a mail that one of the limits refuses is not counted by the others.
    await takeBack(deps.db, limits.slice(0, made.counted))
    await refuseFull(deps.db, limits, made.counted)
  }
  deps.bell.ring()
  return { success: true as const, message: 'Check your email for a sign-in link.' }
}

/** Somebody verified the same address, or gave it back, a moment ago. */
class OwnerChanged extends Error {}

/** An owner who has just come is there from then on, unless they go at once. */
const MOST_TRIES = 3

type Redemption = { token: string; expectedEmail?: string; session: Session | null } & Browser

type Link = { hash: Buffer; address: string }

/**
 * Redeems a sign-in link for whoever presents it. Proof of a mailbox helps the presenter, never the one
 * who asked for the mail:
 * (a) the address is owned: the presenter is signed in there;
 * (b) else, the presenter is the very account that asked: it gets the address;
 * (c) else: a new account with the address.
 * Whose it is was looked up before, so each way looks again under its own lock, and is begun anew when that has changed.
 */
export async function redeemSignInLink(deps: Deps, facts: Redemption) {
  if (!isSecret(facts.token)) throw new Refusal('invalidLink')
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    try {
      return await redeem(deps, facts)
    } catch (error) {
      if (!(error instanceof OwnerChanged)) throw error
    }
  }
  throw new Refusal('invalidLink')
}

async function redeem(deps: Deps, facts: Redemption) {
  const hash = hashSecret(facts.token)
  const [found] = await readLink(deps.db).execute({ hash })
  const isExpected = facts.expectedEmail === undefined || facts.expectedEmail === found?.address
  if (!found || !isExpected) throw new Refusal('invalidLink')

  const link = { hash, address: found.address }
  const { ownerId } = found
  if (ownerId) return await deps.db.transaction((tx) => signIn(tx, deps, ownerId, link, facts))
  const { session } = facts
  if (session && session.accountId === found.askedByAccountId) {
    return await deps.db.transaction((tx) => verifyForAsker(tx, deps, session, link))
  }
  return await signInAnew(deps, link, facts)
}

/** Whose link this is; null for one that does not hold. Nothing changes by asking. */
export async function addressOfLink({ db }: Pick<Deps, 'db'>, token: string): Promise<string | null> {
  if (!isSecret(token)) return null
  const [link] = await readLink(db).execute({ hash: hashSecret(token) })
  return link?.address ?? null
}

async function signIn(tx: Transaction, deps: Deps, accountId: string, link: Link, facts: Redemption) {
  const { isOwned, account, emailKeyId } = onlyRow(await enterByLink(tx).execute({ ...link, accountId }))
  // Used by somebody else, or given back while we waited for the lock: then nothing is used up.
  if (!isOwned || !account) throw new Refusal('invalidLink')
  const issued = await issueBrowserKey(tx, deps, {
    ...facts,
    accountId,
    wayIn: { by: 'email', keyId: emailKeyId },
    isOwner: account.email === link.address,
  })
  return signedIn(link.address, presentUser(account), issued)
}

async function verifyForAsker(tx: Transaction, deps: Deps, session: Session, link: Link) {
  await consumeLink(tx, link)
  await lockOwnAccount(tx, session)
  if (!(await claimAddress(tx, link.address, session.accountId))) throw new OwnerChanged()
  await verifyRecoveryEmail(tx, deps, session, link.address)
  return { ...verified(link.address), accountId: session.accountId }
}

async function signInAnew(deps: Deps, { hash: linkHash, address }: Link, facts: Redemption) {
  const { id: accountId, ...born } = newAccount(deps.random)
  const key = newBrowserKey(deps, { ...facts, accountId, wayIn: { by: 'email', keyId: null } })
  const made = onlyRow(await makeOwner(deps.db).execute({ ...key.values, ...born, linkHash, address }))
  if (!made.isFound) throw new Refusal('invalidLink')
  if (!made.isClaimed) throw new OwnerChanged()
  return signedIn(address, presentUser({ ...nobody, id: accountId, email: address }), sessionOn(deps, key))
}

/** One conditional statement: of any number of parallel redemptions exactly one gets the row. */
async function consumeLink(tx: Transaction, { hash, address }: Link) {
  const used = await tx
    .delete(links)
    .where(and(eq(links.hash, hash), eq(links.address, address), isLive()))
    .returning({ hash: links.hash })
  if (used.length === 0) throw new Refusal('invalidLink')
}

function verified(email: string) {
  return { success: true as const, email, message: 'Email verified successfully!' }
}

function signedIn(
  address: string,
  user: ReturnType<typeof presentUser>,
  { jwt, browserKey, expiresIn }: ReturnType<typeof sessionOn>,
) {
  return { ...verified(address), user, accessToken: jwt, browserKey, expiresIn }
}
