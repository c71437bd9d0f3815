import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#server/platform/postgres/schema.ts'
import type { LoginForgery } from '../../support/authenticator.ts'
import { whileHeld } from '../../support/held-account.ts'
import { journalOf } from '../../support/journal.ts'
import { badLogin, beginLogin, completeLogin } from '../../support/passkeys.ts'
import { addPasskey, passkeySignIn } from '../../support/people.ts'
import { proveByPasskey } from '../../support/proofs.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { until } from '../../support/until.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** An account with an address and a passkey whose counter is 5. */
async function newKeeper() {
  const owner = await newOwner(world)
  const authenticator = await addPasskey(world, owner.bearer)
  const login = async (forgery: LoginForgery = {}) =>
    completeLogin(world, authenticator.login(await beginLogin(world), forgery))
  expect((await login({ counter: 5 })).status).toBe(200)
  return { ...owner, authenticator, login }
}

type Keeper = Awaited<ReturnType<typeof newKeeper>>

const BACKUP = 'It may now be synced to your other devices.'
const NO_BACKUP = 'It now stays on its device, and is not synced to your other devices.'
const COUNTER = 'It no longer counts how often it is used.'

/** What a passkey newly reports, what is stored, and what the owner is told. */
const changes: [string, LoginForgery, object, string[]][] = [
  [
    'that it may be synced',
    { backupEligible: true, backedUp: true, counter: 6 },
    { counter: 6, backupEligible: true, backedUp: true },
    [BACKUP],
  ],
  ['that it has stopped counting', { counter: 0 }, { counter: 0, backupEligible: false }, [COUNTER]],
  [
    'that it was synced for the first time',
    { backupEligible: true, backedUp: true, counter: 0 },
    { counter: 0, backupEligible: true, backedUp: true },
    [BACKUP, COUNTER],
  ],
]

describe.each(changes)('a passkey that reports %s', (_, says, stored, told) => {
  it('signs in; the change is stored, logged and announced once', async () => {
    const keeper = await newKeeper()
    expect((await keeper.login(says)).status).toBe(200)
    expect(await storedOf(keeper)).toMatchObject(stored)
    const { entries } = await journalOf(world, keeper.bearer)
    const [change, signedIn] = entries
    expect(signedIn?.event).toBe('signed_in')
    const key = { type: 'passkey', name: expect.any(String) }
    const browser = signedIn?.browser
    expect(change).toMatchObject({ event: 'passkey_changed', browser, key, detail: null })
    expect(change?.browser).not.toBeNull()

    // Reporting the same again is no change.
    const again = { ...says, counter: says.counter && says.counter + 1 }
    expect((await keeper.login(again)).status).toBe(200)
    expect(await noted(keeper)).toBe(1)
    const letters = await notices(keeper)
    expect(letters).toHaveLength(1)
    for (const line of told) expect(letters[0]?.text).toContain(`- ${line}\n`)
  })

  it('gives a proof; the change is stored, logged and announced once', async () => {
    const keeper = await newKeeper()
    expect((await proveByPasskey(world, keeper.authenticator, keeper, says)).status).toBe(200)
    expect(await storedOf(keeper)).toMatchObject(stored)
    expect(await noted(keeper)).toBe(1)
    expect(await notices(keeper)).toHaveLength(1)
  })

  it.each([
    ['in new browsers', () => undefined],
    ['in a browser that shows its key', ({ browserKey }: Keeper) => browserKey],
  ])('twice at once, %s, is logged and announced once', async (_, shown) => {
    const keeper = await newKeeper()
    const options = [await beginLogin(world), await beginLogin(world)]
    const counters = says.counter ? [says.counter, says.counter + 1] : [0, 0]
    const signedIn = await whileHeld(world, keeper.id, {
      begin: () =>
        options.map((option, index) => {
          const answer = { ...says, counter: counters[index] as number } // there are as many of them
          const credential = keeper.authenticator.login(option, answer)
          return completeLogin(world, credential, { browserKey: shown(keeper) })
        }),
      meanwhile: async () => {},
    })
    // Of two sign-ins with a counter, the second may come from a copy.
    expect(signedIn.map(({ status }) => status).sort()).toEqual([200, says.counter ? 401 : 200])
    expect(await noted(keeper)).toBe(1)
    expect(await notices(keeper)).toHaveLength(1)
  })
})

describe('a passkey', () => {
  it('without a counter that changes during eight parallel sign-ins: all succeed, and one change is logged and announced', async () => {
    const owner = await newOwner(world)
    const authenticator = await addPasskey(world, owner.bearer, { synced: true })
    const says = { backupEligible: false, backedUp: false }
    const credentials = []
    for (let count = 0; count < 8; count++) {
      credentials.push(authenticator.login(await beginLogin(world), says))
    }
    const signedIn = await Promise.all(credentials.map((credential) => completeLogin(world, credential)))
    expect(signedIn.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await noted(owner)).toBe(1)
    const letters = await notices(owner)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(`- ${NO_BACKUP}\n`)
  })

  it('that changes back is logged and announced again', async () => {
    const keeper = await newKeeper()
    for (const [counter, backupEligible] of [[6, true] as const, [7, false] as const]) {
      expect((await keeper.login({ counter, backupEligible })).status).toBe(200)
    }
    expect(await storedOf(keeper)).toMatchObject({ backupEligible: false })
    expect(await noted(keeper)).toBe(2)
    expect(await notices(keeper)).toHaveLength(2)
  })

  it('that stopped counting may start again, and must grow then', async () => {
    const { login } = await newKeeper()
    for (const counter of [0, 0, 3]) expect((await login({ counter })).status).toBe(200)
    expect(await login({ counter: 3 })).toMatchObject(badLogin)
  })

  it('that is synced and then is not causes no letter', async () => {
    const owner = await newOwner(world)
    const authenticator = await addPasskey(world, owner.bearer, { synced: true })
    const credential = authenticator.login(await beginLogin(world), { backedUp: false })
    expect((await completeLogin(world, credential)).status).toBe(200)
    expect(await storedOf(owner)).toMatchObject({ backupEligible: true, backedUp: false })
    expect(await noted(owner)).toBe(0)
    expect(await notices(owner)).toHaveLength(0)
  })

  it('whose signature is wrong changes nothing by what it reports', async () => {
    const keeper = await newKeeper()
    const says = { backupEligible: true, counter: 0 }
    const forged = { ...says, signature: (bytes: Buffer) => Buffer.from(bytes).fill(1, 8) }
    expect(await keeper.login(forged)).toMatchObject(badLogin)
    expect(await storedOf(keeper)).toMatchObject({ counter: 5, backupEligible: false })
    expect(await noted(keeper)).toBe(0)
    expect(await notices(keeper)).toHaveLength(0)
  })

  it('of an account without an address changes, and is logged', async () => {
    const guest = await world.newGuest()
    const authenticator = await addPasskey(world, guest.jwt, { synced: true })
    expect((await passkeySignIn(world, authenticator)).status).toBe(200)
    const says = { backupEligible: false, backedUp: false }
    const credential = authenticator.login(await beginLogin(world), says)
    expect((await completeLogin(world, credential)).status).toBe(200)
    expect(await noted({ bearer: guest.jwt })).toBe(1)
  })
})

async function storedOf({ id }: { id: string }) {
  const [stored] = await world.deps.db
    .select({ counter: keys.counter, backupEligible: keys.backupEligible, backedUp: keys.backedUp })
    .from(keys)
    .where(and(eq(keys.accountId, id), eq(keys.type, 'passkey')))
  return stored
}

/** How many entries of the audit log say that a passkey has changed. */
async function noted({ bearer }: { bearer: string }) {
  const { entries } = await journalOf(world, bearer)
  return entries.filter(({ event }) => event === 'passkey_changed').length
}

/** The letters about such a change, once the outbox is empty. */
async function notices({ address }: { address: string }) {
  await until(
    'the outbox to be empty',
    async () => {
      const [row] = await world.deps.db.execute(
        sql`select count(*)::int as waiting from outbox where dead_at is null`,
      )
      return row?.waiting === 0
    },
    10_000,
  )
  return world.smtp.received
    .filter(
      ({ to, mail }) => to.includes(address) && mail.subject === 'A passkey of your account was updated',
    )
    .map(({ mail }) => mail)
}
