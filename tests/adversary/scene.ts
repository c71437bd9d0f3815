import { carryOutAllDue } from '#server/account-protection/carry-out-due.ts'
import { ringOf } from '../support/people.ts'
import { letHoursPass } from '../support/time-travel.ts'
import type { World } from '../support/world.ts'
import { Hands, locked } from './hands.ts'

const YEAR = 365 * 24

/** The settled credentials of the owner, and which of them they still hold. */
export const holdings = ['passkey', 'recovery', 'emailKey'] as const
type Holding = (typeof holdings)[number]

/** The kind of thief, and what they hold. */
export const thieves = [
  'a copy of the browser in use',
  'a copy of the browser that has just signed in',
  'an access token',
  'an hour of a mailbox',
  'a mailbox for good',
  'the passkey of a lost phone, without its PIN',
  'the browser of a former partner',
  'a guest that they planted',
] as const
type ThiefKind = (typeof thieves)[number]

/** Those who can give a proof, for a while or for good. */
const provers: Set<ThiefKind> = new Set([
  'a copy of the browser that has just signed in',
  'an hour of a mailbox',
  'a mailbox for good',
])

/** How a planted guest came to the victim, and what the planter left there; young or settled. */
type Planting = {
  by: 'the same browser' | 'an e-mail key'
  left: 'nothing' | 'passkey' | 'emailKey'
  hours: number
}

export type Beginning = {
  thief: ThiefKind
  had: { passkeys: number; recovery: boolean; emailKey: boolean }
  holds: Holding
  /** How the owner gets in: by their browser and a proof, or by a sign-in. */
  comesBy: 'browser' | 'sign-in'
  /** Whether they first stop pending changes, or first sign out everybody else. */
  first: 'stops' | 'signs out'
  planting: Planting
}

/** An account, its owner and a thief, and what the owner should find there at the end. */
export type Scene = {
  world: World
  accountId: string
  owner: Hands
  thief: Hands
  comesBy: Beginning['comesBy']
  first: Beginning['first']
  /** Ids of the owner's passkeys, and the owner's addresses: still held or not. */
  ownPasskeys: Set<string>
  ownAddresses: Set<string>
  recovery: string | null
  /** What the owner has lost, and removes. */
  lostKeys: Set<string>
  /** What the thief can read for an hour only. */
  glimpsed: string | null
  /** A mailbox of the owner that the thief can read for good: each of the two can stop the other's changes. */
  shared: string | null
  /**
   * Whether the thief could ever give a proof: by what they held, or by an owner's sign-in of the last five minutes.
   */
  isProver: boolean
  /** What went wrong on the way. */
  wrong: Set<string>
  /** Hours since the owner checked. */
  unseen: number
  /** Changes and links that the owner knows of. */
  known: Set<string>
}

type KeyFacts = { id: string; type: string; name: string }

/**
 * Whether a key is the owner's. Of an e-mail key the address decides: a stopped change may replace one key by another for the
 * same mailbox.
 */
export function isOwn({ ownPasskeys, ownAddresses }: Scene, { id, type, name }: KeyFacts): boolean {
  return type === 'email' ? ownAddresses.has(name) : ownPasskeys.has(id)
}

/** Makes an account that is a year old, and leaves one settled credential with its owner. */
export async function begin(world: World, from: Beginning): Promise<Scene> {
  const { had, holds, thief: kind } = from
  const guest = await world.newGuest()
  const all = new Hands(world, guest.id)
  await all.enterByBrowser(guest.browserKey)
  const recovery = had.recovery ? all.newMailbox() : null
  if (recovery) await all.verifyRecovery(recovery, {}, all.bearer)
  for (let at = 0; at < had.passkeys; at++) await all.addPasskey({}, all.bearer)
  const emailKey = had.emailKey ? all.newMailbox() : null
  if (emailKey) await all.addEmailKey(emailKey, {}, all.bearer)
  const [ownPasskey, otherPasskey] = all.passkeys
  const held = { passkey: ownPasskey, recovery, emailKey }[holds]
  const otherMailbox = [recovery, emailKey].find((one) => one && one !== held) ?? null
  const partner = new Hands(world, guest.id)
  if (kind === 'the browser of a former partner') {
    if (ownPasskey) await partner.enterByPasskey(ownPasskey)
    else partner.mailboxes.add(String(held)) && (await partner.enterByMail(String(held)))
  }
  const ring = await ringOf(world, all.bearer)
  const scene: Scene = {
    world,
    accountId: guest.id,
    owner: new Hands(world, guest.id),
    thief: new Hands(world, guest.id),
    comesBy: from.comesBy,
    first: from.first,
    ownPasskeys: new Set(ring.filter(({ type }) => type === 'passkey').map(({ id }) => id)),
    ownAddresses: new Set(all.mailboxes),
    recovery,
    lostKeys: new Set(),
    glimpsed: null,
    shared: null,
    isProver: provers.has(kind),
    wrong: new Set(),
    unseen: 0,
    known: new Set(),
  }
  await pass(scene, YEAR)
  scene.unseen = 0

  const { owner, thief } = scene
  owner.browserKeys.push(guest.browserKey)
  if (typeof held === 'string') owner.mailboxes.add(held)
  else if (held) owner.passkeys.push(held)
  const give = {
    'a copy of the browser in use': () => thief.enterByBrowser(guest.browserKey),
    'a copy of the browser that has just signed in': async () => {
      await signIn(owner)
      await thief.enterByBrowser(owner.browserKeys.at(-1) ?? '')
    },
    'an access token': async () => {
      await owner.enterByBrowser(guest.browserKey)
      thief.bearers.push(owner.bearer)
    },
    'an hour of a mailbox': () => {
      scene.glimpsed = otherMailbox
      thief.mailboxes.add(String(otherMailbox))
    },
    'a mailbox for good': () => {
      scene.shared = otherMailbox
      thief.mailboxes.add(String(otherMailbox))
    },
    'the passkey of a lost phone, without its PIN': () => {
      if (otherPasskey) thief.passkeys.push(locked(otherPasskey))
      const phone = ring.filter(({ type }) => type === 'passkey').at(1)
      if (phone) scene.lostKeys.add(phone.id)
    },
    'the browser of a former partner': () => thief.enterByBrowser(partner.browserKeys.at(-1) ?? ''),
    'a guest that they planted': () => {},
  }[kind]
  await give()
  return scene
}

/** The owner signs in with what they hold; this renews their own browser. */
export async function signIn(owner: Hands): Promise<boolean> {
  const [passkey] = owner.passkeys
  const [address] = owner.mailboxes
  const browserKey = owner.browserKeys.at(-1)
  const isIn = passkey
    ? await owner.enterByPasskey(passkey, { browserKey })
    : address !== undefined && (await owner.enterByMail(address, { browserKey }))
  // The new secret is used at once, as the client does: this ends the older ones, and all copies of them.
  return isIn && (await owner.enterByBrowser(owner.browserKeys.at(-1) ?? ''))
}

/** Moves the account, and everything that expires, this many hours on. */
export async function letAllPass(world: World, accountId: string, hours: number) {
  const { sql } = world
  const back = sql`make_interval(hours => ${hours})`
  await letHoursPass(world, accountId, hours)
  await sql`update codes set expires_at = expires_at - ${back}`
  await sql`update links set expires_at = expires_at - ${back}`
  await sql`update limits set expires_at = expires_at - ${back}`
}

/** Hours pass for both. `isSwept`: the job that carries out due changes has run; nothing may have to wait for it. */
export async function pass(scene: Scene, hours: number, isSwept = true) {
  const { world, accountId, owner, thief, glimpsed } = scene
  await letAllPass(world, accountId, hours)
  // An access token is valid for a quarter of an hour.
  owner.bearers = []
  thief.bearers = []
  if (glimpsed) await thief.loseMailbox(glimpsed)
  scene.glimpsed = null
  scene.unseen += hours
  if (isSwept) await carryOutAllDue(world.deps)
}
