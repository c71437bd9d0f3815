import { randomBytes } from 'node:crypto'
import type { Call } from './call.ts'

/** More than are ever under way, so that no call waits for another's row. */
const DIFFERENT = 4000

export const create: Call = {
  name: 'create',
  rest: { method: 'POST', path: '/account' },
  procedure: 'account.create',
  isOnce: false,
  prepare: async () =>
    Array.from({ length: DIFFERENT }, () => ({ body: { browserId: randomBytes(8).toString('hex') } })),
}

export const read: Call = {
  name: 'read',
  rest: { method: 'GET', path: '/account' },
  procedure: 'account.get',
  isOnce: false,
  prepare: async ({ guests }) => atRandom(guests).map(({ bearer }) => ({ bearer })),
}

export const refresh: Call = {
  name: 'refresh',
  rest: { method: 'POST', path: '/auth/refresh' },
  procedure: 'auth.refresh',
  isOnce: false,
  prepare: async ({ guests }) => atRandom(guests).map(({ secret }) => ({ body: { refreshToken: secret } })),
}

function atRandom<Item>(items: Item[]): Item[] {
  const order = items.map((item) => ({ item, place: Math.random() }))
  return order.sort((one, other) => one.place - other.place).map(({ item }) => item)
}
