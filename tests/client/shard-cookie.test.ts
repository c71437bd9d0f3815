import { afterEach, expect, test, vi } from 'vitest'
import { chooseShard, forgetShard, isShardChosen } from '#client/settings/shard-cookie.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https:', 'shrd=0; path=/; max-age=25920000; samesite=lax; secure'],
  ['http:', 'shrd=0; path=/; max-age=25920000; samesite=lax'],
])('over %s the cookie has the right attributes', (protocol, cookie) => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', { location: { protocol } })
  chooseShard()
  expect(document.cookie).toBe(cookie)
  forgetShard()
  expect(document.cookie).toBe(cookie.replace('shrd=0', 'shrd=').replace('25920000', '0'))
})

test('only the exact cookie counts as chosen', () => {
  for (const cookie of ['', 'brid=a', 'shrd=1', 'xshrd=0', 'shrd=00']) {
    vi.stubGlobal('document', { cookie })
    expect(isShardChosen(), cookie).toBe(false)
  }
  vi.stubGlobal('document', { cookie: 'brid=a; shrd=0' })
  expect(isShardChosen()).toBe(true)
})
