import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('five hundred first visits at the same moment are all answered', async () => {
  const visit = () => world.run('account.create', { browserId: newBrowserId() }, { from: newClient() })
  const answers = await Promise.all(Array.from({ length: 500 }, visit))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})
