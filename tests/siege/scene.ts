import { lettersTo, linkIn } from '../support/letters.ts'
import { activate, addPasskey, passkeySignIn, ringOf } from '../support/people.ts'
import { letHoursPass } from '../support/time-travel.ts'
import type { World } from '../support/world.ts'
import { Hands } from './hands.ts'

const YEAR = 365 * 24

/** What the owner of an account had when a thief came. */
type Had = { browsers: number; passkeys: number; recovery: boolean; emailKey: boolean }

/** The one thing of it that is still in their hands. */
export const holdings = ['browser', 'passkey', 'recovery', 'emailKey'] as const
type Holding = (typeof holdings)[number]

/** An old one stands on nothing but itself; a young one on the way in by which its holder has just come. */
type Stolen = 'old browser' | 'young browser'

export type Beginning = { had: Had; holds: Holding; stolen: Stolen }

/** An account, its owner and a thief, and what the owner should find there at last. */
export type Scene = {
  world: World
  accountId: string
  owner: Hands
  thief: Hands
  holds: Holding
  /** Passkeys and e-mail keys that were the owner's from the start. */
  ownKeys: Set<string>
  /** Mailboxes that were the owner's, in hand or not. */
  ownMailboxes: Set<string>
  /** Whether there was neither passkey nor mailbox: such an account may be deleted at once by whoever is in it. */
  wasGuest: boolean
  /** Hours since the owner looked. */
  unseen: number
  /** Changes that the owner has seen or made. */
  seen: Set<string>
}

/** Makes the account, lets a year pass, and leaves its owner one thing and the thief a session. */
export async function begin(world: World, { had, holds, stolen }: Beginning): Promise<Scene> {
  const guest = await world.newGuest()
  const all = new Hands(world, guest.id)
  all.take({ status: 200, bearer: guest.jwt, browserKey: guest.browserKey, accountId: guest.id })
  const recovery = had.recovery ? await verifyFirst(all) : null
  for (let at = 0; at < had.passkeys; at++) await all.addPasskey(guest.jwt)
  const emailKey = had.emailKey ? await addEmailKey(all) : null
  for (let at = 1; at < had.browsers; at++) await addBrowser(all)
  await pass({ world, accountId: guest.id }, YEAR)

  const ring = await ringOf(world, guest.jwt)
  const owner = new Hands(world, guest.id)
  const thief = new Hands(world, guest.id)
  if (holds === 'browser') owner.browserKeys.push(all.browserKeys.at(-1) ?? '')
  if (holds === 'passkey') owner.passkeys.push(...all.passkeys.slice(-1))
  if (holds === 'recovery' && recovery) owner.mailboxes.push(recovery)
  if (holds === 'emailKey' && emailKey) owner.mailboxes.push(emailKey)
  await steal(all, thief, stolen)
  const rows = await world.sql`select id from changes where account_id = ${guest.id}`
  return {
    world,
    accountId: guest.id,
    owner,
    thief,
    holds,
    ownKeys: new Set(ring.filter(({ type }) => type !== 'browser').map(({ id }) => id)),
    ownMailboxes: new Set(all.mailboxes),
    wasGuest: all.passkeys.length === 0 && all.mailboxes.length === 0,
    unseen: 0,
    seen: new Set(rows.map(({ id }) => String(id))),
  }
}

/** For everything about the account it is so many hours later: what it awaits runs out, as what it has grows older. */
export async function pass({ world, accountId }: Pick<Scene, 'world' | 'accountId'>, hours: number) {
  const { sql } = world
  await letHoursPass(world, accountId, hours)
  await sql`delete from codes where account_id = ${accountId}`
  await sql`delete from links`
  await sql`update accounts set rests_until = rests_until - make_interval(hours => ${hours})
    where id = ${accountId}`
}

async function steal(all: Hands, thief: Hands, stolen: Stolen) {
  if (stolen === 'young browser') await enterSomehow(all)
  const browserKey = (stolen === 'young browser' ? all.browserKeys.at(-1) : all.browserKeys[0]) ?? ''
  await thief.enterByBrowser(browserKey)
}

async function enterSomehow(all: Hands) {
  const [passkey] = all.passkeys
  const [address] = all.mailboxes
  if (passkey) await all.enterByPasskey(passkey)
  else if (address) await all.enterByMail(address)
}

async function verifyFirst(all: Hands): Promise<string> {
  const email = all.newMailbox()
  await all.call('email.askVerification', { email }, all.bearer)
  const code = linkIn(await lettersTo(all.world, email), 'code')
  await all.call('email.verifyCode', { email, code }, all.bearer)
  return email
}

async function addEmailKey(all: Hands): Promise<string> {
  const email = all.newMailbox()
  const bearer = all.bearer
  await all.call('email.requestKey', { email }, bearer)
  const letters = await lettersTo(all.world, email)
  const mailed = { token: linkIn(letters, 'emailKey'), activationCode: linkIn(letters, 'code') ?? '' }
  await activate(all.world, mailed, { bearer })
  return email
}

/** Comes in once more, by a passkey for the moment where there is nothing else. */
async function addBrowser(all: Hands) {
  if (all.passkeys.length > 0 || all.mailboxes.length > 0) return await enterSomehow(all)
  const { world, bearer } = all
  const passkey = await addPasskey(world, bearer)
  const { body } = await passkeySignIn(world, passkey)
  all.take({ status: 200, bearer: body.jwt, browserKey: body.browserKey, accountId: body.user.id })
  const added = (await ringOf(world, bearer)).find(({ type }) => type === 'passkey')
  await all.call('keys.removePasskey', { keyId: added?.id }, bearer)
}
