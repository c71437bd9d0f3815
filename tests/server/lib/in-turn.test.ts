import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inTurn, type Turns } from '#server/lib/in-turn.ts'

function counter() {
  let underWay = 0
  let most = 0
  return {
    most: () => most,
    async work() {
      underWay += 1
      most = Math.max(most, underWay)
      await sleep(5)
      underWay -= 1
    },
  }
}

describe('work of one name', () => {
  it('is done piece by piece, in the order of asking, and leaves nothing behind', async () => {
    const turns: Turns = new Map()
    const { work, most } = counter()
    const done: number[] = []
    await Promise.all([1, 2, 3].map((one) => inTurn(turns, 'a', work).then(() => done.push(one))))
    expect(most()).toBe(1)
    expect(done).toEqual([1, 2, 3])
    expect(turns.size).toBe(0)
  })

  it('goes on when a piece fails, which only who asked for it hears of', async () => {
    const turns: Turns = new Map()
    const failing = inTurn(turns, 'a', () => Promise.reject(new Error('away')))
    const next = inTurn(turns, 'a', async () => 'done')
    await expect(failing).rejects.toThrow('away')
    expect(await next).toBe('done')
    expect(turns.size).toBe(0)
  })

  it('waits for no other name', async () => {
    const turns: Turns = new Map()
    const { work, most } = counter()
    await Promise.all(['a', 'b'].map((name) => inTurn(turns, name, work)))
    expect(most()).toBe(2)
  })
})
