import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { journal, limits } from '#server/platform/postgres/schema.ts'
import { tooMany } from '../../support/too-many.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

function countOf(id: string) {
  return and(eq(limits.kind, 'edits_a_day'), eq(limits.subject, id))
}

/** Counts this many changes as made today. */
async function haveChanged(id: string, count: number) {
  await world.deps.db.update(limits).set({ count }).where(countOf(id))
}

async function namesNoted(accountId: string) {
  return await world.deps.db.$count(
    journal,
    and(eq(journal.accountId, accountId), eq(journal.event, 'name_changed')),
  )
}

describe('a personal field', () => {
  const newGuest = async () => {
    const guest = await world.newGuest()
    const call = (name: string, input: object) => world.run(name, input, { bearer: guest.jwt })
    const setName = (first: string) => call('account.setRealName', { first, last: 'Lovelace' })
    return { ...guest, call, setName }
  }

  it('changes at most 300 times a day, so that nobody fills an audit log', async () => {
    const { id, call, setName } = await newGuest()
    const other = await newGuest()
    expect((await setName('Ada')).status).toBe(200)
    await haveChanged(id, 299)
    expect((await setName('Grace')).status).toBe(200)

    const refused = await setName('Mary')
    expect(refused).toMatchObject(tooMany)
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(86_000)
    expect(wait).toBeLessThanOrEqual(86_400)
    expect(await call('account.setBornOn', { bornOn: '1990-12-09' })).toMatchObject(tooMany)
    const guest = await other.setName('Joan').then(() => other.browserKey)
    expect(await call('account.bring', { from: guest, take: ['name'] })).toMatchObject(tooMany)
    expect(await namesNoted(id)).toBe(2)
    expect((await other.setName('Jean')).status).toBe(200)
  })

  it('that is set to the same value does not count', async () => {
    const { id, setName } = await newGuest()
    await setName('Ada')
    await haveChanged(id, 300)
    expect((await setName('Ada')).status).toBe(200)
  })

  it('can be changed again after the day', async () => {
    const { id, setName } = await newGuest()
    await setName('Ada')
    await haveChanged(id, 300)
    expect(await setName('Grace')).toMatchObject(tooMany)
    await world.deps.db.update(limits).set({ expiresAt: sql`now()` }).where(countOf(id))
    expect((await setName('Grace')).status).toBe(200)
  })

  it('is counted once for each of many changes at the same moment', async () => {
    const { id, setName } = await newGuest()
    await setName('Ada')
    await haveChanged(id, 298)
    const answers = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(setName))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429])
    expect(await namesNoted(id)).toBe(3)
  })
})
