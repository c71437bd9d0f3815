import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { holdNotice } from '#server/account-protection/notices/notices.ts'
import { grantFeature } from '#server/account-store/keys/add-feature-key.ts'
import { purgeAccounts, purgeScheduledAccounts } from '#server/data-rights/deletion/purge-accounts.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { type Database, openDatabase } from '#server/platform/postgres/open.ts'
import { accounts, challenges, heldNotices, limits, links, outbox } from '#server/platform/postgres/schema.ts'
import { systemRandom } from '#server/platform/random.ts'
import { fingerprintsOf } from '#server/platform/secrets.ts'
import { countNotice } from '#server/rate-limits/limits.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { createDatabase } from '../../support/cluster.ts'
import { deleteAccount, endRest, restsFrom } from '../../support/deletion.ts'
import { dumpOf, foundIn } from '../../support/dump.ts'
import { requestKey } from '../../support/email-keys.ts'
import { nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration } from '../../support/passkeys.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  ringOf,
  verifyRecovery,
} from '../../support/people.ts'
import { proofFor } from '../../support/proofs.ts'
import { ask, mailedCode, newOwner, verify } from '../../support/recovery-email.ts'
import { testConfig } from '../../support/test-config.ts'
import { tracesOf } from '../../support/traces.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

// The job waits nine times as long as it works, and another test file may run beside it.
vi.setConfig({ testTimeout: 60_000 })

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

let residents = 0

/** An address that is unlike all others, even masked. */
function museumAddress() {
  residents += 1
  return `quill${residents}@vault${residents}.museum`
}

/** An account with rows in every table, pending, revoked, replaced and unsent ones included. */
async function newResident() {
  const { id, jwt: bearer } = await world.newGuest()
  const owner = { id, bearer, address: await verifyRecovery(world, bearer, museumAddress()) }
  await world.rest(
    'POST',
    '/api/account/real-name',
    { first: 'Wilhelmina', last: 'Quillfeather' },
    { bearer },
  )
  await world.rest('POST', '/api/account/born-on', { bornOn: '1990-12-10' }, { bearer })
  const authenticator = await addPasskey(world, bearer)
  await passkeySignIn(world, authenticator)
  await grantFeature(world.deps, { account: owner.id, featureName: 'early-access' })

  const removed = await mailedEmailKey(world, bearer, museumAddress())
  await activate(world, removed)
  const ofKey = (await ringOf(world, bearer)).find(({ name }) => name === removed.email)
  await world.rest('POST', '/api/auth/email-key/delete', { keyId: ofKey?.id }, { bearer })
  const emailKey = await mailedEmailKey(world, bearer, museumAddress())
  await activate(world, emailKey)

  const address = museumAddress()
  await ask(world, address, { bearer })
  await verify(world, { email: address, code: (await mailedCode(world, address)).code }, { bearer })
  for (const one of [owner.address, address, emailKey.email, removed.email]) world.smtp.refuse.set(one, 450)
  await world.deps.db.transaction(async (tx) => {
    await countNotice(tx, { accountId: owner.id, address })
    await holdNotice(tx, { accountId: owner.id, address, event: 'passkeyAdded' })
  })
  const everyAddress = [owner.address, address, emailKey.email, removed.email]
  return { ...owner, address, everyAddress, authenticator }
}

/** Rows that refer to an address alone: links, letters, ceremonies, codes and proofs. */
async function beginEverything({ bearer, everyAddress }: { bearer: string; everyAddress: string[] }) {
  for (const email of everyAddress) {
    await world.rest('POST', '/api/auth/email/signin', { email }, { from: newClient() })
    await world.rest('POST', '/api/auth/login/begin', { email }, { from: newClient() })
  }
  await world.rest('POST', '/api/auth/email/signin', { email: newAddress() }, { bearer, from: newClient() })
  await requestKey(world, newAddress(), { bearer })
  await beginRegistration(world, {}, { bearer })
  await proofFor(world, bearer)
}

/** A second account that stays, and must lose nothing. */
async function newNeighbour() {
  const neighbour = await newOwner(world)
  await world.rest(
    'POST',
    '/api/account/real-name',
    { first: 'Bartholomew', last: 'Nextdoorfield' },
    neighbour,
  )
  await addPasskey(world, neighbour.bearer)
  world.smtp.refuse.set(neighbour.address, 450)
  await beginEverything({ ...neighbour, everyAddress: [neighbour.address] })
  return neighbour
}

/** The columns that identify a row. A waiting letter is retried, so its other columns change. */
async function rowsOf(values: Set<string | Buffer>) {
  const rows = (await dumpOf(world.deps.db)).split('\n').filter((row) => foundIn(row, values).length > 0)
  return rows.map((row) => row.slice(0, 100)).sort()
}

describe('after the purge of an account', () => {
  it.each([
    ['by the sweep', async (id: string) => endRest(world, id).then(() => cleanUp(world.deps))],
    [
      'at once',
      async (_id: string, { authenticator }: Awaited<ReturnType<typeof newResident>>) => {
        const { body } = await passkeySignIn(world, authenticator)
        const bearer = body.accessToken ?? body.jwt
        const proof = await proofFor(world, bearer)
        expect(await world.run('account.deleteNow', { proof }, { bearer })).toMatchObject({
          status: 200,
        })
      },
    ],
  ])('%s no table contains a value of it, and other accounts lose nothing', async (_, purge) => {
    const [resident, neighbour] = [await newResident(), await newNeighbour()]
    await beginEverything(resident)
    const before = await tracesOf(world, resident.id)
    for (const address of resident.everyAddress) before.add(address).add(maskAddress(address))
    expect(foundIn(await dumpOf(world.deps.db), before).length).toBeGreaterThan(25)
    await restsFrom(world, resident.bearer)
    for (const email of resident.everyAddress.slice(0, 3)) {
      await world.rest('POST', '/api/auth/email/signin', { email }, { from: newClient() })
      await world.rest('POST', '/api/auth/login/begin', { email }, { from: newClient() })
    }
    const traces = new Set([...before, ...(await tracesOf(world, resident.id))])
    expect([...traces].filter((value) => value === 'Quillfeather')).toHaveLength(1)
    const beside = await rowsOf(await tracesOf(world, neighbour.id))
    expect(beside.length).toBeGreaterThan(10)

    await purge(resident.id, resident)
    expect(foundIn(await dumpOf(world.deps.db), traces)).toEqual([])
    expect(await rowsOf(await tracesOf(world, neighbour.id))).toEqual(beside)
  })

  it('of a guest nothing is left, except the mail counts of an address that it only named', async () => {
    const guest = await world.newGuest()
    const named = newAddress()
    world.smtp.refuse.set(named, 450)
    await ask(world, named, { bearer: guest.jwt })
    await requestKey(world, named, { bearer: guest.jwt })
    await world.rest('POST', '/api/auth/email/signin', { email: named }, { bearer: guest.jwt })
    const traces = await tracesOf(world, guest.id)
    expect(await deleteAccount(world, guest.jwt)).toMatchObject({ body: { restsUntil: null } })
    const dump = await dumpOf(world.deps.db)
    expect(foundIn(dump, traces)).toEqual([])
    const left = dump.split('\n').filter((row) => row.includes(named))
    expect(left.map((row) => /^public\.limits .*,(mails_\w+),/.exec(row)?.[1]).sort()).toEqual([
      'mails_to_address_a_day',
      'mails_to_address_an_hour',
    ])
  })

  it('a link to an address of another account stays, whoever asked for it', async () => {
    const [guest, owner] = [await world.newGuest(), await newOwner(world)]
    const link = await world.mailedLink(owner.address, { bearer: guest.jwt })
    await deleteAccount(world, guest.jwt)
    const { status, body } = await world.rest('POST', '/api/auth/email/verify', { token: link })
    expect({ status, id: body.user.id }).toEqual({ status: 200, id: owner.id })
  })

  it('a link to an address that the account once had and another account has now stays', async () => {
    const { jwt: bearer } = await world.newGuest()
    const mailed = await mailedEmailKey(world, bearer)
    await activate(world, mailed, { bearer })
    const keyId = (await ringOf(world, bearer)).find(({ name }) => name === mailed.email)?.id
    await world.run('keys.removeEmailKey', { keyId }, { bearer })
    const heir = (await linkSignIn(world, mailed.email)).body.user

    await world.rest('POST', '/api/auth/email/signin', { email: mailed.email }, { from: newClient() })
    const link = await nextMailed(world, mailed.email, 'signIn')
    expect(await deleteAccount(world, bearer)).toMatchObject({ body: { restsUntil: null } })
    const { status, body } = await world.rest('POST', '/api/auth/email/verify', { token: link })
    expect({ status, id: body.user?.id }).toEqual({ status: 200, id: heir.id })
  })

  it('an address starts again with all its mails of the day', async () => {
    const owner = await newOwner(world)
    await restsFrom(world, owner.bearer)
    const { body } = await linkSignIn(world, owner.address)
    const proof = await proofFor(world, body.accessToken)
    await world.run('account.deleteNow', { proof }, { bearer: body.accessToken })
    const { db } = world.deps
    expect(
      await db.$count(limits, or(eq(limits.subject, owner.address), eq(limits.address, owner.address))),
    ).toBe(0)
    expect(await db.$count(links, eq(links.address, owner.address))).toBe(0)
    expect(await db.$count(outbox, eq(outbox.accountId, owner.id))).toBe(0)
    expect(await db.$count(heldNotices, eq(heldNotices.accountId, owner.id))).toBe(0)
    expect(
      await db.$count(challenges, and(isNotNull(challenges.accountId), eq(challenges.accountId, owner.id))),
    ).toBe(0)
  })
})

/** A separate database with this many accounts, of which the first are due. */
async function open(over: number, others: number) {
  const { connection, drop } = await createDatabase()
  onTestFinished(drop)
  const openOne = () => {
    const opened = openDatabase({ connection })
    onTestFinished(opened.close)
    return opened.db
  }
  const db = openOne()
  const rows = Array.from({ length: over + others }, (_, at) => ({
    id: systemRandom.id(),
    upid: systemRandom.id(),
    userHandle: systemRandom.bytes(64),
    restsUntil:
      at < over ? sql`now() - interval '1 minute'` : at % 2 === 0 ? sql`now() + interval '1 minute'` : null,
  }))
  await db.insert(accounts).values(rows)
  return { db, openOne, left: () => db.$count(accounts) }
}

it('a letter from before somebody had the address goes with the account, and one to another stays', async () => {
  const owner = await newOwner(world)
  const others = newAddress()
  await world.mailedLink(others)
  const { db } = world.deps
  const letters = (address: string) =>
    db.$count(outbox, inArray(outbox.fingerprint, fingerprintsOf(world.deps.config.secrets, [address])))
  expect([await letters(owner.address), await letters(others)]).toEqual([1, 1])
  await db.transaction((tx) => purgeAccounts(tx, world.deps, [owner.id]))
  expect([await letters(owner.address), await letters(others)]).toEqual([0, 1])
})

const purge = (db: Database, options?: { signal: AbortSignal }) =>
  purgeScheduledAccounts({ config: testConfig({ dataDir: '/nowhere' }), db }, options)

describe('the purge of due accounts', () => {
  it('deletes those and no other, a few at a time', async () => {
    const { db, left } = await open(45, 20)
    expect(await purge(db)).toBe(45)
    expect(await left()).toBe(20)
    expect(await purge(db)).toBe(0)
  })

  it('is shared by several processes, and deletes each account once', async () => {
    const { openOne, left } = await open(60, 5)
    const purged = await Promise.all([openOne(), openOne(), openOne()].map((db) => purge(db)))
    expect(purged.reduce((sum, count) => sum + count)).toBe(60)
    expect(await left()).toBe(5)
  })

  it('ends soon when its process stops, and the next process continues', async () => {
    const { db, openOne, left } = await open(80, 0)
    const ending = new AbortController()
    const round = purge(db, { signal: ending.signal })
    setTimeout(() => ending.abort(), 20)
    const purged = await round
    expect(purged).toBeLessThan(80)
    expect(await left()).toBe(80 - purged)
    expect(await purge(openOne())).toBe(80 - purged)
  })

  it('leaves whole accounts when it is interrupted, and skips locked ones', async () => {
    const { db, openOne, left } = await open(30, 0)
    const [held] = await db.select({ id: accounts.id }).from(accounts).orderBy(accounts.id).limit(1)
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      'begin raise exception ''not now''; end'`)
    await db.execute(
      sql.raw(`create trigger refused after delete on accounts for each row
        when (old.id = '${held?.id}') execute function refuse()`),
    )
    await expect(purge(db)).rejects.toThrow()
    expect((await left()) % 10).toBe(0)
    await db.execute(sql`drop trigger refused on accounts`)
    await openOne().transaction(async (tx) => {
      await tx
        .select()
        .from(accounts)
        .where(eq(accounts.id, held?.id ?? ''))
        .for('no key update')
      await purge(db)
      expect(await left()).toBe(1)
    })
    await purge(db)
    expect(await left()).toBe(0)
  })
})
