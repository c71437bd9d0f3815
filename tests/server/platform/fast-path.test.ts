import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eagerContext } from '#server/http/trpc/context.ts'
import { appRouter } from '#server/http/trpc/router.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
let bearer: string
beforeAll(async () => {
  world = await createWorld()
  bearer = `Bearer ${(await world.newGuest()).jwt}`
})
afterAll(() => world.close())

type Asked = { method?: 'GET' | 'POST'; body?: string; isNobody?: boolean }

const input = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`

const calls: [string, Asked?][] = [
  ['account.get'],
  ['account.get', { isNobody: true }],
  ['account.get?batch=1'],
  [`account.get?${input({ unknown: 'ü🦊' })}`],
  ['account.id,keys.list,account.get?batch=1'],
  ['account.id,keys.device?batch=1'],
  ['keys.device,keys.device?batch=1'],
  ['keys.device'],
  [`keys.device?${input({ id: 5 })}`],
  [`keys.device?${input({ id: 'nothing' })}`],
  [`keys.device,account.id?batch=1&${input({ 0: { id: 'nothing' } })}`],
  [`keys.device,account.id?batch=1&${input({ 0: null })}`],
  [`account.id,keys.device?batch=1&${input({ 1: [] })}`, { isNobody: true }],
  ['auth.logout', { method: 'POST', body: '{}' }],
  ['auth.logout', { method: 'POST', body: '{"browserKey":3}' }],
  ['auth.refresh', { method: 'POST', body: '{"refreshToken":"nothing"}' }],
  ['auth.refresh?batch=1', { method: 'POST', body: '{"0":{"refreshToken":"nothing"}}' }],
  ['auth.logout,auth.refresh?batch=1', { method: 'POST', body: '{"0":{},"1":{"refreshToken":""}}' }],
  ['account.setRealName', { method: 'POST', body: '{"first":"Ada"}' }],
  ['account.setRealName', { method: 'POST', body: '{"first":"Ada","last":"L"}', isNobody: true }],
  ['passkeys.completeLogin,auth.logout?batch=1', { method: 'POST', body: '{"0":{"credential":{"id":1}}}' }],
]

describe('a call on the fast path', () => {
  it.each(calls)('of %s is answered with the same bytes as by tRPC', async (call, asked = {}) => {
    const { method = 'GET', body, isNobody } = asked
    const url = `/trpc/${call}`
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(!isNobody && { authorization: bearer }),
    }
    const ours = await world.app.inject({ method, url, headers, ...(body && { payload: body }) })
    const theirs = await fetchRequestHandler({
      endpoint: '/trpc',
      router: appRouter,
      req: new Request(`http://localhost${url}`, { method, headers, ...(body && { body }) }),
      createContext: () =>
        eagerContext(world.deps, { headers, ip: '127.0.0.1' } as unknown as FastifyRequest),
    })
    expect(withoutTokens(ours.body)).toBe(withoutTokens(await theirs.text()))
    expect(ours.statusCode).toBe(theirs.status)
    expect(ours.headers.vary).toBe(theirs.headers.get('vary'))
  })

  it('that is rate limited says how long, in a batch too', async () => {
    world.deps.lifecycle.isReady = false
    const single = await world.app.inject({ url: '/trpc/health.ready' })
    const batch = await world.app.inject({ url: '/trpc/health.live,health.ready?batch=1' })
    world.deps.lifecycle.isReady = true
    expect([single.statusCode, single.headers['retry-after']]).toEqual([503, '2'])
    expect([batch.statusCode, batch.headers['retry-after']]).toEqual([207, '2'])
    expect(batch.json()).toMatchObject([{ result: {} }, { error: { data: { code: 'unavailable' } } }])
  })
})

/** Each token is signed anew. */
function withoutTokens(text: string) {
  return text.replace(/"jwt":"[^"]+"/g, '"jwt":"…"')
}
