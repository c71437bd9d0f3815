import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes } from '#server/platform/postgres/schema.ts'
import { changesOf, invalidStop, stop } from '../../support/changes.ts'
import { keyOf, newElder, OVER, proofOf } from '../../support/elder.ts'
import { whileHeld } from '../../support/held-account.ts'
import { lettersTo, linkIn, nextMailed } from '../../support/letters.ts'
import { passkeySignIn } from '../../support/people.ts'
import { mailedProof, proofRequired } from '../../support/proofs.ts'
import { accountOf } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { askEmailKey, askPasskey, askRecovery, callerIn, waiting } from '../../support/waiting-changes.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
let call: ReturnType<typeof callerIn>
beforeAll(async () => {
  world = await createWorld()
  call = callerIn(world)
})
afterAll(() => world.close())

const refused = proofRequired('passkey', 'mail')

/** An account whose recovery e-mail leaves by a change without a proof, and the link that stops it. */
async function newLeaving() {
  const elder = await newElder(world)
  expect(await call('email.removeRecovery', { wait: true }, elder.bearer)).toMatchObject(waiting)
  const token = await nextMailed(world, elder.address, 'stop')
  const [change] = await changesOf(world, elder.bearer)
  return { ...elder, token, changeId: change?.id }
}

describe('a pending change is announced', () => {
  it('to every address: settled and leaving ones get a link, new ones get none', async () => {
    const elder = await newElder(world)
    const { bearer, id, address } = elder
    const { email: settled } = await askEmailKey(world, bearer, { proof: await proofOf(world, elder) })
    await letHoursPass(world, id, OVER)
    const { email: young } = await askEmailKey(world, bearer, { proof: await proofOf(world, elder) })
    await call('email.removeRecovery', { proof: await proofOf(world, elder) }, bearer)
    const sent = async (to: string) => (await lettersTo(world, to)).length
    const before = [await sent(address), await sent(settled), await sent(young)]
    await askPasskey(world, bearer)
    expect([await sent(address), await sent(settled), await sent(young)]).toEqual(before.map((n) => n + 1))
    const links = await Promise.all(
      [address, settled, young].map(async (to) => linkIn((await lettersTo(world, to)).slice(-1), 'stop')),
    )
    expect(links).toEqual([expect.any(String), expect.any(String), undefined])
    expect(await stop(world, { token: links[0] })).toMatchObject({
      status: 200,
      body: { stopped: 'key_added' },
    })
  })

  it('in every browser, until it is over', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    const other = (await passkeySignIn(world, elder.passkey)).body.jwt as string
    const { takesEffectAt } = await askPasskey(world, bearer)
    for (const session of [bearer, other])
      expect(await changesOf(world, session)).toMatchObject([
        { event: 'key_added', takesEffectAt, isStopped: false },
      ])
    await letHoursPass(world, id, OVER)
    for (const session of [bearer, other]) expect(await changesOf(world, session)).toEqual([])
  })
})

describe('a pending change is stopped', () => {
  it('by a session with a proof and by no other; by the passkey that leaves and by no passkey that stays', async () => {
    const elder = await newElder(world)
    const { bearer, address, id } = elder
    const keyId = await keyOf(world, bearer, 'passkey')
    const byMail = await mailedProof(world, address, { bearer })
    expect(await call('keys.removePasskey', { keyId, proof: byMail }, bearer)).toMatchObject(waiting)
    const changeId = (await changesOf(world, bearer)).at(0)?.id
    expect(await stop(world, { id: changeId }, { bearer })).toMatchObject(refused)
    expect(await stop(world, { id: changeId, proof: 'none' }, { bearer })).toMatchObject(refused)
    expect(await stop(world, { id: changeId })).toMatchObject({ status: 401 })
    const stranger = (await world.newGuest()).jwt
    expect(await stop(world, { id: changeId }, { bearer: stranger })).toMatchObject(invalidStop)

    const { body } = await passkeySignIn(world, elder.passkey)
    expect(body).toMatchObject({ leaving: { stopToken: expect.any(String) } })
    expect(await stop(world, { stopToken: body.leaving.stopToken })).toMatchObject({ status: 200 })
    expect((await passkeySignIn(world, elder.passkey)).body).not.toHaveProperty('leaving')
    await call('email.removeRecovery', { proof: await proofOf(world, elder) }, bearer)
    expect((await passkeySignIn(world, elder.passkey)).body).not.toHaveProperty('leaving')
    await letHoursPass(world, id, OVER)
    expect((await passkeySignIn(world, elder.passkey)).status).toBe(200)
  })

  it('once by many calls at once, with one notice', async () => {
    const { bearer, address, token, changeId, ...elder } = await newLeaving()
    const proof = await proofOf(world, { ...elder, bearer })
    const before = (await lettersTo(world, address)).length
    const stops = await whileHeld(world, elder.id, {
      begin: () => [
        stop(world, { token }),
        stop(world, { token }),
        stop(world, { id: changeId, proof }, { bearer }),
      ],
      meanwhile: async () => undefined,
    })
    expect(stops.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(await lettersTo(world, address)).toHaveLength(before + 1)
  })

  it('too late from its due moment on, even before it is carried out', async () => {
    const { bearer, id, token, changeId, ...elder } = await newLeaving()
    await letHoursPass(world, id, 72)
    expect(await stop(world, { token })).toMatchObject(invalidStop)
    const proof = await proofOf(world, { ...elder, bearer })
    expect(await stop(world, { id: changeId, proof }, { bearer })).toMatchObject(invalidStop)
    expect(await accountOf(world, bearer)).toMatchObject({ email: null })
  })

  it('too late when it became due while the call waited for the lock of the account', async () => {
    const { bearer, id, token, changeId, ...elder } = await newLeaving()
    const proof = await proofOf(world, { ...elder, bearer })
    const stops = await whileHeld(world, id, {
      begin: () => [stop(world, { token }), stop(world, { id: changeId, proof }, { bearer })],
      meanwhile: async (tx) => {
        await tx.update(changes).set({ takesEffectAt: sql`clock_timestamp()` }).where(sql`id = ${changeId}`)
        await tx.execute(sql`update accounts set due_at = clock_timestamp() where id = ${id}`)
      },
    })
    for (const answer of stops) expect(answer).toMatchObject(invalidStop)
    expect(await accountOf(world, bearer)).toMatchObject({ email: null })
  })

  it('completely: it has no effect, and can be requested again', async () => {
    const elder = await newElder(world)
    const { bearer, id, address } = elder
    const { authenticator } = await askPasskey(world, bearer)
    const { email } = await askRecovery(world, bearer)
    const proof = await proofOf(world, elder)
    for (const change of await changesOf(world, bearer))
      expect(await stop(world, { id: change.id, proof }, { bearer })).toMatchObject({ status: 200 })
    await call('email.removeRecovery', { wait: true }, bearer)
    const token = await nextMailed(world, address, 'stop')
    await stop(world, { token })
    const again = await call('email.removeRecovery', { wait: true }, bearer)
    expect(again).toMatchObject(waiting)
    await stop(world, { token: linkIn(await lettersTo(world, address), 'stop') })
    await letHoursPass(world, id, OVER)
    expect((await passkeySignIn(world, authenticator)).status).toBe(401)
    expect(await accountOf(world, bearer)).toMatchObject({ email: address })
    expect(Object.keys((await accountOf(world, bearer)).emails)).not.toContain(email)
  })
})
