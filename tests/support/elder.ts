import { addPasskey, ringOf } from './people.ts'
import { proveByPasskey } from './proofs.ts'
import { newOwner } from './recovery-email.ts'
import { letHoursPass } from './time-travel.ts'
import type { World } from './world.ts'

/** Longer than the delay, in hours. */
export const OVER = 73

/** An account that has had a browser, a mailbox and a passkey for a year. */
export async function newElder(world: World) {
  const { address, bearer, id, browserKey } = await newOwner(world)
  const passkey = await addPasskey(world, bearer)
  await letHoursPass(world, id, 365 * 24)
  return { address, bearer, id, passkey, browserKey }
}

/** A proof by the passkey of such an account. */
export async function proofOf(
  world: World,
  { passkey, bearer }: Pick<Awaited<ReturnType<typeof newElder>>, 'passkey' | 'bearer'>,
) {
  return (await proveByPasskey(world, passkey, { bearer })).body.proof as string
}

/** The id of the newest key of a type. */
export async function keyOf(world: World, bearer: string, type: string) {
  return (await ringOf(world, bearer)).filter((key) => key.type === type).at(-1)?.id ?? ''
}
