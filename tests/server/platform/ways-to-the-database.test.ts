import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Line } from '#server/platform/postgres/pool/pipelined-connection.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginLogin, newHolder } from '../../support/passkeys.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

const run = Line.prototype.run
let asked: string[] = []

let world: World
beforeAll(async () => {
  Line.prototype.run = function note(this: Line, ...question) {
    asked.push(question[0])
    return run.apply(this, question)
  }
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
  Line.prototype.run = run
})

/** Waits for background work, such as letters of the previous call. */
async function quiet() {
  do {
    asked = []
    await sleep(60)
  } while (asked.length > 0)
}

/** The queries of a call, without those of the delivery worker, including what it had started before. */
function statements() {
  const hasBegun = asked.some((text) => text.startsWith('begin'))
  return asked
    .filter((text) => /\blinks\b/.test(text) || !/\b(outbox|held_notices)\b|pg_notify/.test(text))
    .filter((text) => hasBegun || text !== 'commit')
}

describe('a hot call makes no more queries than necessary', () => {
  type Prepared = { name: string; input?: object; bearer?: string }
  const calls: [string, number, () => Promise<Prepared>][] = [
    ['make a guest', 1, async () => ({ name: 'account.create', input: { browserId: newBrowserId() } })],
    ['read the account', 1, async () => ({ name: 'account.get', bearer: (await world.newGuest()).jwt })],
    [
      'refresh',
      1,
      async () => {
        const refreshToken = (await world.newGuest()).browserKey
        // The first use of a secret decides what happens to the others.
        await world.run('auth.refresh', { refreshToken })
        return { name: 'auth.refresh', input: { refreshToken } }
      },
    ],
    ['ask for a link', 1, async () => ({ name: 'email.askSignInLink', input: { email: newAddress() } })],
    [
      'ask for one as the guest that this browser is',
      1,
      async () => {
        const { jwt: bearer } = await world.newGuest()
        return { name: 'email.askSignInLink', input: { email: newAddress() }, bearer }
      },
    ],
    [
      'redeem one for an address of somebody',
      2,
      async () => {
        const { address } = await newOwner(world)
        const token = await world.mailedLink(address)
        return { name: 'email.redeemSignInLink', input: { token, browserId: newBrowserId() } }
      },
    ],
    [
      'redeem one for an address of nobody',
      2,
      async () => ({
        name: 'email.redeemSignInLink',
        input: { token: await world.mailedLink(newAddress()), browserId: newBrowserId() },
      }),
    ],
    [
      'redeem one as the guest that this browser is',
      2,
      async () => {
        const { address } = await newOwner(world)
        const token = await world.mailedLink(address)
        const { jwt: bearer, browserKey, browserId } = await world.newGuest()
        return { name: 'email.redeemSignInLink', input: { token, browserKey, browserId }, bearer }
      },
    ],
    ['begin a sign-in by passkey', 1, async () => ({ name: 'passkeys.beginDiscoverableLogin' })],
    [
      'complete it',
      2,
      async () => {
        const { authenticator } = await newHolder(world)
        const credential = authenticator.login(await beginLogin(world))
        return { name: 'passkeys.completeLogin', input: { credential, browserId: newBrowserId() } }
      },
    ],
    [
      'complete it as the guest that this browser is',
      2,
      async () => {
        const { authenticator } = await newHolder(world)
        const credential = authenticator.login(await beginLogin(world))
        const { jwt: bearer, browserKey, browserId } = await world.newGuest()
        return { name: 'passkeys.completeLogin', input: { credential, browserKey, browserId }, bearer }
      },
    ],
  ]

  it.each(calls)('%s makes %i', async (_, count, prepare) => {
    const { name, input, bearer } = await prepare()
    await quiet()
    const { status } = await world.run(name, input, { bearer, from: newClient() })
    expect(status).toBe(200)
    expect(statements(), statements().join('\n\n')).toHaveLength(count)
  })
})
