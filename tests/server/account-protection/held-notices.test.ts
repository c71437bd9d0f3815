import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { notifyAccount, postDigests } from '#server/account-protection/notices/notices.ts'
import { startBackgroundJobs } from '#server/jobs/start-jobs.ts'
import { accounts, heldNotices, limits } from '#server/platform/postgres/schema.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { beginRegistration, completeRegistration } from '../../support/passkeys.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { until } from '../../support/until.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const NOTICE = { event: 'passkeyAdded', name: 'Chrome on Linux' } as const

function tell(accountId: string) {
  return world.deps.db.transaction((tx) => notifyAccount(tx, world.deps, accountId, NOTICE))
}

function held(accountId: string) {
  return world.deps.db.select().from(heldNotices).where(eq(heldNotices.accountId, accountId))
}

/** The letters with these words in the subject, once the outbox is empty. */
async function arrived(address: string, subject: RegExp) {
  await until('the outbox to be empty', async () => (await outboxSize()) === 0, 10_000)
  return world.smtp.received.filter(
    ({ to, mail }) => to.includes(address) && subject.test(mail.subject ?? ''),
  )
}

async function outboxSize() {
  const [row] = await world.deps.db.execute(
    sql`select count(*)::int as waiting from outbox where dead_at is null`,
  )
  return row?.waiting
}

function endTheDay(accountId: string) {
  return Promise.all([
    world.deps.db.update(heldNotices).set({ dueAt: sql`now()` }).where(eq(heldNotices.accountId, accountId)),
    world.deps.db
      .update(limits)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(limits.kind, 'notices_a_day'), eq(limits.subject, accountId))),
  ])
}

describe('notices of changes', () => {
  it('go out twenty times a day, and the others in one digest after the day', async () => {
    const { address, bearer, id } = await newOwner(world)
    for (let count = 0; count < 23; count++) {
      const options = await beginRegistration(world, {}, { bearer })
      const credential = createAuthenticator({ origin: ORIGIN }).register(options)
      expect((await completeRegistration(world, credential, { bearer })).status).toBe(200)
    }
    const { body: keys } = await world.run('keys.list', undefined, { bearer })
    const { id: keyId } = keys.find(({ type }: { type: string }) => type === 'passkey')
    await world.run('keys.removePasskey', { keyId }, { bearer })

    expect(await arrived(address, /was (added to|removed from) your account/)).toHaveLength(20)
    const rows = (await held(id)).sort((a, b) => a.event.localeCompare(b.event))
    expect(rows).toMatchObject([
      { address, event: 'keyRemoved', count: 1 },
      { address, event: 'passkeyAdded', count: 3 },
    ])
    const inADay = Date.now() + 24 * 3_600_000
    for (const { dueAt } of rows) expect(Math.abs(dueAt.getTime() - inADay)).toBeLessThan(60_000)
    expect(await postDigests(world.deps)).toBe(0)

    await endTheDay(id)
    await postDigests(world.deps)
    const [digest, ...more] = await arrived(address, /More was changed/)
    expect(more).toEqual([])
    expect(digest?.mail.text).toMatch(/- A key was removed\n- A passkey was added \(3 times\)\n/)
    expect(digest?.mail.text?.split('\n')).toContain(`${world.deps.config.publicUrl}/account`)
    expect(await held(id)).toEqual([])

    await tell(id)
    expect(await arrived(address, /was added/)).toHaveLength(21)
  })
})

describe('held notices', () => {
  it('are counted exactly when many come at once, and not at all when the change is rolled back', async () => {
    const { address, id } = await newOwner(world)
    const takenBack = world.deps.db.transaction(async (tx) => {
      await notifyAccount(tx, world.deps, id, NOTICE)
      throw new Error('changed our mind')
    })
    await expect(takenBack).rejects.toThrow('changed our mind')
    for (let round = 0; round < 6; round++) await Promise.all(Array.from({ length: 5 }, () => tell(id)))
    expect(await arrived(address, /was added/)).toHaveLength(20)
    expect(await held(id)).toMatchObject([{ count: 10 }])
  })

  it('of one account do not use up the limit of another at the same address', async () => {
    const { id } = await newOwner(world)
    const other = await newOwner(world)
    for (let count = 0; count < 21; count++) await tell(id)
    await tell(other.id)
    expect(await arrived(other.address, /was added/)).toHaveLength(1)
    expect(await held(other.id)).toEqual([])
  })

  it('make one digest each, whatever processes look at the same time', async () => {
    const owners = []
    for (let count = 0; count < 6; count++) {
      const { id, address } = await newOwner(world)
      owners.push({ address })
      const events = ['passkeyAdded', 'keyRemoved', 'emailKeyAdded', 'not known yet']
      const dueAt = sql`now()`
      await world.deps.db
        .insert(heldNotices)
        .values(events.map((event, at) => ({ accountId: id, address, event, count: at + 1, dueAt })))
    }
    await Promise.all(Array.from({ length: 4 }, () => postDigests(world.deps)))
    await postDigests(world.deps)
    for (const { address } of owners) {
      const digests = await arrived(address, /More was changed/)
      expect(digests).toHaveLength(1)
      expect(digests[0]?.mail.text?.match(/^- .*$/gm)).toEqual([
        '- A key was removed (2 times)',
        '- A passkey was added',
        '- An email key was added (3 times)',
        '- Something else was changed (4 times)',
      ])
    }
    expect(await world.deps.db.$count(heldNotices, sql`due_at <= now()`)).toBe(0)
  })

  it('are looked for by every process that starts', async () => {
    const { id, address } = await newOwner(world)
    await world.deps.db
      .insert(heldNotices)
      .values({ accountId: id, address, event: 'keyRemoved', count: 2, dueAt: sql`now()` })
    const jobs = startBackgroundJobs(world.deps, { sql: world.sql })
    onTestFinished(() => jobs.stop())
    expect((await world.smtp.next(address)).mail.text).toContain('- A key was removed (2 times)')
  })

  it('are deleted with their account', async () => {
    const { id, address } = await newOwner(world)
    const dueAt = sql`now() + interval '1 day'`
    await world.deps.db
      .insert(heldNotices)
      .values({ accountId: id, address, event: 'keyRemoved', count: 1, dueAt })
    await world.deps.db.delete(accounts).where(eq(accounts.id, id))
    expect(await held(id)).toEqual([])
  })
})
