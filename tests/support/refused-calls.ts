import { eq, sql } from 'drizzle-orm'
import type { InactiveState } from '#server/account-store/browsers/read-session.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import type { PER_NETWORK } from '#server/rate-limits/limit-kinds.ts'
import type { ErrorName } from '#shared/errors.ts'
import { createAuthenticator } from './authenticator.ts'
import { setCount } from './counts.ts'
import { ageSignIn, deleteAccount } from './deletion.ts'
import { fillWithKeys } from './full-ring.ts'
import { newAddress } from './new-address.ts'
import { beginLogin, beginRegistration } from './passkeys.ts'
import { addPasskey, linkSignIn, ringOf } from './people.ts'
import { ask, mailedCode, newOwner, verify } from './recovery-email.ts'
import { ORIGIN } from './test-config.ts'
import { letHoursPass } from './time-travel.ts'
import { newBrowserId, newClient, type World } from './world.ts'

/** A refused call, and the expected refusal. */
type RefusedCall = {
  reason: ErrorName
  input?: object | undefined
  bearer?: string | undefined
  from?: string
  /** The method itself is refused: for a call without input that always succeeds. */
  isByMethod?: true
  /** Undoes the preparation. */
  after?: () => void
}

/** Prepares such a call, anew each time. */
export type Arrange = (world: World) => Promise<RefusedCall>

export const byMethod: Arrange = async () => ({ reason: 'methodNotAllowed', isByMethod: true })

export const notReady: Arrange = async ({ deps: { lifecycle } }) => {
  lifecycle.isReady = false
  const after = () => {
    lifecycle.isReady = true
  }
  return { reason: 'unavailable', after }
}

/** Without a session, because of the input. */
export function asAnybody(reason: ErrorName, input: object): Arrange {
  return async () => ({ reason, input, from: newClient() })
}

/** As a guest, because of the input or of something that is missing. */
export function asGuest(reason: ErrorName, input?: object): Arrange {
  return async (world) => ({ reason, input, bearer: (await world.newGuest()).jwt })
}

export const asSignedOut: Arrange = async (world) => {
  const { jwt, browserKey } = await world.newGuest()
  await world.rest('POST', '/api/auth/logout', { browserKey })
  return { reason: 'authenticationRequired', bearer: jwt }
}

const stops = {
  restricted: { reason: 'accountRestricted', set: { restrictedAt: sql`now()` } },
  resting: { reason: 'accountResting', set: { restsUntil: sql`now() + interval '30 days'` } },
} as const

export function whileInactive(halt: InactiveState): Arrange {
  return async (world) => {
    const { id, jwt } = await world.newGuest()
    await world.deps.db.update(accounts).set(stops[halt].set).where(eq(accounts.id, id))
    return { reason: stops[halt].reason, bearer: jwt }
  }
}

/** From a network that has used up a limit. */
export function onceTooOften(kind: keyof typeof PER_NETWORK, newInput: () => object = () => ({})): Arrange {
  return async (world) => {
    const from = newClient()
    await setCount(world, { kind, subject: from, count: 1000 })
    return { reason: 'rateLimited', input: newInput(), from }
  }
}

export const afterTooManyExports: Arrange = async (world) => {
  const { id, jwt } = await world.newGuest()
  await setCount(world, { kind: 'copies_of_all_data_a_day', subject: id, count: 1000 })
  return { reason: 'rateLimited', input: {}, bearer: jwt }
}

export const withoutProofByPasskey: Arrange = async (world) => {
  const { id, jwt } = await world.newGuest()
  await addPasskey(world, jwt)
  await world.deps.db.update(accounts).set(stops.restricted.set).where(eq(accounts.id, id))
  return { reason: 'proofRequired', input: {}, bearer: jwt }
}

export const withoutProofByMail: Arrange = async (world) => {
  const { bearer } = await newOwner(world)
  await ageSignIn(world, bearer)
  return { reason: 'proofRequired', input: { confirm: 'DELETE' }, bearer }
}

/** Before the security delay of a settled credential is over. */
export const tooSoonAfterDeletion: Arrange = async (world) => {
  const { address, id } = await newOwner(world)
  await letHoursPass(world, id, 73)
  const signIn = async () => (await linkSignIn(world, address)).body.accessToken as string
  await deleteAccount(world, await signIn())
  return { reason: 'tooNew', input: {}, bearer: await signIn() }
}

export const withOwnBrowserKey: Arrange = async (world) => {
  const { jwt, browserKey } = await world.newGuest()
  return { reason: 'notAGuest', input: { from: browserKey, take: ['name'] }, bearer: jwt }
}

export const forOwnedAddress: Arrange = async (world) => {
  const { address } = await newOwner(world)
  return {
    reason: 'emailExists',
    input: { email: address },
    bearer: (await world.newGuest()).jwt,
    from: newClient(),
  }
}

export const afterFiveWrongCodes: Arrange = async (world) => {
  const { jwt: bearer } = await world.newGuest()
  const email = newAddress()
  await ask(world, email, { bearer })
  const { code } = await mailedCode(world, email)
  const wrong = { email, code: code === '000000' ? '000001' : '000000' }
  for (let tries = 0; tries < 5; tries++) await verify(world, wrong, { bearer })
  return { reason: 'tooManyAttempts', input: { email, code }, bearer }
}

export const whenFullOfKeys: Arrange = async (world) => {
  const { id, jwt } = await world.newGuest()
  await fillWithKeys(world, id)
  return { reason: 'tooManyKeys', input: { email: newAddress() }, bearer: jwt, from: newClient() }
}

/** An address of a year, which could give a proof. */
export const withoutProofOfSettled: Arrange = async (world) => {
  const { bearer, id } = await newOwner(world)
  await letHoursPass(world, id, 365 * 24)
  return { reason: 'proofRequired', input: {}, bearer }
}

export const ofLastKey: Arrange = async (world) => {
  const { jwt } = await world.newGuest()
  const [own] = await ringOf(world, jwt)
  return { reason: 'lastKey', input: { keyId: own?.id }, bearer: jwt }
}

/** Answers to a ceremony for another purpose. */
export const withSignInForProof: Arrange = async (world) => {
  const { jwt } = await world.newGuest()
  const authenticator = await addPasskey(world, jwt)
  const credential = authenticator.login(await beginLogin(world))
  return { reason: 'invalidLoginChallenge', input: { credential }, bearer: jwt }
}

export const withChallengeOfSignIn: Arrange = async (world) => {
  const { challenge } = await beginLogin(world)
  const creation = await beginRegistration(world)
  const credential = createAuthenticator({ origin: ORIGIN }).register({ ...creation, challenge })
  return {
    reason: 'invalidRegistrationChallenge',
    input: { credential, browserId: newBrowserId() },
    from: newClient(),
  }
}

export const withUnknownPasskey: Arrange = async (world) => {
  const stranger = createAuthenticator({ origin: ORIGIN })
  stranger.register(await beginRegistration(world))
  const credential = stranger.login(await beginLogin(world))
  return {
    reason: 'invalidLoginCredential',
    input: { credential, browserId: newBrowserId() },
    from: newClient(),
  }
}
