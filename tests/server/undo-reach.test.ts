import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, refusedUndo, undo } from '../support/changes.ts'
import { lettersTo, linkIn, linksIn, nextMailed } from '../support/letters.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  ringOf,
  statusOfKey,
  statusWith,
  verifyRecovery,
} from '../support/people.ts'
import { accountOf } from '../support/recovery-email.ts'
import { newElder, newOldGuest, removeEmailKey } from '../support/stolen.ts'
import { createWorld, newClient, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('what was done with a stolen session', () => {
  const call = (name: string, input: object, bearer: string) =>
    world.run(name, input, { bearer, from: newClient() })

  it("is undone also where it is one's own change, and where it was made by a link", async () => {
    const { stolen: bearer, address } = await newElder(world)
    await call('email.removeRecovery', {}, bearer)
    const [removal] = await changesOf(world, bearer)
    expect(await undo(world, { id: removal?.id }, { bearer })).toMatchObject({
      body: { undone: ['address_removed'] },
    })
    expect(await accountOf(world, bearer)).toMatchObject({ email: address })
    expect(await undo(world, { id: removal?.id }, { bearer })).toMatchObject(refusedUndo.tooLate)

    const guest = await newOldGuest(world)
    const other = (await ringOf(world, guest.bearer)).find(({ current }) => !current)
    await call('keys.removeBrowserKey', { keyId: other?.id }, guest.bearer)
    expect((await undo(world, { token: guest.stolenKey })).status).toBe(200)
    expect(await statusOfKey(world, guest.browserKey)).toBe(401)
    expect(await undo(world, { token: guest.browserKey })).toMatchObject({
      body: { undone: ['change_undone'] },
    })
    expect(await statusOfKey(world, guest.browserKey)).toBe(200)
    expect(await statusOfKey(world, guest.stolenKey)).toBe(401)
  })

  it('does not come back where the thief had undone it themselves', async () => {
    const { stolen, address } = await newElder(world)
    const theirs = await verifyRecovery(world, stolen)
    const [replacing] = await changesOf(world, stolen)
    await undo(world, { id: replacing?.id }, { bearer: stolen })
    const key = await mailedEmailKey(world, stolen)
    await activate(world, key, { bearer: stolen })
    const [adding] = await changesOf(world, stolen)
    await undo(world, { id: adding?.id }, { bearer: stolen })
    await call('email.removeRecovery', {}, stolen)

    const token = linkIn(await lettersTo(world, address), 'undo')
    expect((await undo(world, { token })).status).toBe(200)
    const { body } = await linkSignIn(world, address)
    expect(await accountOf(world, body.accessToken)).toMatchObject({ id: body.user.id, email: address })
    for (const thief of [theirs, key.email]) {
      expect((await linkSignIn(world, thief)).body.user.id).not.toBe(body.user.id)
    }
  })

  it('comes to the old recovery e-mail also where one in between is another account by now', async () => {
    const { stolen, address, id } = await newElder(world)
    const theirs = await verifyRecovery(world, stolen)
    await call('email.removeRecovery', {}, stolen)
    expect((await linkSignIn(world, theirs)).body.user.id).not.toBe(id)
    const token = linkIn(await lettersTo(world, address), 'undo')
    expect((await undo(world, { token })).status).toBe(200)
    const { body } = await linkSignIn(world, address)
    expect(await accountOf(world, body.accessToken)).toMatchObject({ id, email: address })
  })

  it('is undone by the first links where the thief did and undid so much that no more were mailed', async () => {
    const { stolen, address, id } = await newElder(world)
    await addPasskey(world, stolen)
    for (let turn = 0; turn < 24; turn++) {
      const [last] = await changesOf(world, stolen)
      await undo(world, { id: last?.id }, { bearer: stolen })
    }
    await call('email.removeRecovery', {}, stolen)
    const token = linkIn(await lettersTo(world, address), 'undo')
    expect((await undo(world, { token })).status).toBe(200)
    expect(await undo(world, { token })).toMatchObject(refusedUndo.tooLate)
    expect((await linkSignIn(world, address)).body.user).toMatchObject({ id })
    expect(await statusWith(world, stolen)).toBe(401)
  })

  it('is undone once more where the thief had undone it by the key of their browser', async () => {
    const { stolen, stolenKey, address, id } = await newElder(world)
    await call('email.removeRecovery', {}, stolen)
    const first = linkIn(await lettersTo(world, address), 'undo')
    expect((await undo(world, { token: first })).status).toBe(200)
    expect((await undo(world, { token: stolenKey })).status).toBe(200)
    await call('email.requestKey', { email: address }, stolen)
    await removeEmailKey(world, stolen, address)
    const links = linksIn(await lettersTo(world, address), 'undo')
    for (const token of links) await undo(world, { token })
    expect((await linkSignIn(world, address)).body.user).toMatchObject({ id, email: address })
    expect(await statusWith(world, stolen)).toBe(401)
  })

  it('gives back a browser that the thief had removed, let in again, and removed once more', async () => {
    const { stolen, browserKey } = await newOldGuest(world)
    const other = (await ringOf(world, stolen)).find(({ current }) => !current)
    await call('keys.removeBrowserKey', { keyId: other?.id }, stolen)
    const [removal] = await changesOf(world, stolen)
    await undo(world, { id: removal?.id }, { bearer: stolen })
    await call('keys.removeBrowserKey', { keyId: other?.id }, stolen)
    expect((await undo(world, { token: browserKey })).status).toBe(200)
    expect(await statusOfKey(world, browserKey)).toBe(200)
  })

  it('does not keep an e-mail key away by asking for another to its mailbox', async () => {
    const { stolen, keyAddress, id } = await newElder(world)
    await removeEmailKey(world, stolen)
    const token = await nextMailed(world, keyAddress, 'undo')
    await call('email.requestKey', { email: keyAddress }, stolen)
    expect((await undo(world, { token })).status).toBe(200)
    expect((await linkSignIn(world, keyAddress)).body.user).toMatchObject({ id })
  })

  it('goes with what came of it by a browser that was signed out since', async () => {
    const { stolen, address } = await newElder(world)
    const { body } = await passkeySignIn(world, await addPasskey(world, stolen))
    const token = await nextMailed(world, address, 'undo')
    const second = await addPasskey(world, body.jwt)
    await world.run('auth.logout', { browserKey: body.browserKey })
    expect((await undo(world, { token })).status).toBe(200)
    expect((await passkeySignIn(world, second)).status).toBe(401)
  })
})
