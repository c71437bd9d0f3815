import { afterAll, beforeAll, expect, it } from 'vitest'
import { Hands } from '../../adversary/hands.ts'
import { letAllPass } from '../../adversary/scene.ts'
import { invalidStop, stop, waits } from '../../support/changes.ts'
import { keepBy } from '../../support/deletion.ts'
import { lettersTo, linkIn } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import {
  addPasskey,
  linkSignIn,
  passkeySignIn,
  ringOf,
  statusOfKey,
  statusWith,
} from '../../support/people.ts'
import { forgetSignIns, proofRequired, proveByPasskey } from '../../support/proofs.ts'
import { accountOf, newOwner } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

/** Longer than any change is pending, in hours. */
const OVER = 73

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const call = (name: string, input: object | undefined, bearer: string) =>
  world.run(name, input, { bearer, from: newClient() })

async function passkeyOf(bearer: string) {
  return (await ringOf(world, bearer)).find(({ type }) => type === 'passkey')?.id
}

/** An account with a mailbox and a passkey, both a year old; a thief has the session of its browser. */
async function newElder() {
  const { address, bearer: stolen, id, browserKey: stolenKey } = await newOwner(world)
  const passkey = await addPasskey(world, stolen)
  await letHoursPass(world, id, 365 * 24)
  const own = async () => (await passkeySignIn(world, passkey)).body.jwt as string
  const thief = new Hands(world, id)
  thief.bearers.push(stolen)
  return { address, stolen, stolenKey, id, passkey, own, thief }
}

it('a thief cannot replace the recovery e-mail with an old browser and sign in by the new one', async () => {
  const { address, stolen, stolenKey, id, own, thief } = await newElder()
  const email = thief.newMailbox()
  expect(await thief.verifyRecovery(email, {}, stolen)).toBe(false)
  expect(await thief.verifyRecovery(email, { wait: true }, stolen)).toBe(true)
  expect(await thief.enterByMail(email)).toBe(false)

  const token = linkIn(await lettersTo(world, address), 'stop') ?? ''
  expect(await stop(world, { token })).toMatchObject({ status: 200, body: { stopped: 'address_verified' } })
  const bearer = await own()
  const key = (await ringOf(world, bearer)).find(({ type, current }) => type === 'browser' && !current)
  expect(await call('keys.removeBrowserKey', { keyId: key?.id }, bearer)).toMatchObject({ status: 200 })
  await letHoursPass(world, id, OVER)
  expect(await statusOfKey(world, stolenKey)).toBe(401)
  expect(await statusWith(world, stolen)).toBe(401)
  expect(await thief.enterByMail(email)).toBe(false)
  expect(await accountOf(world, bearer)).toMatchObject({ email: address })
})

it('a thief cannot use up the letters of a day and stop the owner with a removed browser key', async () => {
  const { address, id, stolen, stolenKey, own, thief } = await newElder()
  const statuses: number[] = []
  for (let times = 0; times < 25; times++) {
    statuses.push((await call('email.removeRecovery', { wait: true }, stolen)).status)
    const token = linkIn(await lettersTo(world, address), 'stop') ?? ''
    await stop(world, { token })
  }
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(15).fill(429)])
  await letAllPass(world, id, 25)
  expect(await thief.verifyRecovery(thief.newMailbox(), { wait: true }, stolen)).toBe(true)
  const token = linkIn(await lettersTo(world, address), 'stop') ?? ''

  const bearer = await own()
  const key = (await ringOf(world, bearer)).find(({ type, current }) => type === 'browser' && !current)
  await call('keys.removeBrowserKey', { keyId: key?.id }, bearer)
  // The changes that it asked for ended with it.
  expect(await stop(world, { token })).toMatchObject(invalidStop)
  await call('keys.removePasskey', { keyId: await passkeyOf(bearer), wait: true }, bearer)
  expect(await stop(world, { token: stolenKey })).toMatchObject(invalidStop)
  expect(await stop(world, { stopToken: stolenKey })).toMatchObject(invalidStop)
  await call('account.delete', { confirm: 'DELETE' }, bearer)
  expect((await keepBy(world, stolenKey)).status).toBe(400)
  expect((await call('account.undoDeletion', {}, stolen)).status).toBe(401)
})

it('a thief cannot plant a guest for three days, let the victim activate an e-mail key, and stay signed in', async () => {
  const guest = await world.newGuest()
  const victim = new Hands(world, guest.id)
  await letHoursPass(world, guest.id, OVER)
  const address = victim.newMailbox()
  await call('email.requestKey', { email: address }, guest.jwt)
  expect(await victim.activateMailed(address, {})).toBe(true)
  expect(await victim.verifyRecovery(address, {}, victim.bearer)).toBe(true)
  expect(await statusWith(world, guest.jwt)).toBe(401)
  expect(await statusOfKey(world, guest.browserKey)).toBe(401)
  expect(await statusWith(world, victim.bearer)).toBe(200)
})

it('a thief with an hour of the mailbox cannot delete the account for good', async () => {
  const { address, own } = await newElder()
  const first = (await linkSignIn(world, address)).body.accessToken
  expect(await call('account.delete', { confirm: 'DELETE' }, first)).toMatchObject({ status: 200 })
  const second = (await linkSignIn(world, address)).body.accessToken
  expect(await call('account.deleteNow', {}, second)).toMatchObject({
    status: 403,
    body: { code: 'too_new', until: waits },
  })
  expect(await call('account.undoDeletion', {}, await own())).toMatchObject({ status: 200 })
})

it('a thief cannot restrict the account again and again so that nobody can sign the thief out', async () => {
  const { stolen, own } = await newElder()
  const bearer = await own()
  const key = (await ringOf(world, bearer)).find(({ type, current }) => type === 'browser' && !current)
  for (let times = 0; times < 25; times++) await call('account.restrict', undefined, stolen)
  expect(await call('account.liftRestriction', {}, bearer)).toMatchObject({ status: 200 })
  // The restriction signs out the session that asked for it.
  expect(await statusWith(world, stolen)).toBe(401)
  expect((await ringOf(world, bearer)).map(({ id }) => id)).not.toContain(key?.id)
})

it('a thief cannot make an access token permanent by presenting it with a sign-in', async () => {
  const { address, stolen, stolenKey, id, own, passkey } = await newElder()
  await forgetSignIns(world, id)
  await expect(addPasskey(world, stolen)).rejects.toThrow('proof_required')
  const browserOf = async (bearer: string) => (await ringOf(world, bearer)).find(({ current }) => current)?.id
  const before = await browserOf(stolen)
  // Even a sign-in by the account's own credential makes a second browser, which can be removed separately.
  const byPasskey = await passkeySignIn(world, passkey, { bearer: stolen })
  const byLink = await linkSignIn(world, address, { bearer: stolen })
  const rows = [await browserOf(byPasskey.body.jwt), await browserOf(byLink.body.accessToken)]
  expect(new Set([before, ...rows]).size).toBe(3)
  expect(await statusOfKey(world, stolenKey)).toBe(200)
  const bearer = await own()
  expect(await call('email.requestKey', { email: newAddress() }, stolen)).toMatchObject(
    proofRequired('passkey', 'mail'),
  )
  const { body } = await proveByPasskey(world, passkey, { bearer: stolen })
  expect(body).not.toHaveProperty('session')
  await call('keys.removeBrowserKey', { keyId: before }, bearer)
  expect(await statusWith(world, stolen)).toBe(401)
})

it.each([
  ['removes the recovery e-mail and then replaces it', true],
  ['replaces the recovery e-mail twice', false],
])('a thief who %s is signed out when that is stopped', async (_, isRemoval) => {
  const { address, id, own } = await newElder()
  const thief = new Hands(world, id)
  thief.mailboxes.add(address)
  await thief.enterByMail(address)
  const { bearer: stolen } = thief
  if (isRemoval) await call('email.removeRecovery', {}, stolen)
  else await thief.verifyRecovery(thief.newMailbox(), {}, stolen)
  const email = thief.newMailbox()
  expect(await thief.verifyRecovery(email, {}, stolen)).toBe(true)
  expect(await thief.enterByMail(email)).toBe(true)

  for (const token of await thief.secretsIn('stop')) await stop(world, { token })
  expect(await accountOf(world, await own())).toMatchObject({ email: address })
  expect(await statusWith(world, thief.bearer)).toBe(401)
  expect(await thief.enterByMail(email)).toBe(false)
  await letAllPass(world, id, OVER)
  expect(await accountOf(world, await own())).toMatchObject({ email: address })
})
