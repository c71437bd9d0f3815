import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { days } from '#shared/time.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { beginRegistration, completeRegistration } from '../../support/passkeys.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type NewKey = Partial<typeof keys.$inferInsert> & { usedDaysAgo?: number; revokedDaysAgo?: number }

function daysAgo(days: number) {
  return sql`now() - make_interval(days => ${days})`
}

/** A key of the account, with one secret when it is a browser key. */
async function addKey(accountId: string, { usedDaysAgo, revokedDaysAgo, ...columns }: NewKey) {
  const id = world.deps.random.id()
  const type = columns.type ?? 'browser'
  await world.deps.db.insert(keys).values({
    id,
    accountId,
    type,
    name: 'Chrome on Linux',
    ...(type === 'browser' && { browserId: 'abcdefgh12345678' }),
    ...(type === 'passkey' && {
      credentialId: world.deps.random.bytes(32),
      publicKey: Buffer.from('a'),
      counter: 0,
      backupEligible: false,
      backedUp: false,
    }),
    ...(usedDaysAgo !== undefined && { lastUsedAt: daysAgo(usedDaysAgo) }),
    ...(revokedDaysAgo !== undefined && { revokedAt: daysAgo(revokedDaysAgo) }),
    ...columns,
  })
  return id
}

async function addSecret(keyId: string, signedInWithKeyId: string | null = null) {
  const id = world.deps.random.id()
  await world.deps.db
    .insert(browserSecrets)
    .values({ id, keyId, hash: world.deps.random.bytes(32), signedInWithKeyId })
  return id
}

async function age(accountId: string, days: number) {
  await world.deps.db
    .update(keys)
    .set({ lastUsedAt: daysAgo(days) })
    .where(and(eq(keys.accountId, accountId), eq(keys.type, 'browser')))
}

async function liveKeys(accountId: string) {
  const rows = await world.deps.db
    .select({ id: keys.id })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt)))
  return rows.map(({ id }) => id)
}

async function addPasskey(bearer: string) {
  const options = await beginRegistration(world, {}, { bearer })
  const credential = createAuthenticator({ origin: ORIGIN }).register(options)
  expect((await completeRegistration(world, credential, { bearer })).status).toBe(200)
}

describe('a browser that is unused for 400 days', () => {
  it('is signed out of an account that has an address or a passkey', async () => {
    const owner = await newOwner(world)
    const guest = await world.newGuest()
    await addPasskey(guest.jwt)
    for (const { id } of [owner, guest]) await age(id, 399)
    await cleanUp(world.deps)
    const whose = (bearer: string) => world.run('account.id', undefined, { bearer })
    expect((await whose(owner.bearer)).status).toBe(200)

    for (const { id } of [owner, guest]) await age(id, 401)
    await cleanUp(world.deps)
    for (const bearer of [owner.bearer, guest.jwt]) {
      expect(await whose(bearer)).toMatchObject({ status: 401, body: { code: 'authentication_required' } })
    }
    const restored = await world.run('auth.restore', { browserKey: guest.browserKey }, { from: newClient() })
    expect(restored).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
  })

  it('stays when it is the last sign-in method', async () => {
    const guest = await world.newGuest()
    const email = 'pending@example.com'
    await world.run('email.requestKey', { email }, { bearer: guest.jwt, from: newClient() })
    await addKey(guest.id, { type: 'feature', featureName: 'early-access' })
    await age(guest.id, 5000)
    await cleanUp(world.deps)
    expect((await world.run('account.id', undefined, { bearer: guest.jwt })).status).toBe(200)
  })
})

describe('browsers that are unused for 400 days', () => {
  it('leave the one used last when the account has nothing else', async () => {
    const { id } = await world.newGuest()
    await age(id, 700)
    const last = await addKey(id, { usedDaysAgo: 500 })
    await addKey(id, { usedDaysAgo: 600 })
    await addKey(id, { createdAt: new Date(Date.now() - days(900)) })
    await Promise.all([cleanUp(world.deps), cleanUp(world.deps)])
    expect(await liveKeys(id)).toEqual([last])
  })

  it('are removed when a younger one exists, those of many accounts at once', async () => {
    const ids: string[] = []
    for (let count = 0; count < 45; count++) {
      const { id } = await world.newGuest()
      ids.push(id)
      for (let keys = 0; keys < 2; keys++) await addKey(id, { usedDaysAgo: 401 })
    }
    await cleanUp(world.deps)
    expect(await world.deps.db.$count(keys, and(inArray(keys.accountId, ids), isNull(keys.revokedAt)))).toBe(
      45,
    )
  })

  it('are skipped while their account is locked, and found later', async () => {
    const { id } = await newOwner(world)
    await age(id, 401)
    await world.deps.db.transaction(async (tx) => {
      await tx.execute(sql`select id from accounts where id = ${id} for no key update`)
      await cleanUp(world.deps)
      expect(await liveKeys(id)).toHaveLength(1)
    })
    await cleanUp(world.deps)
    expect(await liveKeys(id)).toEqual([])
  })
})

describe('a revoked key', () => {
  const isThere = async (id: string) => (await world.deps.db.$count(keys, eq(keys.id, id))) === 1

  it('is deleted after 30 days, with its secrets', async () => {
    const { id } = await world.newGuest()
    const [young, old] = [await addKey(id, { revokedDaysAgo: 29 }), await addKey(id, { revokedDaysAgo: 31 })]
    const secret = await addSecret(old)
    const passkey = await addKey(id, { type: 'passkey', revokedDaysAgo: 31 })
    await cleanUp(world.deps)
    expect(await Promise.all([young, old, passkey].map(isThere))).toEqual([true, false, false])
    expect(await world.deps.db.$count(browserSecrets, eq(browserSecrets.id, secret))).toBe(0)
    expect(await liveKeys(id)).toHaveLength(1)
  })

  it('stays as long as an active key descends from it, at any distance', async () => {
    const { id } = await world.newGuest()
    // A browser made a passkey, the passkey signed in a second browser, and that made the passkey in use.
    const first = await addKey(id, { revokedDaysAgo: 100 })
    const planted = await addKey(id, {
      type: 'passkey',
      revokedDaysAgo: 100,
      madeBySecretId: await addSecret(first),
    })
    const second = await addKey(id, { revokedDaysAgo: 100 })
    const live = await addKey(id, { type: 'passkey', madeBySecretId: await addSecret(second, planted) })
    await cleanUp(world.deps)
    expect(await Promise.all([first, planted, second, live].map(isThere))).toEqual([true, true, true, true])

    await world.deps.db
      .update(keys)
      .set({ revokedAt: daysAgo(31) })
      .where(eq(keys.id, live))
    await cleanUp(world.deps)
    expect(await Promise.all([first, planted, second, live].map(isThere))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('is not kept by another revoked key that it keeps', async () => {
    const { id } = await world.newGuest()
    const browser = await addKey(id, { revokedDaysAgo: 31 })
    const passkey = await addKey(id, {
      type: 'passkey',
      revokedDaysAgo: 31,
      madeBySecretId: await addSecret(browser),
    })
    await addSecret(browser, passkey)
    await cleanUp(world.deps)
    expect(await Promise.all([browser, passkey].map(isThere))).toEqual([false, false])
  })

  it('stays while the session that it signed in is active', async () => {
    const { id } = await world.newGuest()
    const passkey = await addKey(id, { type: 'passkey', revokedDaysAgo: 31 })
    const browser = await addKey(id, {})
    await addSecret(browser, passkey)
    await cleanUp(world.deps)
    expect(await isThere(passkey)).toBe(true)
  })
})
