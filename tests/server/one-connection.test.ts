import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAuthenticator } from '../support/authenticator.ts'
import { changesOf, undo } from '../support/changes.ts'
import { SEND_IT, sendEach, unsent } from '../support/each-call.ts'
import { beginRegistration, completeRegistration } from '../support/passkeys.ts'
import { addPasskey, linkSignIn } from '../support/people.ts'
import { newOwner } from '../support/recovery-email.ts'
import { ORIGIN } from '../support/test-config.ts'
import { createWorld, type World } from '../support/world.ts'

/** A walk through the whole house. */
const LONG = { timeout: 30_000 }

let world: World
beforeAll(async () => {
  world = await createWorld({}, { connections: 1 })
})
afterAll(() => world.close())

it('is all that any call needs: one that held a second would wait for itself', LONG, async () => {
  expect(unsent(await sendEach(world, 'REST')), SEND_IT).toEqual([])
})

it('is enough for calls that go another way than there: without a session, with one, and for another change', async () => {
  const credential = createAuthenticator({ origin: ORIGIN }).register(await beginRegistration(world))
  const made = await completeRegistration(world, credential)
  const owner = await newOwner(world)
  const { body } = await linkSignIn(world, owner.address, { bearer: owner.bearer })
  const bearer = body.accessToken
  await addPasskey(world, bearer)
  const [added] = await changesOf(world, bearer)
  const undone = await undo(world, { id: added?.id }, { bearer })
  const left = await world.rest('POST', '/api/auth/logout', {}, { bearer })
  expect([made.status, undone.status, left.status]).toEqual([200, 200, 200])
})
