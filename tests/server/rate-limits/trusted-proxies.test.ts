import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

const MOST_A_MINUTE = 30

let alone: World
let behind: World
beforeAll(async () => {
  alone = await createWorld()
  behind = await createWorld({ trustProxy: ['192.0.2.0/24'] })
})
afterAll(() => Promise.all([alone.close(), behind.close()]))

/** One account more than a client may make in a minute, each with another client name. */
async function makeAccounts(world: World, from: string) {
  const statuses: number[] = []
  for (let count = 0; count <= MOST_A_MINUTE; count += 1) {
    const { status } = await world.rest(
      'POST',
      '/api/account',
      { browserId: newBrowserId() },
      { from, headers: { 'x-forwarded-for': newClient(), forwarded: `for=${newClient()}` } },
    )
    statuses.push(status)
  }
  return statuses
}

const all200 = Array(MOST_A_MINUTE + 1).fill(200)

describe('the address that a client is counted by', () => {
  it('is its own, whatever headers it sends, where no proxy is listed', async () => {
    expect(await makeAccounts(alone, '192.0.2.7')).toEqual(all200.with(-1, 429))
  })

  it('is the one that a listed proxy forwards', async () => {
    expect(await makeAccounts(behind, '192.0.2.7')).toEqual(all200)
  })

  it('is its own for a client that only pretends to be a proxy', async () => {
    expect(await makeAccounts(behind, '198.51.100.7')).toEqual(all200.with(-1, 429))
  })
})
