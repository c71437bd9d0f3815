import { afterAll, beforeAll, expect, it } from 'vitest'
import { grantFeature } from '#server/keys/add-feature-key.ts'
import { servedProcedures } from '#server/rpc/procedures.ts'
import { createAuthenticator } from '../support/authenticator.ts'
import { proofFor } from '../support/deletion.ts'
import { mailedKey } from '../support/email-keys.ts'
import { nextMailed } from '../support/letters.ts'
import { newAddress } from '../support/new-address.ts'
import { addPasskey, linkSignIn } from '../support/people.ts'
import { mailedCode, newOwner } from '../support/recovery-email.ts'
import { ORIGIN } from '../support/test-config.ts'
import { createWorld, newBrowserId, newClient, type World } from '../support/world.ts'

/** A walk through the whole house. */
const LONG = { timeout: 30_000 }

let world: World
beforeAll(async () => {
  world = await createWorld({}, { connections: 1 })
})
afterAll(() => world.close())

it('is all that any call needs: one that held a second would wait for itself', LONG, async () => {
  const called = new Set<string>()
  const call = async (name: string, input?: object, bearer?: string) => {
    called.add(name)
    const { status, body } = await world.call('REST', name, input, { bearer, from: newClient() })
    expect({ name, status }).toEqual({ name, status: 200 })
    return body
  }

  await call('health.live')
  await call('health.ready')
  const browserId = newBrowserId()
  const { jwt, browserKey } = await call('account.create', { browserId })
  await call('account.get', undefined, jwt)
  await call('account.id', undefined, jwt)
  await call('account.footprint', undefined, jwt)
  await call('account.forecast', undefined, jwt)
  await call('account.journal', undefined, jwt)
  await call('account.export', undefined, jwt)
  await call('account.setRealName', { first: 'Ada', last: 'Lovelace' }, jwt)
  await call('account.setBornOn', { bornOn: '1990-02-28' }, jwt)
  const left = await world.newGuest()
  const brought = await call('account.bring', { from: left.browserKey, take: ['name', 'birthday'] }, jwt)
  await call('account.undoBring', { undoToken: brought.undoToken }, jwt)
  await call('auth.restore', { browserKey })
  await call('auth.refresh', { refreshToken: browserKey })

  const passkey = createAuthenticator({ origin: ORIGIN, synced: true })
  const creation = await call('passkeys.beginRegistration', {}, jwt)
  await call('passkeys.completeRegistration', { credential: passkey.register(creation) }, jwt)
  const shown = await call('auth.prove.begin', undefined, jwt)
  const { proof } = await call('auth.prove.complete', { credential: passkey.login(shown) }, jwt)
  await call('account.restrict', undefined, jwt)
  await call('account.liftRestriction', { proof }, jwt)
  const another = createAuthenticator({ origin: ORIGIN })
  const anew = await call('passkeys.beginRegistration', {})
  await call('passkeys.completeRegistration', { credential: another.register(anew) })
  const request = await call('passkeys.beginDiscoverableLogin')
  await call('passkeys.completeLogin', { credential: passkey.login(request), browserId })

  const email = newAddress()
  await call('email.askVerification', { email }, jwt)
  await call('email.verifyCode', { email, code: (await mailedCode(world, email)).code }, jwt)
  await world.smtp.next(email)
  await call('auth.prove.mail', undefined, jwt)
  await call('auth.prove.code', { code: (await mailedCode(world, email)).code }, jwt)
  await call('passkeys.beginLogin', { email })
  await call('email.askSignInLink', { email })
  const token = (await world.smtp.next(email)).mail.text?.match(/token=(\S+)/)?.[1]
  const elsewhere = await call('email.redeemSignInLink', { token, browserId: newBrowserId() })
  const address = newAddress()
  const key = await call('email.requestKey', { email: address }, jwt)
  await call('email.activateKey', { ...(await mailedKey(world, address)), browserId }, jwt)

  const keys = await call('keys.list', undefined, jwt)
  const [device] = await call('keys.listDevices', undefined, jwt)
  await call('keys.listRefreshTokens', undefined, jwt)
  await call('keys.device', { id: device.id }, jwt)
  await call('keys.removeEmailKey', { keyId: key.keyId }, jwt)
  const idOf = (type: string) => keys.find((one: { type: string }) => one.type === type)?.id
  await call('keys.removePasskey', { keyId: idOf('passkey') }, jwt)
  await call('email.removeRecovery', undefined, elsewhere.accessToken)
  await call('keys.removeBrowserKey', { keyId: device.id }, elsewhere.accessToken)
  await grantFeature(world.deps, { account: elsewhere.user.id, featureName: 'early-access' })
  const [feature] = (await call('keys.list', undefined, elsewhere.accessToken)).slice(-1)
  await call('keys.removeFeatureKey', { keyId: feature.id }, elsewhere.accessToken)
  await call('auth.logout', {}, elsewhere.accessToken)

  const mover = await newOwner(world)
  await addPasskey(world, mover.bearer)
  const [change] = await call('account.changes', undefined, mover.bearer)
  await call('account.undoChange', { id: change.id }, mover.bearer)
  const nextProof = () => proofFor(world, mover.bearer)
  await call('account.delete', { confirm: 'DELETE', proof: await nextProof() }, mover.bearer)
  await call('account.undoDeletion', { token: await nextMailed(world, mover.address, 'wayBack') })
  mover.bearer = (await linkSignIn(world, mover.address)).body.accessToken
  await call('account.delete', { confirm: 'DELETE', proof: await nextProof() }, mover.bearer)
  mover.bearer = (await linkSignIn(world, mover.address)).body.accessToken
  await call('account.deleteNow', { proof: await nextProof() }, mover.bearer)

  expect([...called].sort()).toEqual(
    servedProcedures()
      .map(({ name }) => name)
      .sort(),
  )
})
