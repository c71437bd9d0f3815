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

describe('tasks of one name', () => {
  it('run one after the other, in the order of the calls, and leave nothing behind', async () => {
    const turns: Turns = new Map()
    const { work, most } = counter()
    const done: number[] = []
    await Promise.all([1, 2, 3].map((one) => inTurn(turns, 'a', work).then(() => done.push(one))))
    expect(most()).toBe(1)
    expect(done).toEqual([1, 2, 3])
    expect(turns.size).toBe(0)
  })

  it('continue when one fails, and only its caller gets the error', async () => {
    const turns: Turns = new Map()
    const failing = inTurn(turns, 'a', () => Promise.reject(new Error('away')))
    const next = inTurn(turns, 'a', async () => 'done')
    await expect(failing).rejects.toThrow('away')
    expect(await next).toBe('done')
    expect(turns.size).toBe(0)
  })

  it('do not wait for tasks of another name', async () => {
    const turns: Turns = new Map()
    const { work, most } = counter()
    await Promise.all(['a', 'b'].map((name) => inTurn(turns, name, work)))
    expect(most()).toBe(2)
  })
})
