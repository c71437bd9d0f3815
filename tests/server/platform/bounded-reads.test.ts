import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_ENTRIES_KEPT } from '#server/audit-log/append.ts'
import { MOST_ROWS } from '#server/data-rights/held-rows.ts'
import { apart } from '#server/platform/postgres/open.ts'
import { accounts, browserSecrets, changes, keys } from '#server/platform/postgres/schema.ts'
import { changesOf } from '../../support/changes.ts'
import { askExport, exportOf } from '../../support/exports.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const LAST = MOST_ENTRIES_KEPT + 2500

/** An account with very many sign-ins and sign-outs, and an audit log that the clean-up has not trimmed yet. */
async function newHoarder() {
  const guest = await world.newGuest()
  const { db } = world.deps
  await db.execute(sql`
    insert into journal (account_id, seq, at, event, previous, hash)
    select ${guest.id}, seq, now(), 'name_changed', 'hash ' || seq - 1, 'hash ' || seq
    from generate_series(2, ${LAST}::int) as seq`)
  await db.update(accounts).set({ journalSeq: LAST }).where(eq(accounts.id, guest.id))
  await db.execute(sql`
    insert into keys (id, account_id, type, name, browser_id, created_at, revoked_at)
    select gen_random_uuid(), ${guest.id}, 'browser', 'Browser ' || at, 'a1b2c3d4e5f6a7b8', now() + at * interval '1 s', now()
    from generate_series(1, ${MOST_ROWS + 50}::int) as at`)
  await db.execute(sql`
    insert into browser_secrets (hash, key_id, expires_at)
    select sha256(id::text::bytea), id, now() from keys where account_id = ${guest.id} and revoked_at is not null`)
  return guest
}

describe('an account with very much data', () => {
  it('is shown its newest data, its active keys, and a note that there is more', async () => {
    const { jwt, id } = await newHoarder()
    const { account, files } = await exportOf(world, jwt)
    expect(account.onlyNewest).toEqual(['keys', 'signIns'])
    expect(account.keys).toHaveLength(MOST_ROWS)
    const names = account.keys.map(({ name }: { name: string }) => name)
    expect(names).toContain(`Browser ${MOST_ROWS + 50}`)
    expect(names).not.toContain('Browser 1')
    const live = account.keys.filter(({ revokedAt }: { revokedAt: string | null }) => revokedAt === null)
    expect(live).toHaveLength(1)
    expect(account.keys.indexOf(live[0])).toBe(0)
    expect(account.signIns).toHaveLength(MOST_ROWS)

    const { entries, head } = JSON.parse(files['journal.json'] ?? '')
    expect(entries).toHaveLength(MOST_ENTRIES_KEPT)
    const first = LAST - MOST_ENTRIES_KEPT + 1
    expect(entries.map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: MOST_ENTRIES_KEPT }, (_, at) => first + at),
    )
    expect(entries[0].previous).toBe(`hash ${first - 1}`)
    expect(head.seq).toBe(LAST)
    const page = files['index.html'] ?? ''
    expect(page).toContain(`There are more: the newest ${MOST_ROWS} are in this copy.`)
    expect(page).toContain(`There are more: the newest ${MOST_ENTRIES_KEPT} are in this copy.`)

    const { body } = await world.run('account.footprint', undefined, { bearer: jwt })
    const saidOf = (table: string, column: string) =>
      body.find(
        (entry: { table: string; column: string }) => entry.table === table && entry.column === column,
      ).value
    expect(saidOf('keys', 'name')).toHaveLength(100)
    expect(saidOf('journal', 'seq')).toHaveLength(100)
    expect(saidOf('journal', 'seq').at(-1)).toBe(saidOf('accounts', 'journal_seq'))
    expect(await world.deps.db.$count(keys, eq(keys.accountId, id))).toBe(MOST_ROWS + 51)
    expect(await world.deps.db.$count(browserSecrets)).toBeGreaterThan(MOST_ROWS)
  })

  it('has no such note below the limit', async () => {
    const { jwt } = await world.newGuest()
    const { account, files } = await exportOf(world, jwt)
    expect(account.onlyNewest).toEqual([])
    expect(files['index.html']).not.toContain('There are more')
  })

  it('is read with a limited number of changes', async () => {
    const { id, jwt } = await world.newGuest()
    const change = { accountId: id, at: new Date(), event: 'key_removed' as const }
    const rows = Array.from({ length: 1000 }, () => ({ ...change, id: world.deps.random.id() }))
    await world.deps.db.insert(changes).values(rows)
    expect(await changesOf(world, jwt)).toHaveLength(500)
  })
})

it('large reads of accounts wait for each other, and delay no other call', async () => {
  const [reader, other] = [await world.newGuest(), await world.newGuest()]
  let letGo: () => void = () => {}
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let busy = 0
  const areBusy = new Promise<void>((resolve) => {
    for (const _ of [1, 2]) {
      void apart(world.deps.db).transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        busy += 1
        if (busy === 2) resolve()
        await isOver
      })
    }
  })
  await areBusy
  const [footprint, copy] = await Promise.all([
    world.run('account.footprint', undefined, { bearer: reader.jwt }),
    askExport(world, other.jwt),
  ])
  expect([footprint, copy]).toMatchObject(
    Array(2).fill({
      status: 503,
      body: { code: 'unavailable' },
      headers: { 'retry-after': expect.anything() },
    }),
  )
  for (const { jwt } of [reader, other]) {
    expect((await world.run('account.get', undefined, { bearer: jwt })).status).toBe(200)
    expect((await world.run('account.setBornOn', { bornOn: '1990-12-10' }, { bearer: jwt })).status).toBe(200)
  }
  letGo()
  expect((await world.run('account.footprint', undefined, { bearer: reader.jwt })).status).toBe(200)
  // Nothing was returned, so nothing was counted.
  for (let asked = 0; asked < 5; asked += 1) expect((await askExport(world, other.jwt)).status).toBe(200)
})
