import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserSecrets, limits, proofs } from '#server/platform/postgres/schema.ts'
import { hashSecret } from '#server/platform/random.ts'
import { readSessionToken } from '#server/sessions/session-token.ts'
import { askExport, exportOf } from '../../support/exports.ts'
import { addPasskey, linkSignIn, verifyRecovery } from '../../support/people.ts'
import { proofFor } from '../../support/proofs.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { type Answer, createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** An account that verified an address by its code, so that no sign-in counts as a proof. */
async function newVerified() {
  const { jwt, id } = await world.newGuest()
  await verifyRecovery(world, jwt)
  return { jwt, id }
}

const wantsProof = (methods: string[]) => ({
  status: 403,
  body: {
    success: false,
    code: 'proof_required',
    error: 'Please show that it is you',
    message: 'Please show that it is you',
    methods,
  },
})

const tooMany = {
  status: 429,
  body: {
    success: false,
    code: 'rate_limited',
    error: 'Too many requests. Please try again later.',
    message: 'Too many requests. Please try again later.',
  },
}

function statuses(answers: Answer[]) {
  return answers.map(({ status }) => status).sort()
}

describe('a proof for an export', () => {
  it('is required once an address is verified, and the refusal says how it can be given', async () => {
    const guest = await world.newGuest()
    expect((await askExport(world, guest.jwt)).status).toBe(200)
    await addPasskey(world, guest.jwt)
    // With a passkey alone it is required too, because no mailbox opens the account.
    expect((await askExport(world, guest.jwt)).status).toBe(200)
    await verifyRecovery(world, guest.jwt)
    expect(await askExport(world, guest.jwt)).toMatchObject(wantsProof(['passkey', 'mail']))

    const { jwt } = await newVerified()
    expect(await askExport(world, jwt)).toMatchObject(wantsProof(['mail']))
    expect((await askExport(world, jwt, { proof: await proofFor(world, jwt) })).status).toBe(200)
  })

  it('must be valid, of this very session, and works once', async () => {
    const [{ jwt }, stranger] = [await newVerified(), await newVerified()]
    const [proof, late, foreign] = [
      await proofFor(world, jwt),
      await proofFor(world, jwt),
      await proofFor(world, stranger.jwt),
    ]
    await world.deps.db
      .update(proofs)
      .set({ expiresAt: sql`now()` })
      .where(eq(proofs.hash, hashSecret(late)))
    for (const bad of ['', 'nonsense', 'A'.repeat(43), foreign, late, jwt]) {
      expect(await askExport(world, jwt, { proof: bad }), bad).toMatchObject(wantsProof(['mail']))
    }
    expect((await askExport(world, jwt, { proof })).status).toBe(200)
    expect(await askExport(world, jwt, { proof })).toMatchObject(wantsProof(['mail']))
    // A failed try of another session did not use it up.
    expect((await askExport(world, stranger.jwt, { proof: foreign })).status).toBe(200)
  })

  it('is not required for some minutes after a sign-in', async () => {
    const { address } = await newOwner(world)
    const { body } = await linkSignIn(world, address)
    const bearer: string = body.accessToken
    expect((await askExport(world, bearer)).status).toBe(200)
    const { secretId } = readSessionToken(world.deps.config, bearer)
    await world.deps.db
      .update(browserSecrets)
      .set({ provedAt: sql`now() - interval '301 seconds'` })
      .where(eq(browserSecrets.id, secretId))
    expect(await askExport(world, bearer)).toMatchObject(wantsProof(['mail']))
  })

  it('allows one of two exports at the same time', async () => {
    const { jwt } = await newVerified()
    const proof = await proofFor(world, jwt)
    const answers = await Promise.all([1, 2, 3].map(() => askExport(world, jwt, { proof })))
    expect(statuses(answers)).toEqual([200, 403, 403])
  })
})

describe('exports of a day', () => {
  it('are limited to five per account, even when all start at once', async () => {
    const [one, other] = [await world.newGuest(), await world.newGuest()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => askExport(world, one.jwt)))
    // They wait for each other, and on a busy machine some are told to retry; those retry.
    for (const [at, { status }] of answers.entries()) {
      if (status === 503) answers[at] = await askExport(world, one.jwt)
    }
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    const refused = await askExport(world, one.jwt)
    expect(refused).toMatchObject(tooMany)
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(86_000)
    expect(wait).toBeLessThanOrEqual(86_400)
    expect((await askExport(world, other.jwt)).status).toBe(200)
  })

  it('start again on the next day', async () => {
    const { jwt, id } = await world.newGuest()
    for (let asked = 0; asked < 5; asked += 1) await exportOf(world, jwt)
    expect(await askExport(world, jwt)).toMatchObject(tooMany)
    await world.deps.db
      .update(limits)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(limits.kind, 'copies_of_all_data_a_day'), eq(limits.subject, id)))
    expect((await askExport(world, jwt)).status).toBe(200)
  })

  it('are not counted for an invalid proof, and a full limit does not use a proof up', async () => {
    const { jwt } = await newVerified()
    for (let tries = 0; tries < 7; tries += 1) {
      expect((await askExport(world, jwt, { proof: 'nonsense' })).status).toBe(403)
    }
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await askExport(world, jwt, { proof: await proofFor(world, jwt) })).status).toBe(200)
    }
    const proof = await proofFor(world, jwt)
    expect(await askExport(world, jwt, { proof })).toMatchObject(tooMany)
    await world.deps.db.delete(limits)
    expect((await askExport(world, jwt, { proof })).status).toBe(200)
  })

  it('are in the data inventory, and in the next export', async () => {
    const { jwt, id } = await world.newGuest()
    await exportOf(world, jwt)
    const footprint = await world.run('account.footprint', undefined, { bearer: jwt })
    for (const [column, value] of [
      ['kind', 'copies_of_all_data_a_day'],
      ['subject', id],
    ])
      expect(footprint.body).toContainEqual(expect.objectContaining({ table: 'limits', column, value }))
    const { account } = await exportOf(world, jwt)
    expect(account.counts).toMatchObject([{ count: 1 }])
  })
})
