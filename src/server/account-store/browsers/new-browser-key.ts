import type { Deps } from '#server/deps.ts'
import { type Random, randomText } from '#server/platform/random.ts'
import { BROWSER_ID_ALPHABET, BROWSER_ID_LENGTH } from '#shared/browser-id.ts'
import { hashSecret, isSecret, newSecret } from './one-time-secret.ts'
import type { Session, Standing } from './read-session.ts'

/** The browser that calls, as far as it says: its id, its name for people, and the key that it shows as its own. */
export type Browser = {
  browserId?: string | undefined
  browserName?: string | undefined
  browserKey?: string | undefined
}

/** What a browser is called that does not say what it is. */
export const UNKNOWN_BROWSER = 'Unknown browser'

/**
 * What somebody came in with; null for the guest of a new account. `isProof`: they have shown to hold it, and not only made
 * it.
 */
type WayIn = {
  by: 'passkey' | 'email'
  keyId: string | null
  /** The address whose link or code it was. */
  address?: string
  isProof: boolean
}

/** Whose key, for which browser, and what led to it. */
export type NewBrowserKey = Browser & { accountId: string; wayIn: WayIn | null }

/** A browser key that was issued: what a session on it stands on, and the secret that only its holder has. */
export type IssuedKey = { standing: Standing; secret: string }

/** Everything a browser key and its first secret are born with, and what the statements call it. */
export function newBrowserKey(deps: Pick<Deps, 'random'>, { accountId, wayIn, ...browser }: NewBrowserKey) {
  const { secret, hash } = newSecret(deps.random)
  const standing = { accountId, browserKeyId: deps.random.id(), secretId: deps.random.id() }
  const values = {
    ...standing,
    hash,
    browserId: browser.browserId ?? newBrowserId(deps.random),
    browserName: browser.browserName ?? UNKNOWN_BROWSER,
    ...originOf(wayIn),
  }
  return { standing, secret, values }
}

/**
 * What a browser shows of the key that it holds, by its session or as the secret itself, and what statements call it beside
 * a new one.
 */
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

/** What a secret remembers of how its holder came in. */
export function originOf(wayIn: WayIn | null) {
  return {
    signedInBy: wayIn?.by ?? null,
    signedInWithKeyId: wayIn?.keyId ?? null,
    signedInWithAddress: wayIn?.address ?? null,
    isProof: wayIn?.isProof ?? false,
  }
}

/** For a caller that names no browser: REST clients need not know what a browser id is. */
function newBrowserId(random: Random): string {
  return randomText(random, BROWSER_ID_ALPHABET, BROWSER_ID_LENGTH)
}
