import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '#server/http/trpc/context.ts'
import { appRouter } from '#server/http/trpc/router.ts'
import { LARGEST_BATCH } from '#shared/batch.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
let bearer: string
beforeAll(async () => {
  world = await createWorld()
  bearer = `Bearer ${(await world.newGuest()).jwt}`
})
afterAll(() => world.close())

type Asked = { method?: 'GET' | 'HEAD' | 'POST'; body?: string; isNobody?: boolean }

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
  ['account.get?unknown=1'],
  ['account.get', { method: 'HEAD' }],
  ['nothing'],
  ['nothing,account.id?batch=1'],
  ['auth.logout'],
  ['auth.logout,auth.refresh?batch=1'],
  ['account.get', { method: 'POST', body: '{}' }],
  ['auth.logout', { method: 'POST', body: '{}' }],
  ['auth.logout', { method: 'POST', body: '{"browserKey":3}' }],
  ['auth.refresh', { method: 'POST', body: '{"refreshToken":"nothing"}' }],
  ['auth.refresh?batch=1', { method: 'POST', body: '{"0":{"refreshToken":"nothing"}}' }],
  ['auth.logout,auth.refresh?batch=1', { method: 'POST', body: '{"0":{},"1":{"refreshToken":""}}' }],
  ['account.setRealName', { method: 'POST', body: '{"first":"Ada"}' }],
  ['account.setRealName', { method: 'POST', body: '{"first":"Ada","last":"L"}', isNobody: true }],
  ['passkeys.completeLogin,auth.logout?batch=1', { method: 'POST', body: '{"0":{"credential":{"id":1}}}' }],
]

/** Refused as a whole, so the JSON is compared and not its bytes. */
const refusedWhole: [string, Asked?][] = [
  ['account.get,auth.logout?batch=1'],
  [`${Array(11).fill('health.live')}?batch=1`],
]

describe('our answer to a call', () => {
  it.each(calls)('of %s has the same bytes as that of tRPC', async (call, asked = {}) => {
    const { ours, theirs, text } = await askBoth(call, asked)
    expect(withoutTokens(ours.body)).toBe(withoutTokens(text))
    expect(ours.statusCode).toBe(theirs.status)
    expect(ours.headers.vary ?? null).toBe(theirs.headers.get('vary'))
  })

  it.each(refusedWhole)('of %s refuses the same as that of tRPC', async (call, asked = {}) => {
    const { ours, theirs, text } = await askBoth(call, asked)
    expect(ours.json()).toEqual(JSON.parse(text))
    expect([ours.statusCode, theirs.status]).toEqual([400, 400])
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

/** The same request to our server and to tRPC's own handler. */
async function askBoth(call: string, { method = 'GET', body, isNobody }: Asked) {
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
    maxBatchSize: LARGEST_BATCH,
    createContext: () => createContext(world.deps, { headers, ip: '127.0.0.1' } as unknown as FastifyRequest),
  })
  return { ours, theirs, text: await theirs.text() }
}

/** Each token is signed anew. */
function withoutTokens(text: string) {
  return text.replace(/"jwt":"[^"]+"/g, '"jwt":"…"')
}
