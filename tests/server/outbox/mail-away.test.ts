import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAddress } from '../../support/new-address.ts'
import { until } from '../../support/until.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

/** More than the work takes, and less than any time limit of a mail server. */
const AT_ONCE_MS = 1_000

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a letter', () => {
  async function ask(email: string) {
    const begin = performance.now()
    const answer = await world.run('email.askSignInLink', { email }, { from: newClient() })
    return { status: answer.status, ms: performance.now() - begin }
  }

  it('is accepted at once when the mail server never answers', async () => {
    const [slow, next] = [newAddress(), newAddress()]
    world.smtp.hang.add(slow)
    await ask(slow)
    await until('the mail server to hang', () => world.smtp.isHanging.has(slow), 5_000)
    const { status, ms } = await ask(next)
    expect(status).toBe(200)
    expect(ms).toBeLessThan(AT_ONCE_MS)
    await world.smtp.next(next)
  })

  it('is accepted at once when there is no mail server', async () => {
    await world.smtp.stop()
    const { status, ms } = await ask(newAddress()).finally(() => world.smtp.start())
    expect(status).toBe(200)
    expect(ms).toBeLessThan(AT_ONCE_MS)
  })
})
