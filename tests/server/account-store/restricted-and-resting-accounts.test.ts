import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INACTIVE_STATES, type InactiveState } from '#server/account-store/browsers/read-session.ts'
import { servedProcedures } from '#server/http/trpc/router.ts'
import { accounts, keys } from '#server/platform/postgres/schema.ts'
import { nothingTold } from '#shared/personal-fields.ts'
import { ADD_ROW, contractTable } from '../../support/contract-table.ts'
import { whileHeld } from '../../support/held-account.ts'
import { newAddress } from '../../support/new-address.ts'
import { personalSamples } from '../../support/personal-samples.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const refusals: Record<InactiveState, object> = {
  restricted: {
    success: false,
    error: 'This account is restricted',
    code: 'account_restricted',
    message: 'This account is restricted',
  },
  resting: {
    success: false,
    error: 'This account is about to be deleted',
    code: 'account_resting',
    message: 'This account is about to be deleted',
  },
}

const stops: Record<InactiveState, ReturnType<typeof sql>> = {
  restricted: sql`restricted_at = now()`,
  resting: sql`rests_until = now() + interval '30 days'`,
}

async function halted(halt: InactiveState) {
  const guest = await world.newGuest()
  await world.deps.db.execute(sql`update accounts set ${stops[halt]} where id = ${guest.id}`)
  return guest
}

describe('on an account that is', () => {
  describe.each(INACTIVE_STATES)('%s', (halt) => {
    it.each(servedProcedures().map(({ name }) => name))('%s is made or refused as promised', async (name) => {
      const { jwt } = await halted(halt)
      const passes = contractTable[name]?.passes
      expect(passes, ADD_ROW).toBeDefined()
      const mayPass = passes === 'open' || passes?.includes(halt)
      for (const input of [{}, { id: 'none', keyId: 'none' }]) {
        const answer = await world.run(name, input, { bearer: jwt, from: newClient() })
        if (mayPass) expect(answer.body.code).not.toBe(Object(refusals[halt]).code)
        else expect(answer).toMatchObject({ status: 403, body: refusals[halt] })
      }
    })
  })

  it('restricted and scheduled for deletion, only calls that both states allow succeed', async () => {
    const { jwt, id } = await halted('restricted')
    await world.deps.db.execute(sql`update accounts set ${stops.resting} where id = ${id}`)
    expect((await world.run('account.get', undefined, { bearer: jwt })).status).toBe(200)
    for (const name of ['account.footprint', 'keys.list', 'account.restrict']) {
      const answer = await world.run(name, undefined, { bearer: jwt })
      expect(answer).toMatchObject({ status: 403, body: refusals.resting })
    }
  })

  it('restricted, one of its browsers is read and the others are not found', async () => {
    const { jwt } = await halted('restricted')
    const [{ id }] = (await world.run('keys.listDevices', undefined, { bearer: jwt })).body
    expect((await world.run('keys.device', { id }, { bearer: jwt })).status).toBe(200)
    const unknown = await world.run('keys.device', { id: crypto.randomUUID() }, { bearer: jwt })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it('restricted or scheduled for deletion, a browser restores its session and signs out', async () => {
    for (const halt of INACTIVE_STATES) {
      const { browserKey, jwt } = await halted(halt)
      const call = (name: string, input: object) => world.run(name, input, { bearer: jwt, from: newClient() })
      expect((await call('auth.restore', { browserKey })).status).toBe(200)
      expect((await call('auth.refresh', { refreshToken: browserKey })).status).toBe(200)
      expect((await call('auth.logout', {})).status).toBe(200)
      expect((await call('account.get', {})).status).toBe(401)
    }
  })

  it.each<[string, object]>([
    ...Object.values(personalSamples).map(({ call, input }): [string, object] => [call, input]),
    ['email.askVerification', { email: newAddress() }],
    ['email.requestKey', { email: newAddress() }],
    ['email.removeRecovery', {}],
  ])('stopped after %s has checked the session, the call changes nothing', async (name, input) => {
    for (const halt of INACTIVE_STATES) {
      const { jwt, id } = await world.newGuest()
      const [answer] = await whileHeld(world, id, {
        begin: () => [world.run(name, input, { bearer: jwt, from: newClient() })],
        meanwhile: (tx) => tx.execute(sql`update accounts set ${stops[halt]} where id = ${id}`),
      })
      expect(answer).toMatchObject({ status: 403, body: refusals[halt] })
      const [row] = await world.deps.db.select().from(accounts).where(eq(accounts.id, id))
      expect(row).toMatchObject({ ...nothingTold, pendingEmail: null })
      expect(await world.deps.db.$count(keys, eq(keys.accountId, id))).toBe(1)
    }
  })
})
