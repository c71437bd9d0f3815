import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantFeature } from '#server/keys/add-feature-key.ts'
import { servedProcedures } from '#server/rpc/procedures.ts'
import { createAuthenticator } from '../support/authenticator.ts'
import { newTellingGuest } from '../support/bringing.ts'
import { proofFor } from '../support/deletion.ts'
import { mailedKey } from '../support/email-keys.ts'
import { nextMailed } from '../support/letters.ts'
import { madeUp } from '../support/made-up.ts'
import { mailedCode } from '../support/recovery-email.ts'
import { ORIGIN } from '../support/test-config.ts'
import { createWorld, newClient, type World } from '../support/world.ts'

/** Calls that have no example yet. It only gets shorter: a new call is sent in the journey below. */
const NOT_SENT: string[] = []

const BROWSER = { browserId: 'a1b2c3d4e5f6a7b8', browserName: 'Firefox on Linux' }
const ANOTHER = { browserId: 'b8a7f6e5d4c3b2a1', browserName: 'Safari on iPhone' }

let world: World
const sent = new Map<string, { request?: object; response?: unknown }>()
beforeAll(async () => {
  world = await createWorld()
  await walk()
})
afterAll(() => world.close())

/** Sends a call as its documentation shows it, and keeps the first of each. */
async function send(name: string, request?: object, bearer?: string) {
  const { status, body } = await world.call('REST', name, request, { bearer, from: newClient() })
  if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
  // A file would only fill the page.
  const response = Buffer.isBuffer(body) ? {} : { response: body }
  if (!sent.has(name)) sent.set(name, { ...(request && { request }), ...response })
  return body
}

/** Ada, from her first visit until she takes everything off again: each call once, in an order that makes sense. */
async function walk() {
  const guest = await send('account.create', BROWSER)
  await send('auth.refresh', { refreshToken: guest.browserKey })
  const { jwt } = await send('auth.restore', {
    browserKey: guest.browserKey,
    browserName: BROWSER.browserName,
  })
  await send('account.setRealName', { first: 'Ada', last: 'Lovelace' }, jwt)
  await send('account.setBornOn', { bornOn: '1990-12-10' }, jwt)

  // Before there are letters, which are sent as fast as they are.
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
  await send('auth.prove.code', { code: await codeFor(email) }, jwt)

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
  await send('email.redeemSignInLink', { token: await linkFor(second), ...ANOTHER })

  const idOf = (type: string) => keys.find((key: { type: string }) => key.type === type).id
  await send('keys.removeFeatureKey', { keyId: idOf('feature') }, jwt)
  await send('keys.removeBrowserKey', { keyId: device.id }, jwt)
  await send('keys.removeEmailKey', { keyId: emailKey.keyId }, jwt)
  await send('keys.removePasskey', { keyId: idOf('passkey') }, jwt)
  await send('email.removeRecovery', undefined, jwt)

  const [change] = await send('account.changes', undefined, jwt)
  await send('account.undoChange', { id: change.id }, jwt)
  await send('auth.logout', { browserKey: guest.browserKey })

  // Somebody moves out, comes back, and goes for good. A proof is wanted of whoever has not just signed in.
  const moving = 'bob@example.com'
  await world.call('REST', 'email.askSignInLink', { email: moving }, { from: newClient() })
  const bob = await enter(moving)
  await send('account.delete', { confirm: 'DELETE', proof: await proofFor(world, bob) }, bob)
  await send('account.undoDeletion', { token: await nextMailed(world, moving, 'wayBack') })
  await world.call('REST', 'email.askSignInLink', { email: moving }, { from: newClient() })
  const again = await enter(moving)
  await send('account.delete', { confirm: 'DELETE', proof: await proofFor(world, again) }, again)
  await world.call('REST', 'email.askSignInLink', { email: moving }, { from: newClient() })
  const last = await enter(moving)
  await send('account.deleteNow', { proof: await proofFor(world, last) }, last)

  await send('health.live')
  await send('health.ready')
}

/** Signs in by the link in the next letter; returns the bearer. */
async function enter(address: string): Promise<string> {
  const { body } = await world.call('REST', 'email.redeemSignInLink', { token: await linkFor(address) })
  return body.accessToken
}

/** A browser sends more along, which is ignored. */
function documented({ id, rawId, type, response }: Record<'id' | 'rawId' | 'type' | 'response', unknown>) {
  return { id, rawId, type, response }
}

/** The code in the next letter that has one. */
async function codeFor(address: string): Promise<string> {
  for (;;) {
    const code = (await world.smtp.next(address)).mail.text?.match(/^\d{6}$/m)?.[0]
    if (code) return code
  }
}

/** The token in the next letter that has a link; notices may lie on top. */
async function linkFor(address: string): Promise<string> {
  for (;;) {
    const { mail } = await world.smtp.next(address)
    const token = mail.text?.match(/^http\S+\/authr\/verify\?token=(\S+)$/m)?.[1]
    if (token) return token
  }
}

describe('the examples of the API', () => {
  it('are what was sent and answered here, with made-up secrets (-u writes them anew)', async () => {
    const byName = [...sent].sort(([one], [other]) => (one < other ? -1 : 1))
    const text = `${JSON.stringify(madeUp(Object.fromEntries(byName)), null, 2)}\n`
    await expect(text).toMatchFileSnapshot('../../src/server/rpc/examples.json')
  })

  it('show every call', () => {
    const missing = servedProcedures().filter(({ name }) => !sent.has(name))
    expect(missing.map(({ name }) => name)).toEqual(NOT_SENT)
  })
})
