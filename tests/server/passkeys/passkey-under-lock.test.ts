import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { whileHeld } from '../../support/held-account.ts'
import { badLogin, beginLogin, completeLogin, newHolder } from '../../support/passkeys.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const nothing = async () => {}

// A browser that proves a key of the account takes another path through the database.
const ways = [
  { who: 'a new browser', provesKey: false },
  { who: 'a browser that shows its key', provesKey: true },
]

describe.each(ways)('a sign-in by passkey that waits for the account, in $who', ({ provesKey }) => {
  it('succeeds once of two with the same counter: one of them is a copy', async () => {
    const { authenticator, account } = await newHolder(world)
    const answers = [await beginLogin(world), await beginLogin(world)].map((options) =>
      authenticator.login(options, { counter: 7 }),
    )
    const signedIn = await whileHeld(world, account.user.id, {
      begin: () =>
        answers.map((credential) => completeLogin(world, credential, { browserKey: shown(account) })),
      meanwhile: nothing,
    })
    expect(signedIn.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(signedIn.find(({ status }) => status === 401)).toMatchObject(badLogin)
  })

  it('is refused when the passkey is deleted meanwhile, and leaves no session behind', async () => {
    const { authenticator, account } = await newHolder(world)
    const credential = authenticator.login(await beginLogin(world))
    const before = await secretsOf(account.user.id)
    const [answer] = await whileHeld(world, account.user.id, {
      begin: () => [completeLogin(world, credential, { browserKey: shown(account) })],
      meanwhile: (tx) =>
        tx
          .update(keys)
          .set({ revokedAt: sql`now()` })
          .where(and(eq(keys.accountId, account.user.id), eq(keys.type, 'passkey'))),
    })
    expect(answer).toMatchObject(badLogin)
    expect(await secretsOf(account.user.id)).toBe(before)
  })

  function shown({ browserKey }: { browserKey: string }) {
    return provesKey ? browserKey : undefined
  }
})

/** How many browser secrets an account has. */
async function secretsOf(accountId: string) {
  const rows = await world.deps.db
    .select({ hash: browserSecrets.hash })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(eq(keys.accountId, accountId))
  return rows.length
}
