import type { World } from '../support/world.ts'
import { Hands } from './hands.ts'
import { look } from './owner.ts'
import { type Beginning, pass, type Scene } from './scene.ts'

/**
 * An attacker makes a guest and leaves it to a victim: in the victim's browser, or by an e-mail key for their mailbox,
 * which the victim activates. The victim verifies a recovery e-mail, and checks at once for other holders. Null when
 * that is refused because the attacker has something settled there: then the guest stays with the attacker, and the
 * mailbox belongs to no account.
 */
export async function beginPlanted(world: World, from: Beginning): Promise<Scene | null> {
  const { by, left, hours } = from.planting
  const guest = await world.newGuest()
  const thief = new Hands(world, guest.id)
  const owner = new Hands(world, guest.id)
  const address = owner.newMailbox()
  const scene: Scene = {
    world,
    accountId: guest.id,
    owner,
    thief,
    comesBy: from.comesBy,
    first: from.first,
    ownPasskeys: new Set(),
    ownAddresses: new Set([address]),
    recovery: address,
    lostKeys: new Set(),
    glimpsed: null,
    shared: null,
    isProver: false,
    wrong: new Set(),
    unseen: 0,
    known: new Set(),
  }
  await thief.enterByBrowser(guest.browserKey)
  if (left === 'passkey') await thief.addPasskey({}, thief.bearer)
  if (left === 'emailKey') await thief.addEmailKey(thief.newMailbox(), {}, thief.bearer)
  await pass(scene, hours)

  if (by === 'the same browser') {
    thief.browserKeys.length = 0
    await owner.enterByBrowser(guest.browserKey)
  } else {
    await thief.enterByBrowser(guest.browserKey)
    const proof = await thief.prove(thief.bearer)
    await thief.call('email.requestKey', { email: address, ...(proof && { proof }) }, thief.bearer)
    await owner.activateMailed(address, {})
  }
  if (await owner.verifyRecovery(address, {}, owner.bearer)) {
    await look(scene)
    return scene
  }
  if (await owner.enterByMail(address)) throw new Error('Who was refused is in the account all the same')
  return null
}
