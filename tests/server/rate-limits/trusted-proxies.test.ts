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

/** One more account than a client may make in a minute, each under another name for the client. */
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
  it('is the one it comes from, whatever it says, where no proxy is named', async () => {
    expect(await makeAccounts(alone, '192.0.2.7')).toEqual(all200.with(-1, 429))
  })

  it('is the one that a named proxy tells', async () => {
    expect(await makeAccounts(behind, '192.0.2.7')).toEqual(all200)
  })

  it('is its own for somebody who only pretends to be a proxy', async () => {
    expect(await makeAccounts(behind, '198.51.100.7')).toEqual(all200.with(-1, 429))
  })
})
