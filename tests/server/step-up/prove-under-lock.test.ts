import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#server/platform/postgres/schema.ts'
import type { LoginForgery } from '../../support/authenticator.ts'
import { whileHeld } from '../../support/held-account.ts'
import { journalOf } from '../../support/journal.ts'
import { badLogin } from '../../support/passkeys.ts'
import { addPasskey } from '../../support/people.ts'
import { beginProof, completeProof, proveByPasskey } from '../../support/proofs.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** An account with a passkey, and as many answers of it, each to a ceremony of its own. */
async function newAnswers(...reports: LoginForgery[]) {
  const { id, bearer } = await newOwner(world)
  const authenticator = await addPasskey(world, bearer)
  // Afterwards its counter is 5.
  await proveByPasskey(world, authenticator, { bearer }, { counter: 5 })
  const answers: unknown[] = []
  for (const says of reports) {
    const { body } = await beginProof(world, { bearer })
    answers.push(authenticator.login(body, says))
  }
  return { id, bearer, begin: () => answers.map((answer) => completeProof(world, answer, { bearer })) }
}

const nothing = async () => {}

describe('a proof by passkey that waits for the account', () => {
  it('is given once of two with the same counter: one of them is a copy', async () => {
    const { id, begin } = await newAnswers({ counter: 7 }, { counter: 7 })
    const proved = await whileHeld(world, id, { begin, meanwhile: nothing })
    expect(proved.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(proved.find(({ status }) => status === 401)).toMatchObject(badLogin)
  })

  it('is given twice without a counter, and a change is logged once', async () => {
    const says = { counter: 0, backupEligible: true, backedUp: true }
    const { id, bearer, begin } = await newAnswers(says, says)
    const proved = await whileHeld(world, id, { begin, meanwhile: nothing })
    expect(proved.map(({ status }) => status)).toEqual([200, 200])
    const { entries } = await journalOf(world, bearer)
    expect(entries.filter(({ event }: { event: string }) => event === 'passkey_changed')).toHaveLength(1)
  })

  it('is refused when the passkey is deleted meanwhile', async () => {
    const { id, begin } = await newAnswers({})
    const [answer] = await whileHeld(world, id, {
      begin,
      meanwhile: (tx) =>
        tx
          .update(keys)
          .set({ revokedAt: sql`now()` })
          .where(and(eq(keys.accountId, id), eq(keys.type, 'passkey'))),
    })
    expect(answer).toMatchObject(badLogin)
  })
})
