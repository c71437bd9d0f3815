import { accountOf, newOwner } from './recovery-email.ts'
import type { World } from './world.ts'

export const ADA = { first: 'Ada', last: 'Lovelace' }

/** A guest with a name and a birthday. */
export async function newTellingGuest(world: World, { name = ADA, bornOn = '1990-12-10' } = {}) {
  const guest = await world.newGuest()
  await world.rest('POST', '/api/account/real-name', name, { bearer: guest.jwt })
  await world.rest('POST', '/api/account/born-on', { bornOn }, { bearer: guest.jwt })
  return guest
}

/** An account with a verified address and the given fields. */
export async function newHolder(world: World, told: { name?: object; bornOn?: string } = {}) {
  const owner = await newOwner(world)
  const { bearer } = owner
  if (told.name) await world.rest('POST', '/api/account/real-name', told.name, { bearer })
  if (told.bornOn) await world.rest('POST', '/api/account/born-on', { bornOn: told.bornOn }, { bearer })
  return owner
}

/** Merges fields of a guest into the bearer's account. */
export function bring(world: World, bearer: string, input: { from?: unknown; take?: unknown }) {
  return world.run('account.bring', input, { bearer })
}

export function undoBring(world: World, bearer: string, undoToken: unknown) {
  return world.run('account.undoBring', { undoToken }, { bearer })
}

/** The personal fields of an account. */
export async function toldBy(world: World, bearer: string) {
  const { first, last, bornOn } = await accountOf(world, bearer)
  return { first, last, bornOn }
}
