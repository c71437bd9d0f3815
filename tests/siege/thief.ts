import type { Dice } from '../model/turn.ts'
import { changesOf, undo } from '../support/changes.ts'
import { deleteAccount, keepBy } from '../support/deletion.ts'
import { fillRing } from '../support/full-ring.ts'
import { lettersTo, linkIn, linksIn } from '../support/letters.ts'
import { activate, ringOf } from '../support/people.ts'
import { prove } from './prove.ts'
import type { Scene } from './scene.ts'

type Step = (scene: Scene, dice: Dice) => Promise<unknown>

const removals: Record<string, string> = {
  browser: 'keys.removeBrowserKey',
  passkey: 'keys.removePasskey',
  email: 'keys.removeEmailKey',
}

/** What a thief may try. Each is tried whether or not it may be done: what is refused must change nothing. */
export const thiefSteps = {
  'adds a passkey and comes in by it': async ({ thief }, dice) => {
    if (!(await thief.addPasskey(bearerOf(thief, dice)))) return
    const passkey = thief.passkeys.at(-1)
    if (passkey) await thief.enterByPasskey(passkey)
  },
  'comes in by a passkey': async ({ thief }, dice) => {
    const passkey = dice.one(thief.passkeys)
    if (passkey) await thief.enterByPasskey(passkey)
  },
  'comes in by mail': async ({ thief }, dice) => {
    const address = dice.recent(thief.mailboxes)
    if (address) await thief.enterByMail(address)
  },
  'comes in by a browser key': async ({ thief }, dice) => {
    await thief.enterByBrowser(dice.one(thief.browserKeys) ?? '')
  },
  'comes in until the ring is full': async (scene, dice) => {
    const { thief, world, accountId } = scene
    const passkey = dice.one(thief.passkeys)
    const address = dice.recent(thief.mailboxes)
    const comesIn = passkey ? thief.enterByPasskey(passkey) : address ? thief.enterByMail(address) : null
    // The others are as if they had come in so again and again, and thrown away what they got.
    if (await comesIn) await fillRing(world, accountId)
  },
  'activates an e-mail key': async ({ thief, world }, dice) => {
    const bearer = bearerOf(thief, dice)
    const email = thief.newMailbox()
    await thief.call('email.requestKey', { email }, bearer)
    const letters = await lettersTo(world, email)
    const mailed = { token: linkIn(letters, 'emailKey'), activationCode: linkIn(letters, 'code') ?? '' }
    const { status, body } = await activate(world, mailed, dice.chance(50) ? { bearer } : {})
    thief.take({ ...body, status, bearer: body.jwt, accountId: body.id ?? thief.accountId })
  },
  "asks for an e-mail key to a mailbox of the owner's": async ({ thief, ownMailboxes }, dice) => {
    const email = dice.one([...ownMailboxes])
    if (email) await thief.call('email.requestKey', { email }, bearerOf(thief, dice))
  },
  'verifies a recovery e-mail': async ({ thief, world }, dice) => {
    const bearer = bearerOf(thief, dice)
    const email = dice.chance(70) ? thief.newMailbox() : (dice.one(thief.mailboxes) ?? thief.newMailbox())
    await thief.call('email.askVerification', { email }, bearer)
    const code = linkIn(await lettersTo(world, email), 'code')
    if (code) await thief.call('email.verifyCode', { email, code }, bearer)
  },
  'verifies a recovery e-mail by a link': async ({ thief, world }, dice) => {
    const bearer = bearerOf(thief, dice)
    const email = thief.newMailbox()
    await world.rest('POST', '/api/auth/email/signin', { email }, { bearer })
    const token = linkIn(await lettersTo(world, email), 'signIn')
    if (token) await thief.call('email.redeemSignInLink', { token }, bearer)
  },
  'removes the recovery e-mail': ({ thief }, dice) =>
    thief.call('email.removeRecovery', {}, bearerOf(thief, dice)),
  'deletes a key': deleteKey,
  'deletes another key': deleteKey,
  'signs a browser out': ({ thief }, dice) =>
    thief.call('auth.logout', { browserKey: dice.one(thief.browserKeys) ?? '' }, ''),
  restricts: async (scene, dice) => {
    const { thief } = scene
    const bearer = bearerOf(thief, dice)
    if (!(await isBeyondProof(scene))) await thief.call('account.restrict', {}, bearer)
  },
  'lifts the restriction': async ({ thief }, dice) => {
    const bearer = bearerOf(thief, dice)
    await thief.call('account.liftRestriction', { proof: await prove(thief, bearer) }, bearer)
  },
  'asks for the deletion': async (scene, dice) => {
    const { thief, world } = scene
    const bearer = bearerOf(thief, dice)
    if (await mayGoAtOnce(scene)) return
    await deleteAccount(world, bearer, { proof: (await prove(thief, bearer)) ?? '' })
  },
  'deletes now': async ({ thief }, dice) => {
    const bearer = bearerOf(thief, dice)
    await thief.call('account.deleteNow', { proof: await prove(thief, bearer) }, bearer)
  },
  'takes the deletion back': async ({ thief, world }, dice) => {
    const address = dice.chance(50) ? dice.recent(thief.mailboxes) : undefined
    const token = address && linkIn(await lettersTo(world, address), 'wayBack')
    if (token) await keepBy(world, token)
    else await thief.call('account.undoDeletion', {}, bearerOf(thief, dice))
  },
  'undoes a change': async ({ thief, world }, dice) => {
    const bearer = bearerOf(thief, dice)
    const listed = await changesOf(world, bearer)
    const change = Array.isArray(listed) ? dice.one(listed) : undefined
    if (change) await undo(world, { id: change.id }, { bearer })
  },
  'undoes by a mailed link': async ({ thief, world }, dice) => {
    const address = dice.one(thief.mailboxes)
    const token = address && dice.one(linksIn(await lettersTo(world, address), 'undo'))
    if (token) await undo(world, { token })
  },
  'undoes by a browser key': async ({ thief, world }, dice) => {
    await undo(world, { token: (dice.chance(60) ? thief.browserKeys[0] : dice.one(thief.browserKeys)) ?? '' })
  },
  'shows what they have': ({ thief }, dice) => prove(thief, bearerOf(thief, dice)),
} satisfies Record<string, Step>

export type ThiefStep = keyof typeof thiefSteps

async function deleteKey({ thief, world }: Scene, dice: Dice) {
  const bearer = bearerOf(thief, dice)
  const ring = await ringOf(world, bearer)
  const key = Array.isArray(ring) ? dice.one(ring) : undefined
  if (key) await thief.call(removals[key.type] ?? '', { keyId: key.id }, bearer)
}

/** The stolen session most of all, or else one of those that came of it. */
function bearerOf({ bearers }: Scene['thief'], dice: Dice): string {
  const bearer = dice.chance(45) ? bearers[0] : dice.recent(bearers)
  return bearer ?? ''
}

/**
 * To lift a restriction a proof is wanted wherever an old way in could give one, and who holds a browser alone has lost
 * them all: that is what was published. Nobody can do anything to the account then, the thief no more than its owner.
 */
async function isBeyondProof({ holds, ownKeys, ownMailboxes, world, accountId }: Scene): Promise<boolean> {
  if (holds !== 'browser') return false
  const ways = await world.sql`select id::text as way from keys where account_id = ${accountId}
    and type = 'passkey' and revoked_at is null union all
    select address from addresses where account_id = ${accountId} and reserved_until is null`
  return ways.some(({ way }) => ownKeys.has(String(way)) || ownMailboxes.has(String(way)))
}

/**
 * A guest's account is gone at once when its deletion is asked for, without a proof and without a rest: that is what was
 * published, and nobody is promised anything else.
 */
async function mayGoAtOnce({ wasGuest, world, accountId }: Scene): Promise<boolean> {
  if (!wasGuest) return false
  const ways = await world.sql`select id from keys where account_id = ${accountId} and type = 'passkey'
    and revoked_at is null union all select account_id from addresses where account_id = ${accountId}
    and reserved_until is null`
  return ways.length === 0
}
