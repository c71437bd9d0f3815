import { nextMailed } from './letters.ts'
import { activate, addPasskey, mailedEmailKey, passkeySignIn, ringOf } from './people.ts'
import { newOwner } from './recovery-email.ts'
import { letHoursPass } from './time-travel.ts'
import type { World } from './world.ts'

export const YEAR = 365 * 24

/** A year-old account with a browser, a mailbox and an e-mail key; the session of the browser is stolen. */
export async function newElder(world: World) {
  const { address, bearer, id, browserKey } = await newOwner(world)
  const emailKey = await mailedEmailKey(world, bearer)
  await activate(world, emailKey, { bearer })
  await nextMailed(world, address, 'undo')
  await letHoursPass(world, id, YEAR)
  return { address, id, keyAddress: emailKey.email, stolen: bearer, stolenKey: browserKey }
}

/** A year-old guest with two browsers, one of which is stolen. */
export async function newOldGuest(world: World) {
  const { jwt: stolen, id, browserKey: stolenKey } = await world.newGuest()
  const { body } = await passkeySignIn(world, await addPasskey(world, stolen))
  const [passkey] = (await ringOf(world, stolen)).filter(({ type }) => type === 'passkey')
  await world.run('keys.removePasskey', { keyId: passkey?.id }, { bearer: stolen })
  await letHoursPass(world, id, YEAR)
  return { id, stolen, stolenKey, bearer: body.jwt as string, browserKey: body.browserKey as string }
}

/** Removes an e-mail key of the bearer's account: that of an address, or any. */
export async function removeEmailKey(world: World, bearer: string, email?: string) {
  const isIt = (name: string) => email === undefined || name === email
  const found = (await ringOf(world, bearer)).find(({ type, name }) => type === 'email' && isIt(name))
  return await world.run('keys.removeEmailKey', { keyId: found?.id }, { bearer })
}
