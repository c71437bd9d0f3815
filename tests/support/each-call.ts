import { expect } from 'vitest'
import { grantFeature } from '#server/account-store/keys/add-feature-key.ts'
import { servedProcedures } from '#server/http/trpc/router.ts'
import { createAuthenticator } from './authenticator.ts'
import { newTellingGuest } from './bringing.ts'
import { mailedKey } from './email-keys.ts'
import { nextMailed } from './letters.ts'
import { personalSamples } from './personal-samples.ts'
import { proofFor } from './proofs.ts'
import { mailedCode } from './recovery-email.ts'
import { ORIGIN } from './test-config.ts'
import { letHoursPass } from './time-travel.ts'
import { type Answer, type Door, newClient, type World } from './world.ts'

const BROWSER = { browserId: 'a1b2c3d4e5f6a7b8', browserName: 'Firefox on Linux' }
const ANOTHER = { browserId: 'b8a7f6e5d4c3b2a1', browserName: 'Safari on iPhone' }

/** The input of a call and its answer. */
export type Sent = { request?: object; answer: Answer }

/** Makes each call once, through one door. Returns the first of each by its name; fails when one is refused. */
export async function sendEach(world: World, door: Door): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>()
  await visitEach(world, async (name, request, bearer) => {
    const answer = await world.call(door, name, request, { bearer, from: newClient() })
    const { status, body } = answer
    expect(status, `${name} over ${door} answered ${JSON.stringify(body)}`).toBe(200)
    if (!sent.has(name)) sent.set(name, { ...(request && { request }), answer })
    return body
  })
  return sent
}

/** The procedures that the calls of a scenario leave out. */
export function unsent(sent: Map<string, Sent>): string[] {
  return servedProcedures()
    .map(({ name }) => name)
    .filter((name) => !sent.has(name))
}

/** For a test that finds some of them. */
export const SEND_IT = 'Each procedure is called once in tests/support/each-call.ts: add yours there'

// biome-ignore lint/suspicious/noExplicitAny: tests read single fields of the answer, as a client would.
type Send = (name: string, request?: object, bearer?: string) => Promise<any>

/** A scenario with Ada, from her first visit until she removes everything again: each call once. */
async function visitEach(world: World, send: Send) {
  const guest = await send('account.create', BROWSER)
  await send('auth.refresh', { refreshToken: guest.browserKey })
  const { jwt } = await send('auth.restore', {
    browserKey: guest.browserKey,
    browserName: BROWSER.browserName,
  })
  for (const { call, input } of Object.values(personalSamples)) await send(call, input, jwt)

  // Before there are letters, which are sent at an unknown moment.
  await send('account.footprint', undefined, jwt)
  await send('account.journal', { before: 3 }, jwt)
  await send('account.export', {}, jwt)

  const authenticator = createAuthenticator({ origin: ORIGIN })
  const creation = await send('passkeys.beginRegistration', { displayName: 'Ada Lovelace' }, jwt)
  const credential = documented(authenticator.register(creation))
  await send('passkeys.completeRegistration', { credential }, jwt)

  const email = 'ada@example.com'
  await send('email.askVerification', { email }, jwt)
  const { code } = await mailedCode(world, email)
  await send('email.verifyCode', { code, email }, jwt)

  const asked = await send('auth.prove.begin', undefined, jwt)
  const { proof } = await send(
    'auth.prove.complete',
    { credential: documented(authenticator.login(asked)) },
    jwt,
  )
  await send('account.restrict', undefined, jwt)
  await send('account.liftRestriction', { proof }, jwt)
  await send('auth.prove.mail', undefined, jwt)
  await send('auth.prove.code', { code: await nextMailed(world, email, 'code') }, jwt)

  const second = 'ada@work.example'
  const emailKey = await send('email.requestKey', { email: second }, jwt)
  const mailed = await mailedKey(world, second)
  await send('email.activateKey', { ...mailed, ...ANOTHER })
  await grantFeature(world.deps, { account: guest.id, featureName: 'beta-scenes' })

  await send('account.get', undefined, jwt)
  await send('account.id', undefined, jwt)
  const keys = await send('keys.list', undefined, jwt)
  const [, device] = await send('keys.listDevices', undefined, jwt)
  await send('keys.device', { id: device.id }, jwt)
  await send('keys.listRefreshTokens', undefined, jwt)
  await send('account.forecast', undefined, jwt)

  // She was a guest in this browser before she signed in.
  const left = await newTellingGuest(world, { bornOn: '1990-12-10' })
  const take = ['name', 'birthday']
  const { undoToken } = await send('account.bring', { from: left.browserKey, take }, jwt)
  await send('account.undoBring', { undoToken }, jwt)

  await send('passkeys.beginLogin', { email })
  const request = await send('passkeys.beginDiscoverableLogin')
  await send('passkeys.completeLogin', { credential: documented(authenticator.login(request)), ...ANOTHER })
  await send('email.askSignInLink', { email: second })
  await send('email.redeemSignInLink', { token: await nextMailed(world, second, 'signIn'), ...ANOTHER })

  await send('keys.rename', { keyId: device.id, name: 'Kitchen laptop' }, jwt)
  const idOf = (type: string) => keys.find((key: { type: string }) => key.type === type).id
  await send('keys.removeFeatureKey', { keyId: idOf('feature') }, jwt)
  // What she has had for three days leaves after the delay, and the removal can be stopped.
  await letHoursPass(world, guest.id, 73)
  const question = await send('auth.prove.begin', undefined, jwt)
  const shown = documented(authenticator.login(question))
  const given = { proof: (await send('auth.prove.complete', { credential: shown }, jwt)).proof }
  await send('keys.removeBrowserKey', { keyId: device.id, ...given }, jwt)
  await send('keys.removeEmailKey', { keyId: emailKey.keyId, ...given }, jwt)
  await send('email.removeRecovery', given, jwt)
  const [change] = await send('account.changes', undefined, jwt)
  await send('account.stopChange', { id: change.id, ...given }, jwt)
  await send('keys.removePasskey', { keyId: idOf('passkey'), ...given }, jwt)
  await send('auth.logout', { browserKey: guest.browserKey })

  // The account is scheduled for deletion, restored, and deleted. A proof is required, because no sign-in is fresh.
  const moving = 'bob@example.com'
  const bob = await signIn(world, moving)
  await send('account.delete', { confirm: 'DELETE', proof: await proofFor(world, bob) }, bob)
  await send('account.undoDeletion', { token: await nextMailed(world, moving, 'wayBack') })
  const again = await signIn(world, moving)
  await send('account.delete', { confirm: 'DELETE', proof: await proofFor(world, again) }, again)
  const last = await signIn(world, moving)
  await send('account.deleteNow', { proof: await proofFor(world, last) }, last)

  for (const [name, request] of Object.entries(openCalls)) await send(name, request)
}

/** Calls that need no session and no earlier call, each with its input. */
const openCalls: Record<string, object | undefined> = {
  'health.live': undefined,
  'health.ready': undefined,
}

/** Signs in by a mailed link; returns the bearer. */
async function signIn(world: World, email: string): Promise<string> {
  await world.rest('POST', '/api/auth/email/signin', { email }, { from: newClient() })
  const token = await nextMailed(world, email, 'signIn')
  return (await world.rest('POST', '/api/auth/email/verify', { token })).body.accessToken
}

/** A browser sends this field too; it is ignored. */
function documented({ id, rawId, type, response }: Record<'id' | 'rawId' | 'type' | 'response', unknown>) {
  return { id, rawId, type, response }
}
