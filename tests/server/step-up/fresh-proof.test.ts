import { like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#server/platform/postgres/schema.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { beginRegistration, completeRegistration } from '../../support/passkeys.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  verifyRecovery,
} from '../../support/people.ts'
import { forgetSignIns, mailedProof, proofRequired, proveByPasskey } from '../../support/proofs.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { type Answer, createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const done = { status: 200, body: { success: true, message: 'Your account is no longer restricted.' } }

/** Lifting a restriction is what wants a proof here. */
describe('what wants a proof', () => {
  /** On a day that is as long as the test wants. */
  async function restrict(bearer: string) {
    await world.deps.db.delete(limits).where(like(limits.bucket, 'restrictions a day%'))
    const { status } = await world.run('account.restrict', undefined, { bearer })
    if (status !== 200) throw new Error(`Not restricted: ${status}`)
  }

  function lift(bearer: string, proof?: string): Promise<Answer> {
    return world.run('account.liftRestriction', proof === undefined ? {} : { proof }, { bearer })
  }

  async function newKeeper() {
    const { jwt: bearer, id } = await world.newGuest()
    return { bearer, id, authenticator: await addPasskey(world, bearer) }
  }

  it('is refused without one, and says how one can be given', async () => {
    const keeper = await newKeeper()
    await restrict(keeper.bearer)
    expect(await lift(keeper.bearer)).toMatchObject(proofRequired('passkey'))
    const { address, bearer, id } = await newOwner(world)
    await forgetSignIns(world, id)
    await restrict(bearer)
    expect(await lift(bearer)).toMatchObject(proofRequired('mail'))
    await world.rest(
      'POST',
      '/api/account/restrict/lift',
      { proof: await mailedProof(world, address, { bearer }) },
      { bearer },
    )
    await addPasskey(world, bearer)
    await restrict(bearer)
    expect(await lift(bearer)).toEqual(expect.objectContaining(proofRequired('passkey', 'mail')))
  })

  it('needs none of an account that could give none', async () => {
    const { jwt } = await world.newGuest()
    await restrict(jwt)
    expect(await lift(jwt)).toMatchObject(done)
  })

  it('takes a proof by passkey or by mail, once', async () => {
    const { bearer, id, authenticator } = await newKeeper()
    const address = await verifyRecovery(world, bearer)
    await forgetSignIns(world, id)
    const { body } = await proveByPasskey(world, authenticator, { bearer })
    for (const proof of [body.proof, await mailedProof(world, address, { bearer })]) {
      await restrict(bearer)
      expect(await lift(bearer, proof)).toMatchObject(done)
      await restrict(bearer)
      expect(await lift(bearer, proof)).toMatchObject(proofRequired('passkey', 'mail'))
      await world.deps.db.execute(sql`update accounts set restricted_at = null where id = ${id}`)
    }
  })

  it.each(['', 'none', 'A'.repeat(43), 'A'.repeat(5000)])('takes no %j for one', async (proof) => {
    const { bearer } = await newKeeper()
    await restrict(bearer)
    expect(await lift(bearer, proof)).toMatchObject(proofRequired('passkey'))
  })

  it('takes no proof that has run out, is of another session or of another account', async () => {
    const { bearer, id, authenticator } = await newKeeper()
    const { body: elsewhere } = await passkeySignIn(world, authenticator)
    await forgetSignIns(world, id)
    await restrict(bearer)
    const stranger = await newKeeper()
    const proofs = await Promise.all([
      proveByPasskey(world, authenticator, { bearer: elsewhere.jwt }),
      proveByPasskey(world, stranger.authenticator, { bearer: stranger.bearer }),
    ])
    for (const { body } of proofs) {
      expect(body.proof).toBeDefined()
      expect(await lift(bearer, body.proof)).toMatchObject(proofRequired('passkey'))
    }
    const { body: old } = await proveByPasskey(world, authenticator, { bearer })
    await world.deps.db.execute(sql`update proofs set expires_at = now()`)
    expect(await lift(bearer, old.proof)).toMatchObject(proofRequired('passkey'))
  })

  it('is done once by a proof that is sent many times at once', async () => {
    const { bearer, id, authenticator } = await newKeeper()
    const { address } = { address: await verifyRecovery(world, bearer) }
    await forgetSignIns(world, id)
    const { body } = await proveByPasskey(world, authenticator, { bearer })
    await restrict(bearer)
    const answers = await Promise.all(Array.from({ length: 20 }, () => lift(bearer, body.proof)))
    // Whoever comes second finds the account open, which needs no proof.
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.filter(({ body: { message } }) => message.includes('no longer'))).toHaveLength(1)
    await restrict(bearer)
    expect(await lift(bearer, body.proof)).toMatchObject(proofRequired('passkey', 'mail'))
    expect(address).toBeDefined()
  })

  it('takes a sign-in of the last five minutes, by passkey, by link and by e-mail key, for its own session', async () => {
    const { bearer, id, authenticator } = await newKeeper()
    const address = await verifyRecovery(world, bearer)
    const key = await mailedEmailKey(world, bearer)
    const inside = [
      (await passkeySignIn(world, authenticator)).body.jwt,
      (await passkeySignIn(world, authenticator, { bearer })).body.jwt,
      (await linkSignIn(world, address)).body.accessToken,
      (await activate(world, key)).body.jwt,
      (await linkSignIn(world, key.email)).body.accessToken,
      (await linkSignIn(world, key.email, { bearer })).body.accessToken,
    ]
    for (const jwt of inside) {
      // By itself: whoever else lifts it signs out the session that restricted.
      await restrict(jwt)
      expect(await lift(bearer)).toMatchObject(proofRequired('passkey', 'mail'))
      expect(await lift(jwt)).toMatchObject(done)
    }
    await forgetSignIns(world, id)
    await restrict(bearer)
    for (const jwt of inside) expect(await lift(jwt)).toMatchObject(proofRequired('passkey', 'mail'))
  })

  it('takes a sign-in through the sign-in of a ring so large that it wants a transaction', async () => {
    const { bearer, id, authenticator } = await newKeeper()
    await world.deps.db.execute(sql`
      insert into keys (id, account_id, type, name, browser_id, last_used_at)
      select gen_random_uuid(), ${id}, 'browser', 'Firefox', 'a1b2c3d4e5f6a7b8', now() from generate_series(1, 95)`)
    const { body } = await passkeySignIn(world, authenticator)
    await restrict(bearer)
    expect(await lift(body.jwt)).toMatchObject(done)
  })

  it('takes no registration for one, no guest of before, and no token or key that was renewed', async () => {
    const authenticator = createAuthenticator({ origin: ORIGIN })
    const { body } = await completeRegistration(world, authenticator.register(await beginRegistration(world)))
    await restrict(body.jwt)
    expect(await lift(body.jwt)).toMatchObject(proofRequired('passkey'))
    const { body: restored } = await world.rest('POST', '/api/auth/browser-key', {
      browserKey: body.browserKey,
    })
    expect(await lift(restored.jwt)).toMatchObject(proofRequired('passkey'))
    const { body: refreshed } = await world.rest('POST', '/api/auth/refresh', {
      refreshToken: body.browserKey,
    })
    expect(await lift(refreshed.accessToken)).toMatchObject(proofRequired('passkey'))
  })

  it('counts a sign-in still after its token was refreshed', async () => {
    const { bearer, authenticator } = await newKeeper()
    const { body } = await passkeySignIn(world, authenticator)
    await restrict(bearer)
    const { body: fresh } = await world.rest('POST', '/api/auth/refresh', { refreshToken: body.browserKey })
    expect(await lift(fresh.accessToken)).toMatchObject(done)
  })

  it('takes no sign-in with what was just added beside what was there', async () => {
    const { id, authenticator } = await newKeeper()
    await letHoursPass(world, id, 10 * 24)
    // Beside somebody who gives the proofs that are wanted.
    const owner = (await passkeySignIn(world, authenticator)).body.jwt
    const planted = await addPasskey(world, owner)
    const address = await verifyRecovery(world, owner)
    const key = await mailedEmailKey(world, owner)
    // In a browser that has no session nobody can give one.
    expect(await activate(world, key)).toMatchObject(proofRequired('passkey'))
    await activate(world, key, { bearer: owner })
    const thieves = [
      (await passkeySignIn(world, planted)).body.jwt,
      (await linkSignIn(world, address)).body.accessToken,
      (await linkSignIn(world, key.email)).body.accessToken,
    ]
    await restrict(owner)
    for (const jwt of thieves) expect(await lift(jwt)).toMatchObject(proofRequired('passkey'))
    expect(await lift(owner)).toMatchObject(done)
  })

  it('takes no sign-in by a link to a recovery e-mail that was replaced since', async () => {
    const { address, id } = await newOwner(world)
    const { body } = await linkSignIn(world, address)
    await verifyRecovery(world, body.accessToken)
    await restrict(body.accessToken)
    expect(await lift(body.accessToken)).toMatchObject(proofRequired('mail'))
    expect(id).toBeDefined()
  })
})
