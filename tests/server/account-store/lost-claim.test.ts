import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockAccountRow } from '#server/account-store/accounts/account-row.ts'
import { accounts, addresses } from '#server/platform/postgres/schema.ts'
import { untilWaiting } from '../../support/held-account.ts'
import { newAddress } from '../../support/new-address.ts'
import { activate, linkSignIn, mailedEmailKey, statusWith } from '../../support/people.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { type Answer, createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('a link whose address another account verifies meanwhile signs in there, and locks one account at a time', async () => {
  const { db } = world.deps
  const [asker, winner] = [await world.newGuest(), await world.newGuest()]
  const address = newAddress()
  const token = await world.mailedLink(address, { bearer: asker.jwt })
  let commit = () => {}
  const commits = new Promise<void>((resolve) => {
    commit = resolve
  })
  let claiming: Promise<void> | undefined
  await new Promise<void>((claimed) => {
    claiming = db.transaction(async (tx) => {
      await tx.insert(addresses).values({ address, accountId: winner.id })
      claimed()
      await commits
    })
  })
  const input = { token, browserId: newBrowserId() }
  const redeeming = world.run('email.redeemSignInLink', input, { bearer: asker.jwt })
  // It holds the asker's account then, and waits for the claim.
  await untilWaiting(world.deps, 1)

  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '600ms'`)
    await lockAccountRow(tx, winner.id)
    commit()
    await claiming
    await sleep(200)
    // Locking the two accounts in the other order would deadlock.
    expect(await lockAccountRow(tx, asker.id)).toMatchObject({ id: asker.id })
  })
  expect(await redeeming).toMatchObject({ status: 200, body: { user: { id: winner.id }, email: address } })
  expect(await statusWith(world, asker.jwt)).toBe(200)
})

it('a link whose address is verified at the same moment makes no second owner', async () => {
  const { db } = world.deps
  const winner = await world.newGuest()
  const address = newAddress()
  const token = await world.mailedLink(address)
  let redeeming: Promise<Answer> | undefined
  await db.transaction(async (tx) => {
    await tx.insert(addresses).values({ address, accountId: winner.id })
    // It looks, finds no owner, and waits for the claim.
    redeeming = world.run('email.redeemSignInLink', { token, browserId: newBrowserId() })
    await untilWaiting(world.deps, 1)
  })
  expect(await redeeming).toMatchObject({ status: 200, body: { user: { id: winner.id }, email: address } })
  expect((await world.run('email.redeemSignInLink', { token, browserId: newBrowserId() })).status).toBe(400)
})

it('every sign-in by mail counts as use of the account', async () => {
  const owner = await newOwner(world)
  const mailed = await mailedEmailKey(world, owner.bearer)
  const forget = () =>
    world.deps.db
      .update(accounts)
      .set({ lastUsedAt: sql`now() - interval '100 days'` })
      .where(eq(accounts.id, owner.id))
  const isFresh = async () => {
    const fresh = sql`id = ${owner.id} and last_used_at > now() - interval '1 minute'`
    return (await world.deps.db.$count(accounts, fresh)) === 1
  }
  await forget()
  expect(await isFresh()).toBe(false)
  expect((await linkSignIn(world, owner.address)).status).toBe(200)
  expect(await isFresh()).toBe(true)
  await forget()
  expect((await activate(world, mailed)).status).toBe(200)
  expect(await isFresh()).toBe(true)
})
