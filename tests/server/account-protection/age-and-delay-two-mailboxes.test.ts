import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, stop } from '../../support/changes.ts'
import { newElder, OVER } from '../../support/elder.ts'
import { lettersTo, linksIn } from '../../support/letters.ts'
import { emailKeyAt, verifyAt } from '../../support/mailboxes.ts'
import { newAddress } from '../../support/new-address.ts'
import { linkSignIn, passkeySignIn, statusWith } from '../../support/people.ts'
import { accountOf } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { callerIn, doneAtOnce, waiting } from '../../support/waiting-changes.ts'
import { createWorld, type World } from '../../support/world.ts'

const YEAR = 365 * 24

let world: World
let call: ReturnType<typeof callerIn>
beforeAll(async () => {
  world = await createWorld()
  call = callerIn(world)
})
afterAll(() => world.close())

const signIn = async (passkey: Awaited<ReturnType<typeof newElder>>['passkey']) =>
  (await passkeySignIn(world, passkey)).body.jwt as string
const stopsIn = async (address: string) => linksIn(await lettersTo(world, address), 'stop')
const emailsOf = async (bearer: string) => Object.keys((await accountOf(world, bearer)).emails)

describe('a thief with an hour of one of two settled mailboxes', () => {
  it('removes neither when all is stopped: the stolen one became the recovery e-mail, and its key was removed', async () => {
    const { address, id, passkey } = await newElder(world)
    const read = newAddress()
    const keyId = await emailKeyAt(world, await signIn(passkey), read)
    await letHoursPass(world, id, YEAR)
    const thief = (await linkSignIn(world, read)).body.accessToken as string
    await verifyAt(world, thief, read)
    expect(await call('keys.removeEmailKey', { keyId }, thief)).toMatchObject(doneAtOnce)
    const own = await signIn(passkey)
    for (const { id, takesEffectAt, isStopped } of await changesOf(world, own)) {
      if (takesEffectAt && !isStopped) expect((await stop(world, { id }, { bearer: own })).status).toBe(200)
    }
    expect((await changesOf(world, own)).filter((one) => one.takesEffectAt && !one.isStopped)).toEqual([])
    await letHoursPass(world, id, OVER)
    expect(await accountOf(world, await signIn(passkey))).toMatchObject({ email: address })
    for (const one of [address, read]) expect((await linkSignIn(world, one)).body.user.id).toBe(id)
  })

  it('replaces a mailbox whose e-mail key was removed: it leaves, and the stop brings it back', async () => {
    const { address, id, passkey } = await newElder(world)
    const read = newAddress()
    const first = await signIn(passkey)
    const keyId = await emailKeyAt(world, first, address)
    await emailKeyAt(world, first, read)
    await letHoursPass(world, id, YEAR)
    expect(await call('keys.removeEmailKey', { keyId }, await signIn(passkey))).toMatchObject(doneAtOnce)
    const thief = (await linkSignIn(world, read)).body.accessToken as string
    await verifyAt(world, thief, newAddress())
    const [token] = await stopsIn(address)
    await letHoursPass(world, id, 2)
    const own = await signIn(passkey)
    expect(await emailsOf(own)).toContain(address)
    expect(await stop(world, { token })).toMatchObject({ status: 200 })
    expect(await accountOf(world, own)).toMatchObject({ email: address })
    expect((await linkSignIn(world, address)).body.user.id).toBe(id)
  })

  it('adds an e-mail key for the stolen mailbox: the new key is removed at once, and the mailbox stays', async () => {
    const { address, id, passkey } = await newElder(world)
    const thief = (await linkSignIn(world, address)).body.accessToken as string
    const keyId = await emailKeyAt(world, thief, address)
    const own = await signIn(passkey)
    const removed = await call('keys.removeEmailKey', { keyId }, own)
    expect(removed).toMatchObject({ status: 200, body: { takesEffectAt: null } })
    expect(await accountOf(world, own)).toMatchObject({ email: address, emailVerified: true })
    expect((await linkSignIn(world, address)).body.user.id).toBe(id)
  })

  it.each(['oldest', 'newest'])(
    'replaces the recovery e-mail with the stolen mailbox and that with a third: the links stop both, the %s first',
    async (first) => {
      const { address, id, passkey } = await newElder(world)
      const read = newAddress()
      await emailKeyAt(world, await signIn(passkey), read)
      await letHoursPass(world, id, YEAR)
      const thief = (await linkSignIn(world, read)).body.accessToken as string
      await verifyAt(world, thief, read)
      const another = newAddress()
      await verifyAt(world, thief, another)
      const byAnother = (await linkSignIn(world, another)).body.accessToken as string
      // Newest first.
      const tokens = (await stopsIn(address)).slice(0, 2)
      const answers = []
      for (const token of first === 'oldest' ? tokens.reverse() : tokens)
        answers.push((await stop(world, { token })).status)
      // Stopping the older change also removes what followed from it.
      expect(answers).toEqual(first === 'oldest' ? [200, 400] : [200, 200])
      const own = await signIn(passkey)
      expect((await changesOf(world, own)).filter((one) => one.takesEffectAt && !one.isStopped)).toEqual([])
      expect(await statusWith(world, byAnother)).toBe(401)
      await letHoursPass(world, id, OVER)
      expect(await accountOf(world, await signIn(passkey))).toMatchObject({ email: address })
      for (const one of [address, read]) expect((await linkSignIn(world, one)).body.user.id).toBe(id)
      expect((await linkSignIn(world, another)).body.user.id).not.toBe(id)
    },
  )

  it('cannot harm an owner who moved to the other mailbox and removed its key, by stopping the move in the last hour', async () => {
    const { address, id, passkey } = await newElder(world)
    const other = newAddress()
    const keyId = await emailKeyAt(world, await signIn(passkey), other)
    await letHoursPass(world, id, YEAR)
    const own = await signIn(passkey)
    await verifyAt(world, own, other)
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(doneAtOnce)
    const [token] = await stopsIn(address)
    await letHoursPass(world, id, 71)
    expect(await stop(world, { token })).toMatchObject({ body: { stopped: 'address_changed' } })
    await letHoursPass(world, id, OVER)
    for (const one of [address, other]) expect((await linkSignIn(world, one)).body.user.id).toBe(id)
  })

  it('leaves no browser that signed in with a removed credential, in whatever order they were added', async () => {
    const { address, id, passkey } = await newElder(world)
    const read = newAddress()
    await emailKeyAt(world, await signIn(passkey), read)
    await letHoursPass(world, id, YEAR)
    const thief = (await linkSignIn(world, read)).body.accessToken as string
    const added = newAddress()
    await verifyAt(world, thief, added)
    const byIt = (await linkSignIn(world, added)).body.accessToken as string
    await emailKeyAt(world, thief, added)
    for (const token of (await stopsIn(address)).reverse()) await stop(world, { token })
    expect(await statusWith(world, byIt)).toBe(401)
    expect((await accountOf(world, await signIn(passkey))).email).toBe(address)
    expect((await linkSignIn(world, added)).body.user.id).not.toBe(id)
  })
})

describe('an address that an e-mail key keeps', () => {
  it('does not leave by a replacement, and no letter says that it does', async () => {
    const { address, id, passkey } = await newElder(world)
    const own = await signIn(passkey)
    await verifyAt(world, own, newAddress())
    const leavesAt = async () => (await accountOf(world, own)).emails[address]?.leavesAt
    expect(await leavesAt()).toEqual(expect.any(String))
    const keyId = await emailKeyAt(world, own, address)
    expect(await leavesAt()).toBeNull()
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(waiting)
    expect(await leavesAt()).toEqual(expect.any(String))
    await letHoursPass(world, id, OVER)
    expect(await emailsOf(await signIn(passkey))).not.toContain(address)
  })

  it('stays when its leaving key is requested and activated again', async () => {
    const { id, passkey } = await newElder(world)
    const other = newAddress()
    const keyId = await emailKeyAt(world, await signIn(passkey), other)
    await letHoursPass(world, id, YEAR)
    const own = await signIn(passkey)
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(waiting)
    expect(await emailKeyAt(world, own, other)).toBe(keyId)
    expect((await changesOf(world, own)).find(({ event }) => event === 'key_removed')).toMatchObject({
      isStopped: true,
    })
    await letHoursPass(world, id, OVER)
    expect((await linkSignIn(world, other)).body.user.id).toBe(id)
  })
})
