import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockAccountRow } from '#server/account-store/accounts/account-row.ts'
import { appendAuditEvent, MOST_ENTRIES_KEPT, MOST_FREQUENT_A_DAY } from '#server/audit-log/append.ts'
import { trimAuditLogs } from '#server/audit-log/cleanup.ts'
import { accounts, journal, keys, limits } from '#server/platform/postgres/schema.ts'
import type { AuditEvent } from '#shared/audit-events.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { setCount } from '../../support/counts.ts'
import { journalOf } from '../../support/journal.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration } from '../../support/passkeys.ts'
import { addPasskey, linkSignIn, passkeySignIn } from '../../support/people.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { tooMany } from '../../support/too-many.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

function expectWait({ headers }: { headers: Record<string, unknown> }) {
  expect(Number(headers['retry-after'])).toBeGreaterThan(3600)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(86_400)
}

describe('the daily limits of an account', () => {
  it('allow three restrictions, and restricting a restricted account does not count', async () => {
    const [one, other] = [await world.newGuest(), await world.newGuest()]
    const restrict = ({ jwt }: { jwt: string }) => world.run('account.restrict', undefined, { bearer: jwt })
    for (let time = 0; time < 3; time += 1) {
      for (let again = 0; again < 3; again += 1) expect((await restrict(one)).status).toBe(200)
      expect((await world.run('account.liftRestriction', {}, { bearer: one.jwt })).status).toBe(200)
    }
    const refused = await restrict(one)
    expect(refused).toMatchObject(tooMany)
    expectWait(refused)
    expect((await world.run('account.get', undefined, { bearer: one.jwt })).body.restrictedAt).toBeNull()
    expect((await restrict(other)).status).toBe(200)
    expect((await journalOf(world, one.jwt)).entries).toHaveLength(7)
  })

  it('allow a hundred added keys and any number of removed ones', async () => {
    const { bearer, id } = await newOwner(world)
    const passkey = await addPasskey(world, bearer)
    await setCount(world, { kind: 'keys_added_a_day', subject: id, count: 99 })
    const from = newClient()
    const ask = (email: string) => world.run('email.requestKey', { email }, { bearer, from })
    const { body: asked } = await ask(newAddress())
    const late = newAddress()
    const refused = await ask(late)
    expect(refused).toMatchObject(tooMany)
    expectWait(refused)
    expect(await world.deps.db.$count(limits, eq(limits.subject, late))).toBe(0)

    const options = await beginRegistration(world, {}, { bearer })
    const credential = createAuthenticator({ origin: ORIGIN }).register(options)
    expect(await world.run('passkeys.completeRegistration', { credential }, { bearer })).toMatchObject(
      tooMany,
    )
    expect(await world.deps.db.$count(keys, and(eq(keys.accountId, id), eq(keys.type, 'passkey')))).toBe(1)
    expect((await world.run('keys.removeEmailKey', { keyId: asked.keyId }, { bearer })).status).toBe(200)
    expect((await passkeySignIn(world, passkey)).status).toBe(200)
  })

  it('allow ten requested deletions', async () => {
    const { bearer, id } = await newOwner(world)
    await addPasskey(world, bearer)
    await setCount(world, { kind: 'deletions_asked_a_day', subject: id, count: 10 })
    const refused = await world.run('account.delete', { confirm: 'DELETE' }, { bearer })
    expect(refused).toMatchObject(tooMany)
    expectWait(refused)
    expect((await world.run('account.get', undefined, { bearer })).body.restsUntil).toBeNull()
  })
})

describe('an event that is never refused', () => {
  /** Appends these events in turn, so that no kind is the newest for long. */
  async function noteInTurn(accountId: string, count: number, ...events: AuditEvent[]) {
    const key = { type: 'browser', name: 'Somewhere' } as const
    await world.deps.db.transaction(async (tx) => {
      await lockAccountRow(tx, accountId)
      for (let made = 0; made < count; made += 1) {
        for (const event of events) await appendAuditEvent(tx, { accountId, event, by: null, key })
      }
    })
  }

  const noted = (accountId: string, event: AuditEvent) =>
    world.deps.db.$count(journal, and(eq(journal.accountId, accountId), eq(journal.event, event)))

  it('is appended to the audit log a hundred times a day, whatever else is appended between', async () => {
    const { id } = await world.newGuest()
    const events = ['signed_in', 'name_changed', 'key_removed'] as const
    await noteInTurn(id, MOST_FREQUENT_A_DAY + 5, ...events)
    expect(await Promise.all(events.map((event) => noted(id, event)))).toEqual([
      MOST_FREQUENT_A_DAY,
      MOST_FREQUENT_A_DAY + 5,
      MOST_FREQUENT_A_DAY,
    ])
  })

  it('succeeds beyond that: a sign-in works, and is logged again a day later', async () => {
    const { bearer, address, id } = await newOwner(world)
    const passkey = await addPasskey(world, bearer)
    await noteInTurn(id, MOST_FREQUENT_A_DAY, 'signed_in')
    const before = (await journalOf(world, bearer)).head
    const { status, body } = await passkeySignIn(world, passkey)
    expect(status).toBe(200)
    expect((await linkSignIn(world, address)).status).toBe(200)
    expect((await journalOf(world, body.jwt)).head).toEqual(before)

    await world.deps.db
      .update(journal)
      .set({ at: sql`now() - interval '25 hours'` })
      .where(eq(journal.accountId, id))
    expect((await passkeySignIn(world, passkey)).status).toBe(200)
    expect((await linkSignIn(world, address)).status).toBe(200)
    expect((await journalOf(world, body.jwt)).head.seq).toBe(before.seq + 2)
  })

  it('hides only browsers: the removal of a passkey is logged however many came before', async () => {
    const { bearer, id } = await newOwner(world)
    await addPasskey(world, bearer)
    await noteInTurn(id, MOST_FREQUENT_A_DAY, 'key_removed')
    const { body: ring } = await world.run('keys.list', undefined, { bearer })
    const { id: keyId } = ring.find(({ type }: { type: string }) => type === 'passkey')
    expect((await world.run('keys.removePasskey', { keyId }, { bearer })).status).toBe(200)
    const { entries } = await journalOf(world, bearer)
    expect(entries[0]).toMatchObject({ event: 'key_removed', key: { type: 'passkey' } })
  })
})

it('an audit log keeps its newest ten thousand entries', async () => {
  const { id, jwt } = await world.newGuest()
  const short = await world.newGuest()
  const last = MOST_ENTRIES_KEPT + 250
  await world.deps.db.execute(sql`
    insert into journal (account_id, seq, at, event, previous, hash)
    select ${id}, seq, now(), 'name_changed', 'a', 'b' from generate_series(2, ${last}::int) as seq`)
  await world.deps.db.update(accounts).set({ journalSeq: last }).where(eq(accounts.id, id))
  const everything = { after: '00000000-0000-0000-0000-000000000000', upTo: null }
  expect(await trimAuditLogs(world.deps.db, everything)).toBe(250)
  const [kept] = await world.deps.db
    .select({ first: sql<number>`min(seq)`, count: sql<number>`count(*)::int` })
    .from(journal)
    .where(eq(journal.accountId, id))
  expect(kept).toEqual({ first: 251, count: MOST_ENTRIES_KEPT })
  expect((await journalOf(world, jwt)).entries[0]?.seq).toBe(last)
  expect((await journalOf(world, short.jwt)).entries).toHaveLength(1)
  expect(await trimAuditLogs(world.deps.db, everything)).toBe(0)
})
