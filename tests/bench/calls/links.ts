import { newAddress, seedLinks, seedOwners } from '../seed.ts'
import type { Call } from './call.ts'

/** Each address is asked for once: an address has few mails an hour, whatever the factor of the limits. */
export const ask: Call = {
  name: 'ask',
  rest: { method: 'POST', path: '/auth/email/signin' },
  procedure: 'email.askSignInLink',
  isOnce: true,
  prepare: async (_world, count) => Array.from({ length: count }, () => ({ body: { email: newAddress() } })),
}

/** Every other link is for an address that somebody owns: half of the redemptions make an account. */
export const redeem: Call = {
  name: 'redeem',
  rest: { method: 'POST', path: '/auth/email/verify' },
  procedure: 'email.redeemSignInLink',
  isOnce: true,
  async prepare({ sql }, count) {
    const owned = await seedOwners(sql, Math.ceil(count / 2))
    const addresses = owned.flatMap((address) => [address, newAddress()]).slice(0, count)
    return (await seedLinks(sql, addresses)).map((token) => ({ body: { token } }))
  },
}
