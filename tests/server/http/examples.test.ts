import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEND_IT, type Sent, sendEach, unsent } from '../../support/each-call.ts'
import { madeUp } from '../../support/made-up.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
let sent: Map<string, Sent>
beforeAll(async () => {
  world = await createWorld()
  sent = await sendEach(world, 'REST')
})
afterAll(() => world.close())

/** A call as its documentation shows it. A file is left out, because it would only fill the page. */
function shown({ request, answer: { body } }: Sent) {
  return { ...(request && { request }), ...(!Buffer.isBuffer(body) && { response: body }) }
}

/** Of a long list the first entries are enough. */
function shortened(_: string, value: unknown) {
  return Array.isArray(value) && value.length > 10 ? value.slice(0, 3) : value
}

describe('the examples of the API', () => {
  it('are real requests and answers with made-up secrets (-u writes them again)', async () => {
    const byName = [...sent].sort(([one], [other]) => (one < other ? -1 : 1))
    const examples = Object.fromEntries(byName.map(([name, call]) => [name, shown(call)]))
    await expect(`${JSON.stringify(madeUp(examples), shortened, 2)}\n`).toMatchFileSnapshot(
      '../../../src/server/http/openapi/examples.json',
    )
  })

  it('cover every call', () => {
    expect(unsent(sent), SEND_IT).toEqual([])
  })
})
