import { afterAll, beforeAll, expect, it } from 'vitest'
import { changesOf, invalidStop, stop } from '../../support/changes.ts'
import { setCount } from '../../support/counts.ts'
import { OVER } from '../../support/elder.ts'
import { lettersTo, linkIn, linksIn } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  verifyRecovery,
} from '../../support/people.ts'
import { mailedProof } from '../../support/proofs.ts'
import { accountOf, newOwner } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const call = (name: string, input: object, bearer: string) =>
  world.run(name, input, { bearer, from: newClient() })

/** An account with two mailboxes, both a year old: the recovery e-mail and an e-mail key. */
async function newHolderOfTwo() {
  const { address: one, bearer, id } = await newOwner(world)
  const key = await mailedEmailKey(world, bearer)
  await activate(world, key, { bearer })
  await letHoursPass(world, id, 365 * 24)
  return { one, other: key.email, bearer, id }
}

const linkTo = async (address: string) => linkIn(await lettersTo(world, address), 'stop') ?? ''

/** All letters of a day about one account to one address. */
function useUpNotices(accountId: string, address: string) {
  return setCount(world, { kind: 'notices_a_day', subject: accountId, address, count: 20 })
}

it('a thief with an hour of one mailbox adds a passkey; the owner removes it by the link in the other mailbox, signed out', async () => {
  const { one, other, id } = await newHolderOfTwo()
  await useUpNotices(id, other)
  const thief = (await linkSignIn(world, one)).body
  const passkey = await addPasskey(world, thief.accessToken as string)
  expect((await passkeySignIn(world, passkey)).status).toBe(200)

  const token = await linkTo(other)
  expect(await stop(world, { token })).toMatchObject({ status: 200, body: { stopped: 'key_added' } })
  expect((await passkeySignIn(world, passkey)).status).toBe(401)
  expect(await stop(world, { token })).toMatchObject(invalidStop)
  expect((await changesOf(world, thief.accessToken)).at(0)).toMatchObject({
    event: 'key_added',
    takesEffectAt: null,
    isStopped: true,
  })
})

it('the same link removes an e-mail key or a recovery e-mail, and they open nothing any more', async () => {
  const { one, other, bearer, id } = await newHolderOfTwo()
  const proof = await mailedProof(world, one, { bearer })
  const asked = newAddress()
  await call('email.requestKey', { email: asked, proof }, bearer)
  const letters = await lettersTo(world, asked)
  const input = {
    token: linkIn(letters, 'emailKey') ?? '',
    activationCode: linkIn(letters, 'code') ?? '',
    proof,
  }
  expect(await call('email.activateKey', input, bearer)).toMatchObject({ body: { takesEffectAt: null } })
  expect((await linkSignIn(world, asked)).body.user.id).toBe(id)
  expect(await stop(world, { token: await linkTo(other) })).toMatchObject({
    body: { stopped: 'key_activated' },
  })
  expect((await linkSignIn(world, asked)).body.user.id).not.toBe(id)
})

it('the same link removes a recovery e-mail where there was none before', async () => {
  const { bearer, id } = await newOwner(world)
  const key = await mailedEmailKey(world, bearer)
  await activate(world, key, { bearer })
  expect((await call('email.removeRecovery', {}, bearer)).status).toBe(200)
  await letHoursPass(world, id, 365 * 24)
  const entered = (await linkSignIn(world, key.email)).body.accessToken as string
  const email = await verifyRecovery(world, entered)
  expect(await accountOf(world, entered)).toMatchObject({ email })
  const token = await linkTo(key.email)
  expect(await stop(world, { token })).toMatchObject({ body: { stopped: 'address_verified' } })
  expect(await accountOf(world, entered)).toMatchObject({ email: null })
  expect((await linkSignIn(world, email)).body.user.id).not.toBe(id)
})

it('the link works while the added credential is new, and removes nothing that is settled', async () => {
  const { one, other, id } = await newHolderOfTwo()
  const passkey = await addPasskey(world, (await linkSignIn(world, one)).body.accessToken as string)
  const token = await linkTo(other)
  await letHoursPass(world, id, OVER)
  expect(await stop(world, { token })).toMatchObject(invalidStop)
  expect((await passkeySignIn(world, passkey)).status).toBe(200)
})

it('many calls with the link at once remove the credential once', async () => {
  const { one, other } = await newHolderOfTwo()
  await addPasskey(world, (await linkSignIn(world, one)).body.accessToken as string)
  const token = await linkTo(other)
  const answers = await Promise.all(Array.from({ length: 5 }, () => stop(world, { token })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
})

it('the link goes only to settled addresses', async () => {
  const { bearer, address } = await newOwner(world)
  await addPasskey(world, bearer)
  expect(linksIn(await lettersTo(world, address), 'stop')).toEqual([])
})
