import { hashSecret } from '#server/keys/one-time-secret.ts'
import { undo } from '../support/changes.ts'
import { keepBy } from '../support/deletion.ts'
import { lettersTo, linkIn, linksIn } from '../support/letters.ts'
import { ringOf } from '../support/people.ts'
import { accountOf } from '../support/recovery-email.ts'
import type { Hands } from './hands.ts'
import { prove } from './prove.ts'
import type { Scene } from './scene.ts'

/** As often as an owner goes over everything again before they are done. */
const ROUNDS = 3

const removals: Record<string, string> = {
  browser: 'keys.removeBrowserKey',
  passkey: 'keys.removePasskey',
  email: 'keys.removeEmailKey',
}

/** The owner looks after their account: takes back whatever they did not do, and throws out whoever is not them. */
export async function look(scene: Scene) {
  // What they do themselves from here on is theirs.
  const changes = await unseenChanges(scene)
  const links = await unseenLinks(scene)
  for (let round = 0; round < ROUNDS; round++) {
    await follow(scene, links)
    if (await enter(scene)) await setRight(scene, changes)
  }
  for (const one of [...(await unseenChanges(scene)), ...(await unseenLinks(scene))]) scene.seen.add(one)
  scene.unseen = 0
}

/** Whether the owner gets in with what they hold. */
export async function enter({ owner, holds, world }: Scene): Promise<boolean> {
  const [passkey] = owner.passkeys
  const [address] = owner.mailboxes
  const [browserKey = ''] = owner.browserKeys
  if (passkey && holds === 'passkey') return await owner.enterByPasskey(passkey)
  if (address) return await owner.enterByMail(address)
  if (await owner.enterByBrowser(browserKey)) return true
  await undo(world, { token: browserKey })
  return await owner.enterByBrowser(browserKey)
}

/** Newest first. */
async function unseenChanges({ world, accountId, seen }: Scene): Promise<string[]> {
  const rows = await world.sql`select id from changes where account_id = ${accountId} order by at desc`
  return rows.map(({ id }) => String(id)).filter((id) => !seen.has(id))
}

/** Links that undo something, in the mailbox that is in hand, newest first. */
async function unseenLinks({ owner, world, seen }: Scene): Promise<string[]> {
  const [address] = owner.mailboxes
  if (!address) return []
  return linksIn(await lettersTo(world, address), 'undo').filter((token) => !seen.has(token))
}

async function follow({ owner, world }: Scene, links: string[]) {
  for (const token of links) await undo(world, { token })
  for (const address of owner.mailboxes) {
    for (const token of linksIn(await lettersTo(world, address), 'wayBack')) await keepBy(world, token)
  }
}

async function setRight(scene: Scene, strange: string[]) {
  const { owner, world } = scene
  const { bearer } = owner
  const { restsUntil, restrictedAt } = await accountOf(world, bearer)
  if (restsUntil !== null) await owner.call('account.undoDeletion', {}, bearer)
  if (restrictedAt !== null) {
    const input = { proof: await prove(owner, bearer) }
    await owner.call('account.liftRestriction', input, bearer)
  }
  for (const id of strange) await undo(world, { id }, { bearer })
  await throwOut(scene, owner)
  await setAddressRight(scene, owner)
}

/** All browsers but this one and that in hand, and every other key that was never the owner's. */
async function throwOut({ world, ownKeys, ...scene }: Scene, owner: Hands) {
  const { bearer } = owner
  const kept = await browserOf({ world }, scene.holds === 'browser' ? owner.browserKeys[0] : undefined)
  const ring = await ringOf(world, bearer)
  if (!Array.isArray(ring)) return
  for (const { id, type, current } of ring) {
    if (current || ownKeys.has(id) || id === kept) continue
    await owner.call(removals[type] ?? '', { keyId: id }, bearer)
  }
}

async function browserOf({ world }: Pick<Scene, 'world'>, browserKey: string | undefined) {
  if (browserKey === undefined) return null
  const hash = hashSecret(browserKey)
  const [row] = await world.sql`select key_id from browser_secrets where hash = ${hash}`
  return row ? String(row.key_id) : null
}

/** A recovery e-mail that is not the owner's goes, and the mailbox in hand is verified again where it was the one. */
async function setAddressRight({ world, ownMailboxes, holds }: Scene, owner: Hands) {
  const { bearer } = owner
  const { email } = await accountOf(world, bearer)
  if (email && !ownMailboxes.has(email)) await owner.call('email.removeRecovery', {}, bearer)
  const [mine] = owner.mailboxes
  if (holds !== 'recovery' || !mine || email === mine) return
  await owner.call('email.askVerification', { email: mine }, bearer)
  const code = linkIn(await lettersTo(world, mine), 'code')
  if (code) await owner.call('email.verifyCode', { email: mine, code }, bearer)
}
