import { changesOf } from './changes.ts'
import { newElder } from './elder.ts'
import { lettersTo, linksIn } from './letters.ts'
import { emailKeyAt } from './mailboxes.ts'
import { newAddress } from './new-address.ts'
import { linkSignIn, passkeySignIn } from './people.ts'
import { letHoursPass } from './time-travel.ts'
import type { World } from './world.ts'

const YEAR = 365 * 24

type Passkey = Awaited<ReturnType<typeof newElder>>['passkey']

/** Accounts with two mailboxes, and what their owners and thieves do. */
export function twoMailboxesIn(world: World) {
  const byPasskey = async (passkey: Passkey) => (await passkeySignIn(world, passkey)).body.jwt as string
  return {
    byPasskey,
    byMail: async (address: string) => (await linkSignIn(world, address)).body.accessToken as string,
    opens: async (address: string, id: string) => (await linkSignIn(world, address)).body.user.id === id,
    /** The links that stop something in the letters to an address, newest first. */
    stopLinks: async (address: string) => linksIn(await lettersTo(world, address), 'stop'),
    pending: async (bearer: string, event: string) =>
      (await changesOf(world, bearer)).find(
        (one) => one.event === event && one.takesEffectAt && !one.isStopped,
      ),
    /** An account of a year: a recovery e-mail, another mailbox by an e-mail key, and a passkey. */
    async newAccount({ isTwiceHeld = false } = {}) {
      const { address, id, passkey, bearer } = await newElder(world)
      const first = await byPasskey(passkey)
      const keyId = isTwiceHeld ? await emailKeyAt(world, first, address) : ''
      const other = newAddress()
      const otherKeyId = await emailKeyAt(world, first, other)
      await letHoursPass(world, id, YEAR)
      return { address, keyId, other, otherKeyId, id, passkey, bearer }
    },
  }
}
