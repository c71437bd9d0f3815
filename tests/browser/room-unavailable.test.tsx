import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newGuest, openPage } from './support/app.tsx'
import { button } from './support/player.ts'
import { serveFiles } from './support/rooms.ts'

const isMissing = page.getByText('The room of the day could not be loaded.')

test('a room that does not load says so and is retried; an invalid stored search is ignored', async () => {
  const refused = new Set(['rooms.json'])
  const asked: string[] = []
  serveFiles((address) => {
    const name = [...refused].find((end) => address.endsWith(end))
    if (name === undefined) return undefined
    asked.push(name)
    if (name === 'rooms.json') throw new TypeError('Failed to fetch')
    return new Response('', { status: 503 })
  })
  const account = newGuest()
  const { reopen } = await openPage('/rummageworld/today', { account })
  await expect.element(isMissing).toBeVisible()
  // An answer that is no list is not remembered either.
  refused.clear()
  refused.add('.things.json')
  await button(page, 'Retry').click()
  await expect.poll(() => asked.at(-1)).toBe('.things.json')
  await expect.element(isMissing).toBeVisible()
  refused.clear()
  await button(page, 'Retry').click()
  await expect.element(button(page, 'Begin')).toBeVisible()
  for (const text of ['{', '7', '{"version":1,"search":{"day":"x"}}']) {
    localStorage.setItem(`room_of_the_day:${account.id}`, text)
    await reopen()
    await expect.element(button(page, 'Begin')).toBeVisible()
  }
})
