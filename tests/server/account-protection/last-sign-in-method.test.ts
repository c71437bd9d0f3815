import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, addresses, keys } from '#server/platform/postgres/schema.ts'
import type { Key } from '#shared/credentials.ts'
import { requestKey } from '../../support/email-keys.ts'
import { whileHeld } from '../../support/held-account.ts'
import { newAddress } from '../../support/new-address.ts'
import { newHolder } from '../../support/passkeys.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const isLast = { status: 409, body: { code: 'last_key', success: false } }

describe('the last sign-in method', () => {
  it('stays when it became the last one while the call waited for the account', async () => {
    const { account } = await newHolder(world)
    const own = (await keysOf(account.jwt)).find(({ type }) => type === 'browser')
    const [answer] = await whileHeld(world, account.user.id, {
      begin: () => [world.run('keys.removeBrowserKey', { keyId: own?.id }, { bearer: account.jwt })],
      meanwhile: (tx) =>
        tx
          .update(keys)
          .set({ revokedAt: sql`now()` })
          .where(and(eq(keys.accountId, account.user.id), eq(keys.type, 'passkey'))),
    })
    expect(answer).toMatchObject(isLast)
    expect(await keysOf(account.jwt)).toHaveLength(1)
  })

  it('is judged by the addresses of that moment, too', async () => {
    const owner = await newOwner(world)
    const [own] = await keysOf(owner.bearer)
    const [answer] = await whileHeld(world, owner.id, {
      begin: () => [world.run('keys.removeBrowserKey', { keyId: own?.id }, { bearer: owner.bearer })],
      meanwhile: async (tx) => {
        await tx.update(accounts).set({ email: null }).where(eq(accounts.id, owner.id))
        await tx.delete(addresses).where(eq(addresses.accountId, owner.id))
      },
    })
    expect(answer).toMatchObject(isLast)
  })

  it('is never a key that awaits activation or a feature key', async () => {
    const guest = await world.newGuest()
    await requestKey(world, newAddress(), { bearer: guest.jwt })
    const id = world.deps.random.id()
    const feature = { name: 'Early access', featureName: 'early-access' }
    await world.deps.db.insert(keys).values({ id, accountId: guest.id, type: 'feature', ...feature })
    const own = (await keysOf(guest.jwt)).find(({ type }) => type === 'browser')
    const input = { keyId: own?.id }
    expect(await world.run('keys.removeBrowserKey', input, { bearer: guest.jwt })).toMatchObject(isLast)
  })

  it('survives when the last two are deleted at once', async () => {
    const { account } = await newHolder(world)
    const ring = await keysOf(account.jwt)
    const remove = (type: 'browser' | 'passkey') => {
      const procedure = type === 'browser' ? 'keys.removeBrowserKey' : 'keys.removePasskey'
      const keyId = ring.find((key) => key.type === type)?.id
      return world.run(procedure, { keyId }, { bearer: account.jwt })
    }
    const answers = await whileHeld(world, account.user.id, {
      begin: () => [remove('passkey'), remove('browser')],
      meanwhile: async () => {},
    })
    // The second call finds the last sign-in method; or its session has ended by then.
    const statuses = answers.map(({ status }) => status).sort()
    expect([
      [200, 409],
      [200, 401],
    ]).toContainEqual(statuses)
    const left = await world.deps.db
      .select()
      .from(keys)
      .where(and(eq(keys.accountId, account.user.id), sql`revoked_at is null`))
    expect(left).toHaveLength(1)
  })
})

async function keysOf(bearer: string): Promise<Key[]> {
  return (await world.rest('GET', '/api/account/keys', undefined, { bearer })).body
}
