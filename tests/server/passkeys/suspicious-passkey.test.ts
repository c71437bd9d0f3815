import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { badLogin, beginLogin, completeLogin, newHolder } from '../../support/passkeys.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterEach(() => {
  world.deps.log = createLog({ level: 'silent' })
})
afterAll(() => world.close())

describe('a passkey whose counter goes backwards', () => {
  it('is logged by its id; a bad signature with the same counter is not', async () => {
    const { authenticator, login, account } = await newHolder(world)
    expect((await login({ counter: 10 })).status).toBe(200)
    const { body: keys } = await world.rest('GET', '/api/account/keys', undefined, { bearer: account.jwt })
    const passkey = keys.find(({ type }: { type: string }) => type === 'passkey')

    const lines: string[] = []
    world.deps.log = createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } })
    const forged = { counter: 9, signature: (bytes: Buffer) => Buffer.from(bytes).fill(1, 8) }
    for (const forgery of [forged, { counter: 9 }]) {
      const credential = authenticator.login(await beginLogin(world), forgery)
      expect(await completeLogin(world, credential)).toMatchObject(badLogin)
    }
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'passkey counter went backwards', key: passkey.id, account: account.user.id },
    ])
  })
})
