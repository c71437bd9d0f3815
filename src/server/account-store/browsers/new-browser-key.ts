import type { Deps } from '#server/deps.ts'
import { type Random, randomText } from '#server/platform/random.ts'
import { BROWSER_ID_ALPHABET, BROWSER_ID_LENGTH } from '#shared/browser-id.ts'
import { hashSecret, isSecret, newSecret } from './one-time-secret.ts'
import type { Session, Standing } from './read-session.ts'

/** What the calling browser says of itself: its id, its display name, and the secret of its browser key. */
export type Browser = {
  browserId?: string | undefined
  browserName?: string | undefined
  browserKey?: string | undefined
}

/** The name of a browser that sends none. */
export const UNKNOWN_BROWSER = 'Unknown browser'

/**
 * How somebody signed in; null for the guest of a new account. `isProof`: they proved to hold the method, and did not
 * just add it.
 */
type SignInOrigin = {
  by: 'passkey' | 'email'
  keyId: string | null
  /** The address whose link or code was used. */
  address?: string
  isProof: boolean
}

/** The account, the browser, and how its holder signed in. */
export type NewBrowserKey = Browser & { accountId: string; wayIn: SignInOrigin | null }

/** An issued browser key: the parts of its session, and the secret that only its holder gets. */
export type IssuedKey = { standing: Standing; secret: string }

/**
 * What `prepareSignIn` found out about a locked account. `renewedFrom`: the secret that the caller has shown of the key
 * `browserKeyId`; null without one.
 */
export type PreparedSignIn = { isPrepared: boolean; renewedFrom: string | null; browserKeyId?: string }

/** Before the account is locked: the statement finds out by itself whether it may go on. */
const UNPREPARED: PreparedSignIn = { isPrepared: false, renewedFrom: null }

/**
 * A new browser key and its first secret, or a new secret of the key to renew; `values` are the parameters of the
 * statements.
 */
export function newBrowserKey(
  deps: Pick<Deps, 'random'>,
  { accountId, wayIn, ...browser }: NewBrowserKey,
  prepared = UNPREPARED,
) {
  const { secret, hash } = newSecret(deps.random)
  const { isPrepared, renewedFrom, browserKeyId = deps.random.id() } = prepared
  const standing = { accountId, browserKeyId, secretId: deps.random.id() }
  const values = {
    ...standing,
    isPrepared,
    renewedFrom,
    hash,
    browserId: browser.browserId ?? newBrowserId(deps.random),
    browserName: browser.browserName ?? UNKNOWN_BROWSER,
    ...originOf(wayIn),
  }
  return { standing, secret, values }
}

/** What a browser shows of the key it holds, by its session or as the secret: parameters of the same statements. */
export function shownKey({
  session,
  browserKey,
}: Pick<Browser, 'browserKey'> & { session?: Session | null }) {
  const isShown = browserKey !== undefined && isSecret(browserKey)
  return {
    shownAccountId: session?.accountId ?? null,
    shownBrowserKeyId: session?.browserKeyId ?? null,
    shownSecretId: session?.secretId ?? null,
    shownHash: isShown ? hashSecret(browserKey) : null,
  }
}

/** How the holder signed in, as columns of a secret. */
function originOf(wayIn: SignInOrigin | null) {
  return {
    signedInBy: wayIn?.by ?? null,
    signedInWithKeyId: wayIn?.keyId ?? null,
    signedInWithAddress: wayIn?.address ?? null,
    isProof: wayIn?.isProof ?? false,
  }
}

/** For a caller that sends no browser id: REST clients do not have to. */
function newBrowserId(random: Random): string {
  return randomText(random, BROWSER_ID_ALPHABET, BROWSER_ID_LENGTH)
}
