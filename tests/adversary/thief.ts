import type { Dice } from '../model/turn.ts'
import { changesOf, stop } from '../support/changes.ts'
import { keepBy } from '../support/deletion.ts'
import { fillWithKeys } from '../support/full-ring.ts'
import { ringOf } from '../support/people.ts'
import type { Claim, Hands } from './hands.ts'
import { removals } from './owner.ts'
import type { Scene } from './scene.ts'

/** A call with a session, and how it is permitted. */
type Turn = Scene & { dice: Dice; bearer: string; claim: Claim; comesIn: (dice: Dice) => Promise<boolean> }

/** More than any daily limit of an account, and than the hourly mails of an address. */
const TOO_OFTEN = 11

/** What a thief may try. Each is tried, allowed or not: a refused call must change nothing. */
const steps = {
  'comes in': ({ dice, comesIn }: Turn) => comesIn(dice),
  'comes in again': ({ dice, comesIn }: Turn) => comesIn(dice),
  'adds a passkey, and comes in': async ({ thief, claim, bearer, dice, comesIn }: Turn) => {
    await thief.addPasskey(claim, bearer)
    await comesIn(dice)
  },
  'adds an e-mail key': ({ thief, claim, bearer, dice }: Turn) =>
    thief.addEmailKey(mailboxOf(thief, dice), claim, bearer, dice.chance(50)),
  "asks for an e-mail key to a mailbox of the owner's": ({
    thief,
    claim,
    bearer,
    dice,
    ownAddresses,
  }: Turn) => thief.call('email.requestKey', { email: dice.one([...ownAddresses]), ...claim }, bearer),
  'verifies a recovery e-mail': ({ thief, claim, bearer, dice }: Turn) =>
    thief.verifyRecovery(mailboxOf(thief, dice), claim, bearer),
  'verifies a recovery e-mail by a link': async ({ thief, claim, bearer, dice }: Turn) => {
    const email = mailboxOf(thief, dice)
    await thief.call('email.askSignInLink', { email }, bearer)
    const token = (await thief.secretsIn('signIn')).at(0)
    if (token) await thief.call('email.redeemSignInLink', { token, ...claim }, bearer)
  },
  'removes the recovery e-mail': ({ thief, claim, bearer }: Turn) =>
    thief.call('email.removeRecovery', claim, bearer),
  'removes a key': async ({ thief, claim, bearer, dice, world }: Turn) => {
    const ring = await ringOf(world, bearer)
    const key = Array.isArray(ring) ? dice.one(ring) : undefined
    if (key) await thief.call(removals[key.type] ?? '', { keyId: key.id, ...claim }, bearer)
  },
  'removes everything': async ({ thief, claim, bearer, world }: Turn) => {
    const ring = await ringOf(world, bearer)
    for (const { id, type, current } of Array.isArray(ring) ? ring : [])
      if (!current) await thief.call(removals[type] ?? '', { keyId: id, ...claim }, bearer)
    await thief.call('email.removeRecovery', claim, bearer)
  },
  'takes everything over': async (turn: Turn) => {
    const { thief, claim, bearer, dice } = turn
    await thief.addPasskey(claim, bearer)
    await thief.verifyRecovery(mailboxOf(thief, dice), claim, bearer)
    await steps['removes everything'](turn)
    await turn.comesIn(dice)
  },
  'deletes the account for good': async ({ thief, claim, bearer, dice, comesIn }: Turn) => {
    const proof = claim.proof ?? (await thief.prove(bearer))
    await thief.call('account.delete', { confirm: 'DELETE', ...(proof ? { proof } : claim) }, bearer)
    if (await comesIn(dice)) await thief.call('account.deleteNow', {}, thief.bearer)
  },
  'signs a browser out': ({ thief, dice }: Turn) =>
    thief.call('auth.logout', { browserKey: dice.one(thief.browserKeys) ?? '' }),
  restricts: ({ thief, bearer }: Turn) => thief.call('account.restrict', undefined, bearer),
  'lifts the restriction': ({ thief, claim, bearer }: Turn) =>
    thief.call('account.liftRestriction', claim, bearer),
  'asks for the deletion': ({ thief, claim, bearer }: Turn) =>
    thief.call('account.delete', { confirm: 'DELETE', ...claim }, bearer),
  'deletes now': ({ thief, claim, bearer }: Turn) =>
    thief.call('account.deleteNow', claim.proof ? { proof: claim.proof } : {}, bearer),
  'takes the deletion back': async ({ thief, bearer, dice, world }: Turn) => {
    const token = dice.one(await thief.secretsIn('wayBack'))
    if (token && dice.chance(50)) await keepBy(world, token)
    else await thief.call('account.undoDeletion', {}, bearer)
  },
  'stops a change': async ({ bearer, claim, dice, world }: Turn) => {
    const listed = await changesOf(world, bearer)
    const change = Array.isArray(listed) ? dice.one(listed) : undefined
    if (change) await stop(world, { id: change.id, ...(claim.proof && { proof: claim.proof }) }, { bearer })
  },
  'stops by a token': async ({ thief, dice, world }: Turn) => {
    const token = dice.one([...thief.stopTokens, ...(await thief.secretsIn('stop'))])
    if (token) await stop(world, { token })
  },
  'comes in until there are a hundred keys': async ({ dice, comesIn, world, accountId }: Turn) => {
    // The added keys stand for further sign-ins whose sessions the thief drops.
    if (await comesIn(dice)) await fillWithKeys(world, accountId)
  },
  "uses up the mails of the owner's mailboxes": async ({ thief, bearer, dice, ownAddresses }: Turn) => {
    const name = dice.chance(50) ? 'email.askSignInLink' : 'auth.prove.mail'
    for (const email of ownAddresses) {
      for (let times = 0; times < TOO_OFTEN; times++) {
        if ((await thief.call(name, { email }, bearer)).status !== 200) break
      }
    }
  },
  'uses up what there is of a day': async ({ thief, bearer, dice, ownAddresses }: Turn) => {
    const own = dice.one([...ownAddresses])
    const calls: [string, object?][] = [
      ['account.restrict'],
      ['account.delete', { confirm: 'DELETE', wait: true }],
      ['email.removeRecovery', { wait: true }],
      ['account.liftRestriction', { wait: true }],
      ['email.requestKey', { email: own, wait: true }],
    ]
    const [name, input] = dice.one(calls) ?? ['account.restrict']
    for (let times = 0; times < TOO_OFTEN; times++) await thief.call(name, input, bearer)
  },
}

export type ThiefStep = keyof typeof steps
export const thiefSteps = Object.keys(steps) as ThiefStep[]

/** The thief makes a call with a session that they have or had. Returns how it was permitted. */
export async function does(scene: Scene, step: ThiefStep, dice: Dice): Promise<string> {
  const { thief } = scene
  if (thief.bearers.length === 0 && dice.chance(80)) await comeIn(scene, dice, '')
  const bearer = dice.recent(thief.bearers) ?? ''
  const claim = await claimOf(scene, dice, bearer)
  await steps[step]({ ...scene, dice, bearer, claim, comesIn: (own) => comeIn(scene, own, bearer) })
  const [right] = Object.keys(claim)
  return right ? `${step} (${right})` : step
}

/**
 * Signs in with anything the thief holds. A thief who could never give a proof must not get in by a passkey or mail.
 */
async function comeIn({ thief, isProver, wrong }: Scene, dice: Dice, bearer: string): Promise<boolean> {
  const shown = shownBy(thief, dice, bearer)
  const [passkey, address] = [dice.recent(thief.passkeys), dice.recent([...thief.mailboxes])]
  const isIn =
    (passkey !== undefined && (await thief.enterByPasskey(passkey, shown))) ||
    (address !== undefined && (await thief.enterByMail(address, shown)))
  if (isIn && !isProver) wrong.add('The thief came in by what nobody with a proof has let in')
  return isIn || (await thief.enterByBrowser(dice.one(thief.browserKeys) ?? ''))
}

async function claimOf(
  { thief, glimpsed, shared, wrong }: Scene,
  dice: Dice,
  bearer: string,
): Promise<Claim> {
  if (dice.chance(40)) return { wait: true }
  const fresh = dice.chance(75) ? await thief.prove(bearer) : undefined
  if (fresh !== undefined && !glimpsed && !shared)
    wrong.add('The thief gave a proof by nothing that is settled')
  const proof = fresh ?? dice.one(thief.proofs)
  return proof === undefined ? {} : { proof }
}

/** A mailbox of their own, usually a new one. */
function mailboxOf(thief: Hands, dice: Dice): string {
  return (dice.chance(30) && dice.one([...thief.mailboxes])) || thief.newMailbox()
}

/** What a thief presents with a sign-in, so that a browser may be renewed for them. */
function shownBy(thief: Hands, dice: Dice, bearer: string) {
  const browserKey = dice.chance(40) ? dice.one(thief.browserKeys) : undefined
  return { bearer: dice.chance(40) ? bearer : undefined, browserKey }
}
