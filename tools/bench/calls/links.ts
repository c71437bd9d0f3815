import { newAddress, seedLinks, seedOwners } from '../seed.ts'
import { type Call, guestBefore } from './call.ts'

/** Each address is used once: an address has few mails an hour, whatever the factor of the limits. */
export const ask: Call = {
  name: 'ask',
  rest: { method: 'POST', path: '/auth/email/signin' },
  procedure: 'email.askSignInLink',
  isOnce: true,
  prepare: async ({ guests }, count) =>
    Array.from({ length: count }, (_, turn) => {
      const { bearer } = guestBefore(guests, turn)
      return { bearer, body: { email: newAddress() } }
    }),
}

/** Every other link is for an address with an owner, so half of the redemptions make an account. */
export const redeem: Call = {
  name: 'redeem',
  rest: { method: 'POST', path: '/auth/email/verify' },
  procedure: 'email.redeemSignInLink',
  isOnce: true,
  async prepare({ sql, guests }, count) {
    const owned = await seedOwners(sql, Math.ceil(count / 2))
    const addresses = owned.flatMap((address) => [address, newAddress()]).slice(0, count)
    const tokens = await seedLinks(sql, addresses)
    return tokens.map((token, turn) => {
      const { bearer, secret: browserKey } = guestBefore(guests, turn)
      return { bearer, body: { token, browserKey } }
    })
  },
}
