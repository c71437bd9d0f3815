import { stop } from '../support/changes.ts'
import { ringOf } from '../support/people.ts'
import { accountOf } from '../support/recovery-email.ts'
import { isOwn, pass, type Scene, signIn } from './scene.ts'

/** How often an owner goes over everything again before they stop. */
const ROUNDS = 2

/** A mailbox has twenty mails a day; an owner without a mail retries in an hour. */
const MOST_PATIENT = 24

export const removals: Record<string, string> = {
  browser: 'keys.removeBrowserKey',
  passkey: 'keys.removePasskey',
  email: 'keys.removeEmailKey',
}

/**
 * The owner checks the account, and does only what the promise says. They sign in, give a proof, stop pending changes,
 * remove foreign credentials, and sign out everybody else.
 */
export async function look(scene: Scene) {
  const { owner, known, wrong } = scene
  for (const token of await owner.secretsIn('stop')) {
    if (!known.has(token)) await stop(scene.world, { token })
  }
  if (!(await comeIn(scene))) return
  if (owner.mailboxes.size > 0) {
    for (const { id, event } of await waitingOf(scene))
      if (!known.has(id)) wrong.add(`No link has stopped what waits: ${event}`)
  }
  for (let round = 0; round < ROUNDS; round++) await setRight(scene)
  for (const token of await owner.secretsIn('stop')) known.add(token)
  for (const { id } of await waitingOf(scene)) known.add(id)
  scene.unseen = 0
}

/** Whether the owner gets in within a day. */
export async function comeIn(scene: Scene, by = scene.comesBy): Promise<boolean> {
  const { owner } = scene
  for (let hour = 0; hour < MOST_PATIENT; hour++) {
    const browserKey = owner.browserKeys.at(-1) ?? ''
    const isInBrowser = by === 'browser' && (await owner.enterByBrowser(browserKey))
    if (isInBrowser && (await owner.prove(owner.bearer, browserKey))) return true
    if (await signIn(owner)) return true
    if (!owner.isMailFull) return false
    await pass(scene, 1)
  }
  return false
}

async function setRight(scene: Scene) {
  const { owner, world, ownAddresses, first } = scene
  const { restsUntil, restrictedAt } = await accountOf(world, owner.bearer)
  if (restsUntil) await owner.call('account.undoDeletion', {}, owner.bearer)
  if (restrictedAt) await act(scene, 'account.liftRestriction')
  for (const stopToken of owner.stopTokens.splice(0)) await stop(world, { stopToken })
  if (first === 'stops') await stopAll(scene)
  await removeOthers(scene)
  await wantNothingOfEnded(scene)
  await stopAll(scene)
  const { email, emailVerified } = await accountOf(world, owner.bearer)
  if (emailVerified && !ownAddresses.has(email)) await act(scene, 'email.removeRecovery')
}

async function stopAll(scene: Scene) {
  for (const { id } of await waitingOf(scene))
    if (!scene.known.has(id)) await act(scene, 'account.stopChange', { id })
}

async function removeOthers(scene: Scene) {
  for (const key of await keysOf(scene)) {
    if (!key.current && (!isOwn(scene, key) || scene.lostKeys.has(key.id)))
      await act(scene, removals[key.type] ?? '', { keyId: key.id })
  }
}

/** Changes that a removed browser asked for never take effect. */
async function wantNothingOfEnded({ world, accountId, wrong }: Scene) {
  const coming = await world.sql`select changes.event from changes join keys on keys.id = changes.by_key_id
    where changes.account_id = ${accountId} and keys.revoked_at is not null
      and changes.effect ->> 'do' in ('addPasskey', 'activateEmailKey', 'verifyRecovery')`
  for (const { event } of coming) wrong.add(`Still coming, for a browser that was removed: ${event}`)
}

/** Makes a call that needs a proof; an owner without a valid one signs in for it. */
async function act(scene: Scene, name: string, input: object = {}) {
  const { owner } = scene
  const proof = owner.proofs.at(-1)
  const shown = proof === undefined ? input : { ...input, proof }
  const { status } = await owner.call(name, shown, owner.bearer)
  if (status === 403 && (await comeIn(scene, 'sign-in'))) await owner.call(name, input, owner.bearer)
}

/** The pending changes of the account, as the owner's session sees them. */
export async function waitingOf({ owner }: Scene): Promise<{ id: string; event: string }[]> {
  const { status, body } = await owner.call('account.changes', undefined, owner.bearer)
  if (status !== 200) return []
  const isWaiting = (change: { takesEffectAt: string | null; isStopped: boolean }) =>
    !change.isStopped && change.takesEffectAt !== null && Date.parse(change.takesEffectAt) > Date.now()
  return body.filter(isWaiting)
}

async function keysOf({ world, owner }: Scene) {
  const ring = await ringOf(world, owner.bearer)
  return Array.isArray(ring) ? ring : []
}
