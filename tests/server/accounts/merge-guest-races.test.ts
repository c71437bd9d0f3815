import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brings } from '#server/platform/postgres/schema.ts'
import { ADA, bring, newHolder, newTellingGuest, toldBy, undoBring } from '../../support/bringing.ts'
import { whileHeld } from '../../support/held-account.ts'
import { breaksIn, journalOf } from '../../support/journal.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const ALL = ['name', 'birthday']
const BROUGHT = { ...ADA, bornOn: '1990-12-10' }
const NOTHING = { first: null, last: null, bornOn: null }

function statuses(answers: { status: number }[]) {
  return answers.map(({ status }) => status).sort()
}

it('five parallel merges of a guest merge it once, and each undo restores its own previous values', async () => {
  const guest = await newTellingGuest(world)
  const { bearer } = await newHolder(world)
  const input = { from: guest.browserKey, take: ALL }
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => bring(world, bearer, input)))
  expect(statuses(answers)).toEqual([200, 200, 200, 200, 200])
  expect(await toldBy(world, bearer)).toEqual(BROUGHT)
  const { entries } = await journalOf(world, bearer)
  expect(entries.filter(({ event }) => event === 'name_changed')).toHaveLength(1)

  const undone = await Promise.all(answers.map(({ body }) => undoBring(world, bearer, body.undoToken)))
  expect(statuses(undone)).toEqual([200, 200, 200, 200, 200])
  expect(await toldBy(world, bearer)).toEqual(NOTHING)
  expect(breaksIn((await journalOf(world, bearer)).entries)).toEqual([])
})

it('five parallel undos of a merge undo it once', async () => {
  const guest = await newTellingGuest(world)
  const { bearer } = await newHolder(world)
  const { body } = await bring(world, bearer, { from: guest.browserKey, take: ALL })
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => undoBring(world, bearer, body.undoToken)))
  expect(statuses(answers)).toEqual([200, 400, 400, 400, 400])
  expect(await toldBy(world, bearer)).toEqual(NOTHING)
})

it('two guests that merge from each other at once do not deadlock', async () => {
  for (let round = 0; round < 8; round += 1) {
    const one = await newTellingGuest(world)
    const other = await newTellingGuest(world, { name: { first: 'Grace', last: 'Hopper' } })
    const answers = await Promise.all([
      bring(world, one.jwt, { from: other.browserKey, take: ALL }),
      bring(world, other.jwt, { from: one.browserKey, take: ALL }),
    ])
    expect(statuses(answers)).toEqual([200, 200])
    // The second call merges what the first one left: both accounts hold the same name, and no mixture.
    const said = [await toldBy(world, one.jwt), await toldBy(world, other.jwt)]
    expect(said[0]).toEqual(said[1])
  }
})

it.each([
  ['the guest', 'signed out', 404],
  ['the guest', 'restricted', 404],
  ['the guest', 'verified', 409],
  ['the guest', 'gone', 404],
  ['the account', 'signed out', 401],
  ['the account', 'restricted', 403],
  ['the account', 'gone', 401],
] as const)(
  'when %s is %s meanwhile, the merge is refused with %i and changes nothing',
  async (who, what, status) => {
    const guest = await newTellingGuest(world)
    const holder = await newHolder(world)
    const id = who === 'the guest' ? guest.id : holder.id
    const happens = {
      'signed out': sql`update keys set revoked_at = now() where account_id = ${id} and type = 'browser'`,
      restricted: sql`update accounts set restricted_at = now() where id = ${id}`,
      verified: sql`insert into addresses (address, account_id) values (${`late-${id}@example.com`}, ${id})`,
      gone: sql`delete from accounts where id = ${id}`,
    }
    const [answer] = await whileHeld(world, id, {
      begin: () => [bring(world, holder.bearer, { from: guest.browserKey, take: ALL })],
      meanwhile: (tx) => tx.execute(happens[what]),
    })
    expect(answer?.status).toBe(status)
    expect(await world.deps.db.$count(brings, eq(brings.accountId, holder.id))).toBe(0)
    if (what !== 'gone') {
      const [row] = await world.deps.db.execute(
        sql`select first, last, born_on from accounts where id = ${holder.id}`,
      )
      expect(row).toEqual({ first: null, last: null, born_on: null })
    }
  },
)

it('an undo that waits while its account is restricted or signed out restores nothing', async () => {
  for (const [happens, status] of [
    [sql`update accounts set restricted_at = now()`, 403],
    [sql`update keys set revoked_at = now()`, 401],
  ] as const) {
    const guest = await newTellingGuest(world)
    const holder = await newHolder(world)
    const { body } = await bring(world, holder.bearer, { from: guest.browserKey, take: ALL })
    const where = status === 403 ? sql`where id = ${holder.id}` : sql`where account_id = ${holder.id}`
    const [answer] = await whileHeld(world, holder.id, {
      begin: () => [undoBring(world, holder.bearer, body.undoToken)],
      meanwhile: (tx) => tx.execute(sql`${happens} ${where}`),
    })
    expect(answer?.status).toBe(status)
    expect(await world.deps.db.$count(brings, eq(brings.accountId, holder.id))).toBe(1)
  }
})

it("a merge during a change of the guest's name takes the old or the new name, never a mixture", async () => {
  for (let round = 0; round < 8; round += 1) {
    const guest = await newTellingGuest(world)
    const { bearer } = await newHolder(world)
    const [answer] = await Promise.all([
      bring(world, bearer, { from: guest.browserKey, take: ['name'] }),
      world.rest(
        'POST',
        '/api/account/real-name',
        { first: 'Grace', last: 'Hopper' },
        { bearer: guest.jwt, from: newClient() },
      ),
    ])
    expect(answer.status).toBe(200)
    const { first, last } = await toldBy(world, bearer)
    expect(['Ada Lovelace', 'Grace Hopper']).toContain(`${first} ${last}`)
  }
})
