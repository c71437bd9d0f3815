import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses, links, outbox } from '#server/platform/postgres/schema.ts'
import { newElder } from '../../support/elder.ts'
import { lettersTo, linkIn, nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import { forgetSignIns, proofRequired } from '../../support/proofs.ts'
import { accountOf, ask, newOwner, verify } from '../../support/recovery-email.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const invalidLink = { status: 400, body: { code: 'invalid_link', error: 'Invalid verification link' } }

function redeem(token: string, { bearer }: { bearer?: string } = {}) {
  return world.run('email.redeemSignInLink', { token, browserId: newBrowserId() }, { bearer })
}

/** Asks for the address of another account, and reads the letter that its owner gets. */
async function conflictLetter(address: string, bearer: string) {
  expect(await ask(world, address, { bearer })).toMatchObject({ status: 409, body: { code: 'email_exists' } })
  const letters = await lettersTo(world, address)
  const text = letters.at(-1) ?? ''
  expect(text).toContain('Somebody is trying to add this address to another account')
  return { text, code: linkIn(letters, 'code') ?? '', token: linkIn(letters, 'conflict') ?? '' }
}

describe('the link of a conflict letter', () => {
  it('opens the account of the address, once, for whoever presents it; the asker gains nothing', async () => {
    const owner = await newOwner(world)
    const [asker, stranger] = [await world.newGuest(), await world.newGuest()]
    for (const bearer of [undefined, asker.jwt, stranger.jwt]) {
      const { token, text } = await conflictLetter(owner.address, asker.jwt)
      expect(text).toContain('This link works once and expires in 15 minutes.')
      expect(await redeem(token, { bearer })).toMatchObject({
        status: 200,
        body: { email: owner.address, user: { id: owner.id }, accessToken: expect.any(String) },
      })
      expect(await redeem(token, { bearer })).toMatchObject(invalidLink)
    }
    for (const { jwt } of [asker, stranger])
      expect(await accountOf(world, jwt)).toMatchObject({ ghost: true, email: null, emails: {} })
  })

  it('leaves the code of its letter as it is, and the code leaves the link', async () => {
    const owner = await newOwner(world)
    const { jwt: bearer } = await world.newGuest()
    const { code, token } = await conflictLetter(owner.address, bearer)
    const proven = { email: owner.address, code, isConflict: true }
    expect((await redeem(token)).body.user.id).toBe(owner.id)
    expect((await verify(world, proven, { bearer })).body).toMatchObject({ conflictConfirmed: true })

    const again = await conflictLetter(owner.address, bearer)
    expect((await verify(world, { ...proven, code: again.code }, { bearer })).status).toBe(200)
    expect((await redeem(again.token)).body.user.id).toBe(owner.id)
  })

  it('never gives the address to the account that asked, when its owner has left it meanwhile', async () => {
    const owner = await newOwner(world)
    const asker = await world.newGuest()
    const { token } = await conflictLetter(owner.address, asker.jwt)
    await world.run('email.removeRecovery', undefined, { bearer: owner.bearer })
    expect(await world.deps.db.$count(addresses, eq(addresses.address, owner.address))).toBe(0)
    const { status, body } = await redeem(token, { bearer: asker.jwt })
    expect({ status, email: body.user.email }).toEqual({ status: 200, email: owner.address })
    expect([asker.id, owner.id]).not.toContain(body.user.id)
    expect(await accountOf(world, asker.jwt)).toMatchObject({ ghost: true, email: null })
  })

  it('is replaced by a newer link of the address, and replaces the older', async () => {
    const owner = await newOwner(world)
    const { jwt } = await world.newGuest()
    const asked = await world.mailedLink(owner.address)
    const { token } = await conflictLetter(owner.address, jwt)
    expect(await redeem(asked)).toMatchObject(invalidLink)
    await world.run('email.askSignInLink', { email: owner.address }, { from: newClient() })
    const newer = linkIn(await lettersTo(world, owner.address), 'signIn') ?? ''
    expect(await redeem(token)).toMatchObject(invalidLink)
    expect((await redeem(newer)).status).toBe(200)
  })

  it('expires as a link does', async () => {
    const owner = await newOwner(world)
    const { token } = await conflictLetter(owner.address, (await world.newGuest()).jwt)
    const [link] = await world.deps.db
      .select({ left: sql<number>`extract(epoch from ${links.expiresAt} - now())::float` })
      .from(links)
      .where(eq(links.address, owner.address))
    expect(link?.left).toBeGreaterThan(890)
    expect(link?.left).toBeLessThanOrEqual(900)
    await world.deps.db.update(links).set({ expiresAt: sql`now()` }).where(eq(links.address, owner.address))
    expect(await redeem(token)).toMatchObject(invalidLink)
  })

  it('counts as one mail with its code; a call over the limit leaves the last link working', async () => {
    // Its first of five letters an hour was the link that made the account.
    const owner = await newOwner(world)
    const { jwt } = await world.newGuest()
    let token = ''
    for (let letters = 2; letters <= 5; letters++) token = (await conflictLetter(owner.address, jwt)).token
    expect(await ask(world, owner.address, { bearer: jwt })).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
    })
    const link = await world.run('email.askSignInLink', { email: owner.address }, { from: newClient() })
    expect(link).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect((await redeem(token)).body.user.id).toBe(owner.id)
  })

  it('is not replaced by a call that wants a proof', async () => {
    const asker = await newElder(world)
    const owner = await newOwner(world)
    const token = await world.mailedLink(owner.address)
    await forgetSignIns(world, asker.id)
    expect(await ask(world, owner.address, { bearer: asker.bearer })).toMatchObject(
      proofRequired('passkey', 'mail'),
    )
    expect((await redeem(token)).body.user.id).toBe(owner.id)
  })

  it('signs in to a restricted account, and to one that is about to be deleted', async () => {
    const { jwt } = await world.newGuest()
    for (const state of ['restrictedAt', 'restsUntil'] as const) {
      const owner = await newOwner(world)
      const call = state === 'restrictedAt' ? 'account.restrict' : 'account.delete'
      const input = state === 'restrictedAt' ? undefined : { confirm: 'DELETE' }
      expect((await world.run(call, input, { bearer: owner.bearer })).status).toBe(200)
      const { token } = await conflictLetter(owner.address, jwt)
      const { body } = await redeem(token)
      expect(await accountOf(world, body.accessToken)).toMatchObject({
        id: owner.id,
        [state]: expect.any(String),
      })
    }
  })

  it('reaches the owner although the asker deletes their account while the mail server refuses the letter', async () => {
    const owner = await newOwner(world)
    const { jwt: bearer } = await world.newGuest()
    world.smtp.refuse.set(owner.address, 450)
    expect((await ask(world, owner.address, { bearer })).status).toBe(409)
    expect((await world.run('account.delete', { confirm: 'DELETE' }, { bearer })).status).toBe(200)
    world.smtp.refuse.delete(owner.address)
    const token = await nextMailed(world, owner.address, 'conflict')
    expect((await redeem(token)).body.user.id).toBe(owner.id)
  })

  it('is not in the letter for an address that nobody has', async () => {
    const { jwt: bearer } = await world.newGuest()
    const address = newAddress()
    expect((await ask(world, address, { bearer })).status).toBe(200)
    expect(linkIn(await lettersTo(world, address), 'conflict')).toBeUndefined()
    expect(await world.deps.db.$count(links, eq(links.address, address))).toBe(0)
  })

  it('and links that others ask for at the same time: every call is answered, and one link works', async () => {
    const owner = await newOwner(world)
    const guests = await Promise.all([1, 2].map(() => world.newGuest()))
    const calls = [
      ...guests.map(({ jwt }) => ask(world, owner.address, { bearer: jwt })),
      ...guests.map(({ jwt }) =>
        world.run('email.askSignInLink', { email: owner.address }, { bearer: jwt, from: newClient() }),
      ),
    ]
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses).toEqual([409, 409, 200, 200])
    const tokens = (await lettersTo(world, owner.address)).flatMap(
      (text) => text.match(/verify\?token=(\S+)/)?.[1] ?? [],
    )
    // With the one that made the account, which is used.
    expect(tokens).toHaveLength(5)
    const answers = []
    for (const token of tokens) answers.push((await redeem(token)).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    expect(await world.deps.db.$count(outbox, eq(outbox.state, 'waiting'))).toBe(0)
  })
})
