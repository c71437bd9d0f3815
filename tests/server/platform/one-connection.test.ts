import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAuthenticator } from '../../support/authenticator.ts'
import { changesOf, stop } from '../../support/changes.ts'
import { SEND_IT, sendEach, unsent } from '../../support/each-call.ts'
import { beginRegistration, completeRegistration } from '../../support/passkeys.ts'
import { addPasskey, linkSignIn } from '../../support/people.ts'
import { accountOf, newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { createWorld, type World } from '../../support/world.ts'

/** A scenario that uses every part of the service. */
const LONG = { timeout: 30_000 }

let world: World
beforeAll(async () => {
  world = await createWorld({}, { connections: 1 })
})
afterAll(() => world.close())

it(
  'one connection is enough for any call: a call with a second one would wait for itself',
  LONG,
  async () => {
    expect(unsent(await sendEach(world, 'REST')), SEND_IT).toEqual([])
  },
)

it('one connection is enough for rarer paths: without a session, with one, and with pending and due changes', async () => {
  const credential = createAuthenticator({ origin: ORIGIN }).register(await beginRegistration(world))
  const made = await completeRegistration(world, credential)
  const owner = await newOwner(world)
  const { body } = await linkSignIn(world, owner.address, { bearer: owner.bearer })
  const bearer = body.accessToken
  await addPasskey(world, bearer)
  await letHoursPass(world, owner.id, 73)
  const remove = () => world.run('email.removeRecovery', {}, { bearer: fresh })
  const fresh = (await linkSignIn(world, owner.address)).body.accessToken as string
  const asked = await remove()
  const [waiting] = await changesOf(world, fresh)
  const stopped = await stop(world, { id: waiting?.id }, { bearer: fresh })
  await remove()
  await letHoursPass(world, owner.id, 73)
  expect((await accountOf(world, fresh)).email).toBeNull()
  const left = await world.rest('POST', '/api/auth/logout', {}, { bearer })
  expect([made, asked, stopped, left].map(({ status }) => status)).toEqual([200, 200, 200, 200])
})
