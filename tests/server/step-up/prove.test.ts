import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator, type LoginForgery } from '../../support/authenticator.ts'
import { newAddress } from '../../support/new-address.ts'
import { badLogin, beginLogin, completeLogin, usedLogin } from '../../support/passkeys.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  verifyRecovery,
} from '../../support/people.ts'
import {
  beginProof,
  completeProof,
  mailedProofCode,
  mailProof,
  proveByCode,
  proveByPasskey,
} from '../../support/proofs.ts'
import { ask, invalidCode, mailedCode, newOwner, verify } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const noPasskey = {
  status: 409,
  body: { code: 'no_passkey', error: 'This account has no passkey' },
}
const noAddress = {
  status: 409,
  body: { code: 'no_address', error: 'This account has no verified address' },
}
const aProof = {
  status: 200,
  body: { success: true, proof: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 300 },
}

/** An account with a passkey and no address. */
async function newKeeper() {
  const guest = await world.newGuest()
  return { ...guest, bearer: guest.jwt, authenticator: await addPasskey(world, guest.jwt) }
}

describe('a proof by passkey', () => {
  it("asks for the account's active passkeys, and is given for a correct answer", async () => {
    const { bearer, authenticator } = await newKeeper()
    const other = await addPasskey(world, bearer)
    const { status, body } = await beginProof(world, { bearer })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      challenge: expect.any(String),
      timeout: 300_000,
      rpId: 'localhost',
      allowCredentials: [expect.objectContaining({ type: 'public-key' }), expect.anything()],
      userVerification: 'required',
      extensions: {},
    })
    const answer = await completeProof(world, authenticator.login(body), { bearer })
    expect(answer).toMatchObject(aProof)
    expect(Object.keys(answer.body).sort()).toEqual(['expiresIn', 'proof', 'success'])
    expect(await proveByPasskey(world, other, { bearer })).toMatchObject(aProof)
  })

  it('is refused without a passkey, and with a deleted one', async () => {
    const { jwt } = await world.newGuest()
    expect(await beginProof(world, { bearer: jwt })).toMatchObject(noPasskey)
    const authenticator = await addPasskey(world, jwt)
    const { body } = await beginProof(world, { bearer: jwt })
    const { body: keys } = await world.run('keys.list', undefined, { bearer: jwt })
    const keyId = keys.find((key: { type: string }) => key.type === 'passkey').id
    await world.run('keys.removePasskey', { keyId }, { bearer: jwt })
    expect(await completeProof(world, authenticator.login(body), { bearer: jwt })).toMatchObject(badLogin)
    expect(await beginProof(world, { bearer: jwt })).toMatchObject(noPasskey)
  })

  it.each<[string, LoginForgery]>([
    ['a wrong signature', { signature: (bytes) => Buffer.from(bytes).fill(0, 8) }],
    ['a person who was not verified', { userVerified: false }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a frame of another page', { clientData: { crossOrigin: true } }],
    ['another user handle', { userHandle: 'AAAA' }],
  ])('is refused for %s, and the challenge is used up', async (_, forgery) => {
    const { bearer, authenticator } = await newKeeper()
    const { body } = await beginProof(world, { bearer })
    expect(await completeProof(world, authenticator.login(body, forgery), { bearer })).toMatchObject(badLogin)
    expect(await completeProof(world, authenticator.login(body), { bearer })).toMatchObject(usedLogin)
  })

  it('is refused for a counter that goes backwards, with a notice', async () => {
    const { address, bearer } = await newOwner(world)
    const authenticator = await addPasskey(world, bearer)
    expect(await proveByPasskey(world, authenticator, { bearer })).toMatchObject(aProof)
    expect(await proveByPasskey(world, authenticator, { bearer }, { counter: 1 })).toMatchObject(badLogin)
    const subjects = [await world.smtp.next(address), await world.smtp.next(address)]
    expect(subjects.map(({ mail }) => mail.subject)).toContain('A passkey of your account was refused')
  })

  it('is refused unread for a malformed credential, which uses up the challenge', async () => {
    const { bearer, authenticator } = await newKeeper()
    const { body } = await beginProof(world, { bearer })
    const credential = authenticator.login(body)
    expect(await completeProof(world, { ...credential, id: undefined }, { bearer })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
    expect(await completeProof(world, credential, { bearer })).toMatchObject(usedLogin)
  })

  it('is refused for a ceremony of another account, another session, or a sign-in', async () => {
    const { bearer, authenticator, id } = await newKeeper()
    const { body: elsewhere } = await completeLogin(world, authenticator.login(await beginLogin(world)))
    const stranger = await newKeeper()
    for (const other of [elsewhere.jwt, stranger.bearer]) {
      const { body } = await beginProof(world, { bearer })
      const credential = authenticator.login(body)
      expect(await completeProof(world, credential, { bearer: other })).toMatchObject(usedLogin)
      // These calls do not use the ceremonies up.
      expect(await completeProof(world, credential, { bearer })).toMatchObject(aProof)
    }
    const { body } = await beginProof(world, { bearer })
    const signIn = await world.run('passkeys.completeLogin', { credential: authenticator.login(body) })
    expect(signIn).toMatchObject(usedLogin)
    const login = authenticator.login(await beginLogin(world))
    expect(await completeProof(world, login, { bearer })).toMatchObject(usedLogin)
    const { body: theirs } = await beginProof(world, { bearer: stranger.bearer })
    const foreign = authenticator.login({ challenge: theirs.challenge })
    expect(await completeProof(world, foreign, { bearer: stranger.bearer })).toMatchObject(badLogin)
    expect(id).toBeDefined()
  })

  it('expires, and needs a bearer', async () => {
    const { bearer, authenticator } = await newKeeper()
    const { body } = await beginProof(world, { bearer })
    await world.deps.db.execute(sql`update challenges set expires_at = now() where purpose = 'prove'`)
    expect(await completeProof(world, authenticator.login(body), { bearer })).toMatchObject(usedLogin)
    for (const call of ['begin', 'complete', 'mail', 'code']) {
      const answer = await world.run(`auth.prove.${call}`, {}, { from: newClient() })
      expect(answer).toMatchObject({ status: 401, body: { code: 'authentication_required' } })
    }
  })

  it('counts among the ceremonies of a network address', async () => {
    const { bearer } = await newKeeper()
    const from = newClient()
    const begin = () => world.run('auth.prove.begin', undefined, { bearer, from })
    for (let count = 0; count < 60; count++) expect((await begin()).status).toBe(200)
    expect(await begin()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })

  it('is given once for an answer that is sent many times at once', async () => {
    const { bearer, authenticator } = await newKeeper()
    const { body } = await beginProof(world, { bearer })
    const credential = authenticator.login(body)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => completeProof(world, credential, { bearer })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject(usedLogin)
  })
})

describe('a proof by mail', () => {
  it('is a code to the recovery e-mail, whose address is masked in the answer', async () => {
    const { address, bearer } = await newOwner(world)
    const asked = await mailProof(world, { bearer })
    expect(asked).toMatchObject({ status: 200, body: { success: true, message: expect.any(String) } })
    expect(asked.body.to).toMatch(/^[a-z0-9]•••@e•••\.com$/)
    const { code, mail } = await mailedProofCode(world, address)
    expect(mail.text).toContain('wants to do something that only you may do')
    expect(await proveByCode(world, code, { bearer })).toMatchObject(aProof)
    expect(await proveByCode(world, code, { bearer })).toMatchObject(invalidCode)
  })

  it('goes to the oldest e-mail key where there is no recovery e-mail', async () => {
    const { jwt } = await world.newGuest()
    expect(await mailProof(world, { bearer: jwt })).toMatchObject(noAddress)
    const first = await mailedEmailKey(world, jwt)
    expect(await mailProof(world, { bearer: jwt })).toMatchObject(noAddress)
    await activate(world, first)
    const second = await mailedEmailKey(world, jwt)
    await activate(world, second)
    await mailProof(world, { bearer: jwt })
    const { code } = await mailedProofCode(world, first.email)
    expect(await proveByCode(world, code, { bearer: jwt })).toMatchObject(aProof)

    const recovery = await verifyRecovery(world, jwt)
    await mailProof(world, { bearer: jwt })
    const { code: another } = await mailedProofCode(world, recovery)
    expect(await proveByCode(world, another, { bearer: jwt })).toMatchObject(aProof)
  })

  it('allows five tries of its code', async () => {
    const { address, bearer } = await newOwner(world)
    await mailProof(world, { bearer })
    const { code } = await mailedProofCode(world, address)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries++) {
      expect(await proveByCode(world, wrong, { bearer })).toMatchObject(invalidCode)
    }
    const used = await proveByCode(world, code, { bearer })
    expect(used).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(used.headers['retry-after'])).toBeGreaterThan(0)
  })

  it.each(['12345', '1234567', 'abcdef', '', null])('refuses %j unread', async (code) => {
    const { bearer } = await newOwner(world)
    const answer = await world.run('auth.prove.code', { code }, { bearer })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'code', message: 'Please enter all 6 digits' }] },
    })
  })

  it('does not work for another session or another purpose, and their tries do not count', async () => {
    const { address, bearer } = await newOwner(world)
    const { body: elsewhere } = await linkSignIn(world, address)
    await mailProof(world, { bearer })
    const { code } = await mailedProofCode(world, address)
    for (let tries = 0; tries < 7; tries++) {
      expect(await proveByCode(world, code, { bearer: elsewhere.accessToken })).toMatchObject(invalidCode)
    }
    expect(await verify(world, { code, email: address }, { bearer })).toMatchObject(invalidCode)
    expect(await proveByCode(world, code, { bearer })).toMatchObject(aProof)

    const email = newAddress()
    await ask(world, email, { bearer })
    const recovery = await mailedCode(world, email)
    expect(await proveByCode(world, recovery.code, { bearer })).toMatchObject(invalidCode)
  })

  it('is replaced by a newer one, and ends with its address and its time', async () => {
    const { address, bearer } = await newOwner(world)
    await mailProof(world, { bearer })
    const { code: older } = await mailedProofCode(world, address)
    await mailProof(world, { bearer })
    const { code: newer } = await mailedProofCode(world, address)
    if (older !== newer) expect(await proveByCode(world, older, { bearer })).toMatchObject(invalidCode)

    await addPasskey(world, bearer)
    await world.rest('DELETE', '/api/account/email', undefined, { bearer })
    expect(await proveByCode(world, newer, { bearer })).toMatchObject(invalidCode)

    const another = await verifyRecovery(world, bearer)
    await mailProof(world, { bearer })
    const { code } = await mailedProofCode(world, another)
    await world.deps.db.execute(sql`update codes set expires_at = now() where purpose = 'proof'`)
    expect(await proveByCode(world, code, { bearer })).toMatchObject(invalidCode)
  })

  it('counts as a requested mail, and a refused one counts nowhere', async () => {
    const { address, bearer } = await newOwner(world)
    // The link that made the account was the first of the hour.
    for (let count = 0; count < 4; count++) {
      expect((await mailProof(world, { bearer })).status).toBe(200)
    }
    const from = newClient()
    const refused = await world.run('auth.prove.mail', undefined, { bearer, from })
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const link = await world.rest('POST', '/api/auth/email/signin', { email: address }, { from })
    expect(link.status).toBe(429)
    const counts = await world.deps.db.execute(
      sql`select count(*)::int as count from limits where subject = ${from} and count > 0`,
    )
    expect(counts[0]?.count).toBe(0)
  })

  it('is given once for a code that is sent many times at once', async () => {
    const { address, bearer } = await newOwner(world)
    await mailProof(world, { bearer })
    const { code } = await mailedProofCode(world, address)
    const answers = await Promise.all(Array.from({ length: 5 }, () => proveByCode(world, code, { bearer })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('sends its letters one after the other when many are requested at once', async () => {
    const { address, bearer } = await newOwner(world)
    const answers = await Promise.all(Array.from({ length: 8 }, () => mailProof(world, { bearer })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
    await mailedProofCode(world, address)
    const waiting = await world.deps.db.execute(
      sql`select count(*)::int as count from codes where purpose = 'proof' and address = ${address}`,
    )
    expect(waiting[0]?.count).toBe(1)
  })
})

describe('a credential that a thief has added gives no proof', () => {
  it('as a passkey, while it is new', async () => {
    const { authenticator, id } = await newKeeper()
    await letHoursPass(world, id, 10 * 24)
    // This call has a proof, which is required by then.
    const bearer: string = (await passkeySignIn(world, authenticator)).body.jwt
    const planted = await addPasskey(world, bearer)
    const { body } = await beginProof(world, { bearer })
    expect(body.allowCredentials).toHaveLength(1)
    const answer = planted.login({ challenge: body.challenge })
    expect(await completeProof(world, answer, { bearer })).toMatchObject(badLogin)
    expect(await proveByPasskey(world, authenticator, { bearer })).toMatchObject(aProof)

    await letHoursPass(world, id, 3 * 24)
    expect(await proveByPasskey(world, planted, { bearer })).toMatchObject(aProof)
  })

  it('as an address beside an old passkey, or a passkey beside an old address', async () => {
    const keeper = await newKeeper()
    await letHoursPass(world, keeper.id, 10 * 24)
    const keepers: string = (await passkeySignIn(world, keeper.authenticator)).body.jwt
    await verifyRecovery(world, keepers)
    expect(await mailProof(world, { bearer: keepers })).toMatchObject(noAddress)

    const owner = await newOwner(world)
    await letHoursPass(world, owner.id, 10 * 24)
    const owners: string = (await linkSignIn(world, owner.address)).body.accessToken
    await addPasskey(world, owners)
    expect(await beginProof(world, { bearer: owners })).toMatchObject(noPasskey)
  })

  it('as the recovery e-mail: the code goes to the address that was there before', async () => {
    const { jwt, id } = await world.newGuest()
    const key = await mailedEmailKey(world, jwt)
    await activate(world, key, { bearer: jwt })
    await letHoursPass(world, id, 10 * 24)
    const bearer: string = (await linkSignIn(world, key.email)).body.accessToken
    await verifyRecovery(world, bearer)
    await mailProof(world, { bearer })
    await mailedProofCode(world, key.email)
  })

  it('unless there was nothing before', async () => {
    const guest = await world.newGuest()
    await letHoursPass(world, guest.id, 10 * 24)
    const authenticator = createAuthenticator({ origin: ORIGIN })
    const options = (
      await world.rest('POST', '/api/auth/register/begin', {}, { bearer: guest.jwt, from: newClient() })
    ).body
    await world.rest(
      'POST',
      '/api/auth/register/complete',
      { credential: authenticator.register(options) },
      { bearer: guest.jwt },
    )
    expect(await proveByPasskey(world, authenticator, { bearer: guest.jwt })).toMatchObject(aProof)
  })
})

it('a new sign-in method gives proofs at once when SENIORITY_S is 0', async () => {
  const open = await createWorld({ seniorityS: 0 })
  try {
    const { jwt, id } = await open.newGuest()
    await addPasskey(open, jwt)
    await letHoursPass(open, id, 10 * 24)
    const planted = await addPasskey(open, jwt)
    expect(await proveByPasskey(open, planted, { bearer: jwt })).toMatchObject(aProof)
  } finally {
    await open.close()
  }
})
