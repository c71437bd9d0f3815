import { eq, sql } from 'drizzle-orm'
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

/** Lifting a restriction is the call that needs a proof here. */
describe('a call that needs a proof', () => {
  /** With the clock of the day at a moment that the test chooses. */
  async function restrict(bearer: string) {
    await world.deps.db.delete(limits).where(eq(limits.kind, 'restrictions_a_day'))
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

  it('is refused without one, and the refusal says how to give one', async () => {
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

  it('needs none on an account that cannot give one', async () => {
    const { jwt } = await world.newGuest()
    await restrict(jwt)
    expect(await lift(jwt)).toMatchObject(done)
  })

  it('accepts a proof by passkey or by mail, once', async () => {
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

  it.each(['', 'none', 'A'.repeat(43), 'A'.repeat(5000)])('accepts no %j as a proof', async (proof) => {
    const { bearer } = await newKeeper()
    await restrict(bearer)
    expect(await lift(bearer, proof)).toMatchObject(proofRequired('passkey'))
  })

  it('accepts no proof that has expired or belongs to another session or account', async () => {
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

  it('succeeds once for a proof that is sent many times at once', async () => {
    const { bearer, id, authenticator } = await newKeeper()
    const { address } = { address: await verifyRecovery(world, bearer) }
    await forgetSignIns(world, id)
    const { body } = await proveByPasskey(world, authenticator, { bearer })
    await restrict(bearer)
    const answers = await Promise.all(Array.from({ length: 20 }, () => lift(bearer, body.proof)))
    // The second call finds the restriction lifted, which needs no proof.
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.filter(({ body: { message } }) => message.includes('no longer'))).toHaveLength(1)
    await restrict(bearer)
    expect(await lift(bearer, body.proof)).toMatchObject(proofRequired('passkey', 'mail'))
    expect(address).toBeDefined()
  })

  it('accepts a sign-in of the last five minutes, by passkey, link or e-mail key, for its own session', async () => {
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
      // Separately, because lifting from another session signs out the session that restricted.
      await restrict(jwt)
      expect(await lift(bearer)).toMatchObject(proofRequired('passkey', 'mail'))
      expect(await lift(jwt)).toMatchObject(done)
    }
    await forgetSignIns(world, id)
    await restrict(bearer)
    for (const jwt of inside) expect(await lift(jwt)).toMatchObject(proofRequired('passkey', 'mail'))
  })

  it('accepts a sign-in on an account so large that the sign-in needs a transaction', async () => {
    const { bearer, id, authenticator } = await newKeeper()
    await world.deps.db.execute(sql`
      insert into keys (id, account_id, type, name, browser_id, last_used_at)
      select gen_random_uuid(), ${id}, 'browser', 'Firefox', 'a1b2c3d4e5f6a7b8', now() from generate_series(1, 95)`)
    const { body } = await passkeySignIn(world, authenticator)
    await restrict(bearer)
    expect(await lift(body.jwt)).toMatchObject(done)
  })

  it('accepts no registration, no older guest session, and no renewed token or key as a proof', async () => {
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

  it('accepts a sign-in still after its token was refreshed', async () => {
    const { bearer, authenticator } = await newKeeper()
    const { body } = await passkeySignIn(world, authenticator)
    await restrict(bearer)
    const { body: fresh } = await world.rest('POST', '/api/auth/refresh', { refreshToken: body.browserKey })
    expect(await lift(fresh.accessToken)).toMatchObject(done)
  })

  it('accepts no sign-in with a new credential beside an older one', async () => {
    const { id, authenticator } = await newKeeper()
    await letHoursPass(world, id, 10 * 24)
    // Beside a session that gives the required proofs.
    const owner = (await passkeySignIn(world, authenticator)).body.jwt
    const planted = await addPasskey(world, owner)
    const address = await verifyRecovery(world, owner)
    const key = await mailedEmailKey(world, owner)
    // A browser without a session cannot give a proof.
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

  it('accepts no sign-in by a link to a recovery e-mail that was replaced since', async () => {
    const { address, id } = await newOwner(world)
    const { body } = await linkSignIn(world, address)
    await verifyRecovery(world, body.accessToken)
    await restrict(body.accessToken)
    expect(await lift(body.accessToken)).toMatchObject(proofRequired('mail'))
    expect(id).toBeDefined()
  })
})
