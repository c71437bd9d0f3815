import { type Operation, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable, observableToPromise } from '@trpc/server/observable'
import { type ErrorCode, errorCatalogue, type FailedCall } from '#shared/errors.ts'
import { minutes, seconds } from '#shared/time.ts'
import type { AppRouter } from './router.ts'
import { fieldsOf, type SessionStorage, type StoredSession } from './session-storage.ts'

/** The refusals of a bearer that is not accepted (any more). Such a call has changed nothing and can be repeated. */
const REFUSED_BEARER: readonly unknown[] = [
  'authentication_required',
  'invalid_token',
  'token_expired',
] satisfies ErrorCode[]

/**
 * The first renewal takes what another tab has stored. If that is refused too, the second asks the service. A refused
 * browser key ends the session.
 */
const MOST_RENEWALS = 2

/** Calls that may issue a browser key. Whoever shows their own has it renewed, and does not get another. */
const SHOWS_KEY = [
  'auth.prove.code',
  'auth.prove.complete',
  'email.activateKey',
  'email.redeemSignInLink',
  'passkeys.completeLogin',
  'passkeys.completeRegistration',
]

/** Calls by which somebody signs in, whatever session is stored. */
const SIGN_INS = [
  'email.activateKey',
  'email.redeemSignInLink',
  'passkeys.beginDiscoverableLogin',
  'passkeys.beginLogin',
  'passkeys.completeLogin',
]

/** How long before its end a token is renewed (ms): a minute, or half its life if that is less. */
const LONGEST_MARGIN = minutes(1)

type Send = { link: ReturnType<TRPCLink<AppRouter>>; token: string | undefined }
type Next = Parameters<ReturnType<TRPCLink<AppRouter>>>[0]['next']

/**
 * Calls in the name of a stored session: keeps the sessions that answers contain, renews them in time, and repeats a
 * call whose token was refused. `sending` makes the link that sends calls with one token. `refresh` trades a browser
 * key for a token.
 */
export function sessionLink(
  storage: SessionStorage,
  sending: (token: string | undefined) => TRPCLink<AppRouter>,
  refresh: (refreshToken: string) => Promise<{ accessToken: string; expiresIn: number }>,
): TRPCLink<AppRouter> {
  const renewal = renewalOf(storage, refresh)
  return (runtime) => {
    let latest: Send | undefined

    /** One link for each token, because a batch carries one: two sessions never share a request. */
    function linkOf(token: string | undefined) {
      if (latest === undefined || latest.token !== token) latest = { token, link: sending(token)(runtime) }
      return latest.link
    }

    /** Null: a sign-out. */
    async function keep(found: StoredSession | null) {
      if (found === null && storage.forget) await storage.forget()
      else await storage.write(found)
    }

    async function isStored(session: StoredSession | null) {
      return (await storage.read())?.refreshToken === session?.refreshToken
    }

    async function call(op: Operation, next: Next) {
      const before = await storage.read()
      let session = goingOn(op.path, before, await renewal())
      for (let renewals = 0; ; renewals += 1) {
        try {
          const input = withKey(op, session)
          const link = linkOf(session?.accessToken)
          const answer = await observableToPromise(link({ op: { ...op, input }, next }))
          const found = sessionIn(op.path, answer.result.type === 'data' ? answer.result.data : null, session)
          if (found !== undefined && (isSignIn(op.path, found, session) || (await isStored(session)))) {
            await keep(found)
          }
          return answer
        } catch (error) {
          if (session === null || renewals === MOST_RENEWALS || !isRefusedBearer(error)) throw error
          session = goingOn(op.path, session, await renewal(session.accessToken), error)
        }
      }
    }

    return ({ op, next }) =>
      observable((observer) => {
        call(op, next).then(
          (answer) => {
            observer.next(answer)
            observer.complete()
          },
          (error) => observer.error(TRPCClientError.from(error)),
        )
      })
  }
}

/**
 * Returns the session that a call goes on with. A call for one account must not run for another, or for nobody: that
 * could make a new account. A sign-in goes on all the same, and a sign-out when no session is left to end.
 */
function goingOn(path: string, before: StoredSession | null, now: StoredSession | null, refusal?: unknown) {
  if (before === null || now?.user.id === before.user.id || SIGN_INS.includes(path)) return now
  if (now === null && path === 'auth.logout') return null
  throw (now !== null && refusal) || signedOut()
}

/** The package's own error, with the service's code and words. */
function signedOut() {
  const { code, sentence } = errorCatalogue.authenticationRequired
  const data: FailedCall = { success: false, error: sentence, code, message: sentence }
  return Object.assign(new TRPCClientError(sentence), { data })
}

/** Returns a session that is fresh enough for a call; null without one. `refused`: a token that was not accepted. */
function renewalOf(storage: SessionStorage, refresh: Parameters<typeof sessionLink>[2]) {
  const exclusively: NonNullable<SessionStorage['exclusively']> =
    storage.exclusively?.bind(storage) ?? ((work) => work())
  let renewing: Promise<StoredSession | null> | null = null

  async function renew(refused: string | undefined): Promise<StoredSession | null> {
    const stored = await storage.read()
    // Null, or renewed by another tab.
    if (stored === null || (stored.accessToken !== refused && isFresh(stored))) return stored
    const isReplaced = async () => (await storage.read())?.refreshToken !== stored.refreshToken
    try {
      const { accessToken, expiresIn } = await refresh(stored.refreshToken)
      // Somebody has signed in or out while the answer was on its way.
      if (await isReplaced()) return await renew(refused)
      const renewed = { ...stored, accessToken, expiresAt: Date.now() + seconds(expiresIn) }
      await storage.write(renewed)
      return renewed
    } catch (error) {
      if (codeOf(error) !== 'not_authenticated') throw error
      if (await isReplaced()) return await renew(refused)
      await storage.write(null)
      return null
    }
  }

  return async (refused?: string) => {
    const stored = await storage.read()
    if (stored === null || (stored.accessToken !== refused && isFresh(stored))) return stored
    renewing ??= exclusively(() => renew(refused)).finally(() => {
      renewing = null
    })
    return await renewing
  }
}

function isFresh({ accessToken, expiresAt }: StoredSession): boolean {
  return Date.now() < expiresAt - Math.min(LONGEST_MARGIN, lifeOf(accessToken) / 2)
}

/** The whole life of a token (ms), from its readable middle part; 0 for one without. */
function lifeOf(token: string): number {
  try {
    const middle = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { iat, exp } = JSON.parse(atob(middle))
    return seconds(Number(exp - iat)) || 0
  } catch {
    return 0
  }
}

function withKey({ path, input }: Operation, session: StoredSession | null): unknown {
  if (session === null || !SHOWS_KEY.includes(path)) return input
  return { browserKey: session.refreshToken, ...fieldsOf(input) }
}

/** The session that an answer gives; null when it ends this one; undefined when it does neither. */
function sessionIn(
  path: string,
  data: unknown,
  known: StoredSession | null,
): StoredSession | null | undefined {
  if (path === 'auth.logout') return null
  const answer = fieldsOf(data)
  const { browserKey, expiresIn, ...tokens } = { ...answer, ...fieldsOf(answer.session) } as Record<
    string,
    unknown
  >
  const accessToken = tokens.jwt ?? tokens.accessToken
  if (typeof browserKey !== 'string' || typeof accessToken !== 'string') return undefined
  const user = userIn(answer) ?? known?.user
  if (user === undefined) return undefined
  return { accessToken, refreshToken: browserKey, expiresAt: Date.now() + seconds(Number(expiresIn)), user }
}

/** A sign-in replaces any session. A renewal or a sign-out concerns the session of its call, and no newer one. */
function isSignIn(path: string, found: StoredSession | null, session: StoredSession | null): boolean {
  return SIGN_INS.includes(path) || (found !== null && found.user.id !== session?.user.id)
}

function userIn(answer: Record<string, unknown>): StoredSession['user'] | undefined {
  const { id, email, displayName } = { id: answer.accountId, ...answer, ...fieldsOf(answer.user) } as Record<
    string,
    unknown
  >
  if (typeof id !== 'string') return undefined
  return {
    id,
    email: typeof email === 'string' ? email : null,
    displayName: typeof displayName === 'string' ? displayName : 'User',
  }
}

function isRefusedBearer(error: unknown): boolean {
  return REFUSED_BEARER.includes(codeOf(error))
}

/** The code of a refused call; undefined for any other failure. */
export function codeOf(error: unknown): unknown {
  return fieldsOf(fieldsOf(error).data).code
}
