import { createPublicKey, verify } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockAccountRow } from '#server/account-store/accounts/account-row.ts'
import { AUDIT_LOG_DAYS, appendAuditEvent } from '#server/audit-log/append.ts'
import { trimAuditLogs } from '#server/audit-log/cleanup.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { accounts, journal } from '#server/platform/postgres/schema.ts'
import { AUDIT_LOG_PAGE } from '#shared/audit-events.ts'
import { mailedKey } from '../../support/email-keys.ts'
import { breaksIn, hashOf, journalOf } from '../../support/journal.ts'
import { newAddress } from '../../support/new-address.ts'
import { addPasskey, linkSignIn, passkeySignIn } from '../../support/people.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { send } from '../../support/send.ts'
import { createWorld, doors, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Entries whose content does not matter. */
async function noteSome(accountId: string, count: number) {
  await world.deps.db.transaction(async (tx) => {
    await lockAccountRow(tx, accountId)
    for (let made = 0; made < count; made++)
      await appendAuditEvent(tx, { accountId, event: 'name_changed', by: null })
  })
}

const everything = { after: '00000000-0000-0000-0000-000000000000', upTo: null }

describe('an audit log', () => {
  it('is read newest first, with the agreed fields and no others', async () => {
    const { jwt } = await world.newGuest()
    await world.run('account.setRealName', { first: 'Ada', last: 'Lovelace' }, { bearer: jwt })
    const { success, entries, head } = await journalOf(world, jwt)
    expect(success).toBe(true)
    expect(entries.map(({ seq, event }) => [seq, event])).toEqual([
      [2, 'name_changed'],
      [1, 'guest_made'],
    ])
    for (const entry of entries) {
      expect(Object.keys(entry)).toEqual([
        'seq',
        'at',
        'event',
        'browser',
        'key',
        'detail',
        'previous',
        'hash',
      ])
      expect(entry.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      expect(Math.abs(Date.parse(entry.at) - Date.now())).toBeLessThan(10_000)
      expect(entry.hash).toMatch(/^[\w-]{43}$/)
    }
    expect(entries.map(({ previous }) => previous)).toEqual([entries[1]?.hash, null])
    expect(Object.keys(head)).toEqual(['seq', 'hash', 'kid', 'signature'])
    expect(head).toMatchObject({ seq: 2, hash: entries[0]?.hash })
    expect(breaksIn(entries)).toEqual([])
  })

  it('has a head that anybody can verify with the published key', async () => {
    const { jwt, upid } = await world.newGuest()
    const { head } = await journalOf(world, jwt)
    const { headers, text } = await send(world, '/.well-known/latchkey-journal.json', { method: 'GET' })
    expect(headers['content-type']).toBe('application/jwk-set+json')
    const { keys } = JSON.parse(text)
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
    expect(keys[0]).toMatchObject({ kty: 'OKP', crv: 'Ed25519', kid: head.kid })
    const key = createPublicKey({ key: keys[0], format: 'jwk' })
    const isBy = (signed: string) =>
      verify(null, Buffer.from(signed), key, Buffer.from(head.signature, 'base64url'))
    expect(isBy(`${upid}.${head.seq}.${head.hash}`)).toBe(true)
    expect(isBy(`${upid}.${head.seq + 1}.${head.hash}`)).toBe(false)
    const tokens = JSON.parse((await send(world, '/.well-known/jwks.json', { method: 'GET' })).text)
    expect(tokens.keys[0].x).not.toBe(keys[0].x)
  })

  it.each([
    ['no bearer', undefined, 'authentication_required', 'Authentication required'],
    ['a bearer that is none', 'nothing', 'invalid_token', 'Invalid token'],
  ])('is refused with %s', async (_, bearer, code, error) => {
    const refused = await world.run('account.journal', undefined, { bearer })
    expect(refused).toMatchObject({ status: 401, body: { success: false, code, error, message: error } })
  })

  it('is refused to a session that was signed out, and where the account is gone', async () => {
    const [leaver, gone] = [await world.newGuest(), await world.newGuest()]
    await world.run('auth.logout', {}, { bearer: leaver.jwt })
    await world.deps.db.delete(accounts).where(eq(accounts.id, gone.id))
    for (const { jwt } of [leaver, gone]) {
      expect(await world.run('account.journal', undefined, { bearer: jwt })).toMatchObject({
        status: 401,
        body: { code: 'authentication_required' },
      })
    }
  })

  it('is readable on a restricted account, and not on one that is scheduled for deletion', async () => {
    const { jwt, id } = await world.newGuest()
    const set = (halts: object) => world.deps.db.update(accounts).set(halts).where(eq(accounts.id, id))
    await set({ restrictedAt: sql`now()` })
    expect((await journalOf(world, jwt)).entries).toHaveLength(1)
    await set({ restsUntil: sql`now() + interval '1 day'` })
    expect(await world.run('account.journal', undefined, { bearer: jwt })).toMatchObject({
      status: 403,
      body: { code: 'account_resting', error: 'This account is about to be deleted' },
    })
  })

  it('is empty and still signed for an account that is older than audit logs; then it begins', async () => {
    const { jwt, id, upid } = await world.newGuest()
    await world.deps.db.delete(journal).where(eq(journal.accountId, id))
    await world.deps.db.update(accounts).set({ journalSeq: 0, journalHash: null }).where(eq(accounts.id, id))
    const { entries, head } = await journalOf(world, jwt)
    expect({ entries, head }).toMatchObject({ entries: [], head: { seq: 0, hash: null } })
    const { keys } = JSON.parse(
      (await send(world, '/.well-known/latchkey-journal.json', { method: 'GET' })).text,
    )
    const key = createPublicKey({ key: keys[0], format: 'jwk' })
    expect(verify(null, Buffer.from(`${upid}.0.`), key, Buffer.from(head.signature, 'base64url'))).toBe(true)
    await world.run('account.setBornOn', { bornOn: '1990-12-10' }, { bearer: jwt })
    expect((await journalOf(world, jwt)).entries).toMatchObject([{ seq: 1, previous: null }])
  })

  it('has entries of this account alone', async () => {
    const [ada, bob] = [await newOwner(world), await newOwner(world)]
    await addPasskey(world, bob.bearer)
    const text = JSON.stringify(await journalOf(world, ada.bearer))
    expect(text).toContain(ada.address)
    expect(text).not.toContain(bob.address)
    expect((await journalOf(world, ada.bearer)).entries).toHaveLength(2)
  })
})

// REST reads a number out of the address; tRPC has it as a number.
describe.each(doors)('a page of an audit log over %s', (door) => {
  const read = (jwt: string, input: object) => world.call(door, 'account.journal', input, { bearer: jwt })

  it('has at most 200 entries, starting anywhere', async () => {
    const { jwt, id } = await world.newGuest()
    await noteSome(id, AUDIT_LOG_PAGE + 3)
    const seqs = async (input: object) =>
      (await read(jwt, input)).body.entries.map(({ seq }: { seq: number }) => seq)
    expect(await seqs({})).toEqual(Array.from({ length: 200 }, (_, index) => 204 - index))
    expect(await seqs({ before: 5 })).toEqual([4, 3, 2, 1])
    expect(await seqs({ before: 1 })).toEqual([])
    expect(await seqs({ before: 2_147_483_647 })).toHaveLength(200)
    expect((await read(jwt, { before: 2 })).body.head.seq).toBe(204)
  })

  it.each([0, -1, 1.5, 2_147_483_648, 'x', ''])('refuses to begin before %s', async (before) => {
    const { jwt } = await world.newGuest()
    expect(await read(jwt, { before })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'before' }] },
    })
  })
})

describe('the chain', () => {
  it('has no gap and no fork when fifty calls come at once', async () => {
    const { bearer, address, id } = await newOwner(world)
    const passkey = await addPasskey(world, bearer, { synced: true })
    const signIns = Array.from({ length: 8 }, () => passkeySignIn(world, passkey))
    const renames = Array.from({ length: 20 }, (_, turn) =>
      world.run('account.setRealName', { first: 'Ada', last: `the ${turn}th` }, { bearer }),
    )
    const keys = Array.from({ length: 6 }, () =>
      world.run('email.requestKey', { email: newAddress() }, { bearer, from: newClient() }),
    )
    const asked = Array.from({ length: 6 }, () =>
      world.run('email.askVerification', { email: newAddress() }, { bearer, from: newClient() }),
    )
    const features = Array.from({ length: 10 }, () => noteSome(id, 1))
    const answers = await Promise.all([...signIns, ...renames, ...keys, ...asked])
    await Promise.all(features)
    const done = answers.filter(({ status }) => status === 200).length
    expect(done).toBeGreaterThanOrEqual(34)
    const { entries, head } = await journalOf(world, bearer)
    expect(entries.length).toBe(2 + 1 + 10 + done)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => entries.length - index))
    expect(breaksIn(entries)).toEqual([])
    expect(head).toMatchObject({ seq: entries.length, hash: entries[0]?.hash })
    expect((await linkSignIn(world, address)).status).toBe(200)
  })

  it('holds when a sign-in in one statement has to wait for the account', async () => {
    const { bearer, id } = await newOwner(world)
    const passkey = await addPasskey(world, bearer, { synced: true })
    const signingIn: Promise<unknown>[] = []
    await world.deps.db.transaction(async (tx) => {
      await lockAccountRow(tx, id)
      for (let turn = 0; turn < 4; turn++) signingIn.push(passkeySignIn(world, passkey))
      await new Promise((resolve) => setTimeout(resolve, 300))
      // By now the waiting statements hold an outdated snapshot.
      await appendAuditEvent(tx, { accountId: id, event: 'birthday_changed', by: null })
    })
    expect(await Promise.all(signingIn)).toMatchObject(Array(4).fill({ status: 200 }))
    const { entries, head } = await journalOf(world, bearer)
    expect(entries.map(({ event }) => event)).toEqual([
      ...Array(4).fill('signed_in'),
      'birthday_changed',
      'key_added',
      'signed_in',
      'address_verified',
    ])
    expect(breaksIn(entries)).toEqual([])
    expect(head.hash).toBe(entries[0]?.hash)
  })

  it('has no entry of a call that was rolled back', async () => {
    const { jwt, id } = await world.newGuest()
    const failed = world.deps.db.transaction(async (tx) => {
      await lockAccountRow(tx, id)
      await appendAuditEvent(tx, { accountId: id, event: 'name_changed', by: null })
      throw new Error('on purpose')
    })
    await expect(failed).rejects.toThrow('on purpose')
    expect((await journalOf(world, jwt)).entries.map(({ event }) => event)).toEqual(['guest_made'])

    // A call that finds out too late that the address belongs to another account by now.
    const { bearer: other } = await newOwner(world)
    const email = newAddress()
    await world.run('email.requestKey', { email }, { bearer: jwt, from: newClient() })
    const mailed = await mailedKey(world, email)
    await world.deps.db.execute(
      sql`insert into addresses (address, account_id) select ${email}, id from accounts where id <> ${id} limit 1`,
    )
    expect((await world.run('email.activateKey', mailed)).status).toBe(400)
    expect((await journalOf(world, jwt)).entries.map(({ event }) => event)).toEqual([
      'key_added',
      'guest_made',
    ])
    expect((await journalOf(world, other)).entries).toHaveLength(2)
  })

  it('is hashed by the database as RFC 8785 requires, whatever the texts are', async () => {
    const { id, jwt } = await world.newGuest()
    const letters = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '\u0001\u0008\t\n\u000b\f\r\u001f',
        '\u007f\u0080\u2028\u2029/\\"',
        '\ud83d\ude00é\ufeff',
        "'",
        '',
      ),
    )
    await fc.assert(
      fc.asyncProperty(letters, letters, async (name, detail) => {
        const [keyName, told] = [name, detail].map((text) => text.replaceAll('\u0000', ''))
        await world.deps.db.transaction(async (tx) => {
          await lockAccountRow(tx, id)
          await appendAuditEvent(tx, {
            accountId: id,
            event: 'key_added',
            by: null,
            key: { type: 'passkey', name: keyName ?? '' },
            detail: told ?? null,
          })
        })
        const [entry] = (await journalOf(world, jwt)).entries
        expect(entry).toMatchObject({ key: { type: 'passkey', name: keyName }, detail: told })
        expect(entry && hashOf(entry)).toBe(entry?.hash)
      }),
      { numRuns: 150 },
    )
  })
})

describe('an entry that is older than 400 days', () => {
  const age = (accountId: string, upTo: number, days: number) =>
    world.deps.db
      .update(journal)
      .set({ at: sql`now() - make_interval(days => ${days})` })
      .where(and(eq(journal.accountId, accountId), sql`seq <= ${upTo}`))

  const seqsOf = async (accountId: string) =>
    (
      await world.deps.db
        .select({ seq: journal.seq, previous: journal.previous })
        .from(journal)
        .where(eq(journal.accountId, accountId))
        .orderBy(journal.seq)
    ).map(({ seq, previous }) => ({ seq, isFirst: previous === null }))

  it('is removed at the old end, and the rest continues from it', async () => {
    const { id, jwt } = await world.newGuest()
    await noteSome(id, 9)
    const before = (await journalOf(world, jwt)).entries
    await age(id, 4, AUDIT_LOG_DAYS + 1)
    await cleanUp(world.deps)
    const { entries, head } = await journalOf(world, jwt)
    expect(entries).toEqual(before.slice(0, 6))
    expect(entries.at(-1)).toMatchObject({ seq: 5, previous: before[6]?.hash })
    expect(breaksIn(entries)).toEqual([])
    expect(head.hash).toBe(entries[0]?.hash)
  })

  it('stays when it is a day younger', async () => {
    const { id } = await world.newGuest()
    await noteSome(id, 2)
    await age(id, 2, AUDIT_LOG_DAYS - 1)
    expect(await trimAuditLogs(world.deps.db, everything)).toBe(0)
    expect(await seqsOf(id)).toHaveLength(3)
  })

  it('stays when it is the newest, which the head names', async () => {
    const { id } = await world.newGuest()
    await noteSome(id, 3)
    await age(id, 4, AUDIT_LOG_DAYS + 9)
    expect(await trimAuditLogs(world.deps.db, everything)).toBe(3)
    expect(await seqsOf(id)).toEqual([{ seq: 4, isFirst: false }])
    expect(await trimAuditLogs(world.deps.db, everything)).toBe(0)
  })

  it('is removed in one piece, even where a clock went back', async () => {
    const { id } = await world.newGuest()
    await noteSome(id, 5)
    await age(id, 6, AUDIT_LOG_DAYS + 1)
    await world.deps.db
      .update(journal)
      .set({ at: sql`now()` })
      .where(and(eq(journal.accountId, id), eq(journal.seq, 3)))
    expect(await trimAuditLogs(world.deps.db, everything)).toBe(2)
    expect((await seqsOf(id)).map(({ seq }) => seq)).toEqual([3, 4, 5, 6])
  })

  it('is removed in batches, by two processes at once, and no reader sees a hole', async () => {
    const many = await Promise.all(Array.from({ length: 30 }, () => world.newGuest()))
    const [first] = many
    if (!first) throw new Error('Nobody')
    await noteSome(first.id, 450)
    for (const { id } of many.slice(1)) await noteSome(id, 2)
    await age(first.id, 440, AUDIT_LOG_DAYS + 1)
    for (const { id } of many.slice(1)) await age(id, 2, AUDIT_LOG_DAYS + 1)
    let isDone = false
    const watching = (async () => {
      let looks = 0
      while (!isDone) {
        const seqs = (await seqsOf(first.id)).map(({ seq }) => seq)
        expect(seqs.at(-1)).toBe(451)
        expect(seqs.length).toBe(451 - (seqs[0] ?? 0) + 1)
        looks++
      }
      return looks
    })()
    const cut = await Promise.all([1, 2].map(() => trimAuditLogs(world.deps.db, everything)))
    isDone = true
    expect(await watching).toBeGreaterThan(0)
    // One process skips an account that the other holds.
    expect(cut.reduce((sum, count) => sum + count)).toBe(440 + 29 * 2)
    expect((await seqsOf(first.id))[0]?.seq).toBe(441)
  })

  it('is removed later while the account is locked', async () => {
    const { id } = await world.newGuest()
    await noteSome(id, 2)
    await age(id, 2, AUDIT_LOG_DAYS + 1)
    await world.deps.db.transaction(async (tx) => {
      await lockAccountRow(tx, id)
      expect(await trimAuditLogs(world.deps.db, everything)).toBe(0)
    })
    expect(await trimAuditLogs(world.deps.db, everything)).toBe(2)
  })
})
