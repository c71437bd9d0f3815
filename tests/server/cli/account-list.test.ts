import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#server/platform/postgres/schema.ts'
import { admin, adminOn } from '../../support/admin.ts'
import { urlOf } from '../../support/cluster.ts'
import { addPasskey, verifyRecovery } from '../../support/people.ts'
import { SECRET } from '../../support/test-config.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
let run: ReturnType<typeof adminOn>

/** Three accounts, oldest first: a guest, one with a passkey and an address, and a restricted guest. */
let all: { id: string; upid: string }[]
let [ghost, verified, restricted] = ['', '', '']

beforeAll(async () => {
  world = await createWorld()
  run = adminOn(world.connection)
  const [first, second, third] = [await world.newGuest(), await world.newGuest(), await world.newGuest()]
  await addPasskey(world, second.jwt)
  await verifyRecovery(world, second.jwt)
  await world.run('account.restrict', undefined, { bearer: third.jwt })
  all = [first, second, third].map(({ id, upid }) => ({ id, upid }))
  ghost = first.upid
  verified = second.upid
  restricted = third.upid
})
afterAll(() => world.close())

type Listed = { upid: string }

async function upidsBy(...flags: string[]) {
  const { code, json } = await run('account', 'list', ...flags)
  expect(code).toBe(0)
  return json.accounts.map(({ upid }: Listed) => upid)
}

describe('account list', () => {
  it('shows the state of each account, oldest first, and no address', async () => {
    const { code, stderr, json } = await run('account', 'list')
    expect({ code, stderr, next: json.next }).toEqual({ code: 0, stderr: '', next: null })
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const state = { restrictedAt: null, restsUntil: null, createdAt: moment, lastUsedAt: moment }
    expect(json.accounts).toEqual([
      { ...all[0], ...state, ghost: true, verified: 0, passkeys: 0 },
      { ...all[1], ...state, ghost: false, verified: 1, passkeys: 1 },
      { ...all[2], ...state, ghost: true, verified: 0, passkeys: 0, restrictedAt: moment },
    ])
  })

  it('gives pages without a gap, and says how to get the next one', async () => {
    const first = await run('account', 'list', '--limit', '2')
    expect(first.json.accounts.map(({ upid }: Listed) => upid)).toEqual([ghost, verified])
    expect(await upidsBy('--limit', '2', '--after', first.json.next)).toEqual([restricted])
    const { stdout } = await admin(['account', 'list', '--limit', '2'], environmentOf())
    expect(stdout).toMatch(
      /^upid +ghost +verified +passkeys +restrictedAt +restsUntil +createdAt +lastUsedAt\n/,
    )
    expect(stdout).toMatch(new RegExp(`\\nThere are more: --after ${first.json.next}\\n$`))
    // A page that is full, and the last.
    expect((await run('account', 'list', '--limit', '3')).json.next).toBeNull()
  })

  it('lists ghosts, verified, restricted and idle accounts, and those that are several of them', async () => {
    await world.deps.db
      .update(accounts)
      .set({ lastUsedAt: sql`'2026-01-30T23:59:59Z'` })
      .where(eq(accounts.upid, restricted))
    expect(await upidsBy('--ghost')).toEqual([ghost, restricted])
    expect(await upidsBy('--verified')).toEqual([verified])
    expect(await upidsBy('--restricted')).toEqual([restricted])
    expect(await upidsBy('--idle-since', '2026-01-31')).toEqual([restricted])
    expect(await upidsBy('--idle-since', '2026-01-30')).toEqual([])
    expect(await upidsBy('--idle-since', '2026-01-30T23:59:59.001Z', '--ghost')).toEqual([restricted])
    expect(await upidsBy('--restricted', '--verified')).toEqual([])
    const { code, stdout } = await admin(['account', 'list', '--restricted', '--verified'], environmentOf())
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'No account is like that.\n' })
  })

  it.each([
    [['--ghost', '--verified'], 'A ghost has no verified address: give --ghost or --verified, not both.'],
    [['--idle-since', '2026-02-30'], '2026-02-30 is no date: write --idle-since 2026-01-31.'],
    [['--idle-since', 'May'], 'May is no date: write --idle-since 2026-01-31.'],
    [['--limit', '0'], '--limit is a number from 1 to 10000.'],
    [['--limit', '10001'], '--limit is a number from 1 to 10000.'],
    [['--after', 'NOBODY'], 'NOBODY is no id of an account: take the one that the list ended with.'],
  ])('refuses %j with exit code 2', async (flags, line) => {
    expect(await run('account', 'list', ...flags)).toMatchObject({ code: 2, stdout: '', stderr: `${line}\n` })
  })
})

function environmentOf() {
  return { DATABASE_URL: urlOf(world.connection), SECRET }
}
