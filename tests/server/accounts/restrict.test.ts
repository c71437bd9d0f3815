import { eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifyAccount, postDigests } from '#server/account-protection/notices/notices.ts'
import { heldNotices, keys, outbox } from '#server/platform/postgres/schema.ts'
import { whileHeld } from '../../support/held-account.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  verifyRecovery,
} from '../../support/people.ts'
import { mailedProofCode, mailProof, proveByPasskey } from '../../support/proofs.ts'
import { accountOf, newOwner } from '../../support/recovery-email.ts'
import { until } from '../../support/until.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Subjects of the letters to an address, once the outbox is empty. */
async function subjects(address: string) {
  await until(
    'the outbox to be empty',
    async () => (await world.deps.db.$count(outbox, isNull(outbox.deadAt))) === 0,
    10_000,
  )
  return world.smtp.received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail.subject)
}

const RESTRICTED = 'Your account is restricted'
const LIFTED = 'Your account is no longer restricted'

describe('a restriction', () => {
  const restrict = (bearer: string) => world.run('account.restrict', undefined, { bearer })
  const lift = (bearer: string, input: object = {}) => world.run('account.liftRestriction', input, { bearer })

  /** An account with a passkey, a recovery e-mail and an e-mail key. */
  async function newHouse() {
    const { address, bearer, id } = await newOwner(world)
    const key = await mailedEmailKey(world, bearer)
    await activate(world, key, { bearer })
    const authenticator = await addPasskey(world, bearer)
    // Every address is notified.
    await world.smtp.next(key.email)
    return { address, second: key.email, bearer, id, authenticator }
  }

  it('holds from its moment on, however often it is requested, until it is lifted', async () => {
    const { jwt } = await world.newGuest()
    const before = Date.now()
    const { status, body } = await restrict(jwt)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, restrictedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) })
    expect(Math.abs(Date.parse(body.restrictedAt) - before)).toBeLessThan(10_000)
    expect(await restrict(jwt)).toMatchObject({ status: 200, body })
    expect(await accountOf(world, jwt)).toMatchObject({ restrictedAt: body.restrictedAt, restsUntil: null })

    expect(await lift(jwt)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your account is no longer restricted.' },
    })
    expect(await accountOf(world, jwt)).toMatchObject({ restrictedAt: null })
    expect(await lift(jwt)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your account is not restricted.' },
    })
    expect((await restrict(jwt)).body.restrictedAt).not.toBe(body.restrictedAt)
  })

  it('has one moment for all parallel requests', async () => {
    const { address, bearer } = await newOwner(world)
    const answers = await Promise.all(Array.from({ length: 12 }, () => restrict(bearer)))
    expect(new Set(answers.map(({ body }) => body.restrictedAt)).size).toBe(1)
    expect((await subjects(address)).filter((subject) => subject === RESTRICTED)).toHaveLength(1)
  })

  it('is announced to every verified address, and so is its lifting', async () => {
    const { address, second, bearer } = await newHouse()
    await restrict(bearer)
    await restrict(bearer)
    for (const to of [address, second]) {
      expect((await subjects(to)).filter((subject) => subject === RESTRICTED)).toHaveLength(1)
    }
    await lift(bearer)
    for (const to of [address, second]) {
      expect((await subjects(to)).filter((subject) => subject === LIFTED)).toHaveLength(1)
    }
  })

  it('is announced only if it is made: a session that ended meanwhile changes and mails nothing', async () => {
    const { address, bearer, id } = await newOwner(world)
    const answers = await whileHeld(world, id, {
      begin: () => [restrict(bearer), restrict(bearer)],
      meanwhile: (tx) => tx.update(keys).set({ revokedAt: sql`now()` }).where(eq(keys.accountId, id)),
    })
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(await subjects(address)).not.toContain(RESTRICTED)
  })

  it('allows sign-ins by passkey, link and e-mail key, and a code of proof, with their mails', async () => {
    const { address, second, bearer, authenticator } = await newHouse()
    const waiting = await mailedEmailKey(world, bearer, second)
    await restrict(bearer)
    const inside = [
      (await passkeySignIn(world, authenticator)).body.jwt,
      (await linkSignIn(world, address)).body.accessToken,
      (await linkSignIn(world, second)).body.accessToken,
      (await activate(world, waiting)).body.jwt,
    ]
    for (const jwt of inside) {
      expect((await accountOf(world, jwt)).restrictedAt).toEqual(expect.any(String))
      expect((await world.run('account.footprint', undefined, { bearer: jwt })).status).toBe(200)
    }
    expect((await mailProof(world, { bearer })).status).toBe(200)
    await mailedProofCode(world, address)
    const { body } = await proveByPasskey(world, authenticator, { bearer })
    expect((await lift(bearer, { proof: body.proof })).status).toBe(200)
    for (const jwt of inside) expect((await accountOf(world, jwt)).restrictedAt).toBeNull()
  })

  it('refuses a sign-in method that was requested before it, and accepts it once lifted', async () => {
    const { jwt } = await world.newGuest()
    const key = await mailedEmailKey(world, jwt)
    await restrict(jwt)
    expect(await activate(world, key)).toMatchObject({
      status: 403,
      body: { code: 'account_restricted', error: 'This account is restricted' },
    })
    expect(await accountOf(world, jwt)).toMatchObject({ ghost: true })
    await lift(jwt)
    expect((await activate(world, key)).status).toBe(200)
  })

  it('holds every other letter back: about copied passkeys, by the operator, and digests until it is lifted', async () => {
    const { address, bearer, id, authenticator } = await newHouse()
    await world.deps.db.insert(heldNotices).values([
      { accountId: id, address, event: 'keyRemoved', count: 2, dueAt: sql`now()` },
      { accountId: id, address, event: 'restricted', count: 1, dueAt: sql`now()` },
    ])
    await restrict(bearer)
    const before = await subjects(address)
    // A counter that goes backwards.
    const { body } = await world.run('passkeys.beginDiscoverableLogin', undefined, {
      from: newClient(),
    })
    await passkeySignIn(world, authenticator)
    const credential = authenticator.login(body, { counter: 1 })
    await world.rest('POST', '/api/auth/login/complete', { credential })
    await world.deps.db.transaction((tx) =>
      notifyAccount(tx, world.deps, id, { event: 'keyRemoved', type: 'passkey', name: 'Chrome' }),
    )
    await postDigests(world.deps)
    const during = (await subjects(address)).slice(before.length)
    expect(during).toEqual(['More was changed in your account'])
    const digest = world.smtp.received.filter(({ to }) => to.includes(address)).at(-1)
    expect(digest?.mail.text).toContain('The account was restricted')
    expect(digest?.mail.text).not.toContain('A key was removed')

    await lift(bearer)
    await postDigests(world.deps)
    expect((await subjects(address)).slice(before.length + 1).sort()).toEqual([
      'More was changed in your account',
      LIFTED,
    ])
  })

  it('neither reveals nor loses an address: other accounts are answered as before', async () => {
    const { address, bearer } = await newOwner(world)
    await restrict(bearer)
    const guest = await world.newGuest()
    const asked = await world.run(
      'email.askVerification',
      { email: address },
      { bearer: guest.jwt, from: newClient() },
    )
    expect(asked).toMatchObject({ status: 409, body: { code: 'email_exists' } })
    expect((await accountOf(world, bearer)).email).toBe(address)
  })

  it('refuses a link that is presented with its bearer, and accepts it without', async () => {
    const { address, bearer } = await newOwner(world)
    const token = await world.mailedLink(address)
    await restrict(bearer)
    const withBearer = await world.run('email.redeemSignInLink', { token }, { bearer })
    expect(withBearer).toMatchObject({ status: 403, body: { code: 'account_restricted' } })
    expect((await world.run('email.redeemSignInLink', { token })).status).toBe(200)
  })

  it('is refused on an account that is scheduled for deletion', async () => {
    const { jwt, id } = await world.newGuest()
    await world.deps.db.execute(
      sql`update accounts set rests_until = now() + interval '1 day' where id = ${id}`,
    )
    for (const answer of [await restrict(jwt), await lift(jwt)]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'account_resting' } })
    }
  })

  it('is lifted once by many fresh sign-ins at once, with one notice', async () => {
    const { address, bearer } = await newOwner(world)
    await verifyRecovery(world, (await world.newGuest()).jwt)
    await restrict(bearer)
    const answers = await Promise.all(Array.from({ length: 8 }, () => lift(bearer)))
    expect(answers.filter(({ body }) => body.message.includes('no longer'))).toHaveLength(1)
    expect((await subjects(address)).filter((subject) => subject === LIFTED)).toHaveLength(1)
  })
})
