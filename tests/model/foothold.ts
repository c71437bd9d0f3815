import { planActivation, planRequest } from './commands/email-keys.ts'
import { planPasskey } from './commands/passkeys.ts'
import { planGuest } from './commands/sessions.ts'
import type { Browser } from './people.ts'
import type { Sequence } from './sequence.ts'
import { liveSession, standingOf } from './state.ts'
import { Dice, type Turn } from './turn.ts'

/** What the attacker gets, once in a sequence. */
export const footholds = [
  /** The account began as the attacker's guest, on a computer that the owner then uses. */
  'a planted guest',
  /** The account began as the attacker's guest, who requested an e-mail key for the owner's address. */
  'a planted invitation',
  'a planted invitation',
  /** For a moment the attacker was at the owner's browser, and added a passkey. */
  'a planted passkey',
  /** The same with an e-mail key. */
  'a planted e-mail key',
  /** A copy of a session of the owner, without its browser key. */
  'a stolen session',
  /** The name of the owner's browser. */
  'a stolen browserId',
  /** For a while the attacker reads the mail to an address of the owner. */
  'a read mailbox',
] as const

export type Foothold = {
  kind: (typeof footholds)[number]
  /** The step before which it is taken, and for how many steps a mailbox is read. */
  at: number
  length: number
  dice: number[]
}

/** Who is there first: the owner, or the attacker who plants a guest. */
export async function begin(sequence: Sequence, { kind, dice }: Foothold) {
  const { laptop, intruder } = sequence.people
  await sequence.step([planGuest(turnOf(sequence, isPlantedAccount(kind) ? intruder : laptop, dice))])
}

function isPlantedAccount(kind: Foothold['kind']) {
  return kind === 'a planted guest' || kind === 'a planted invitation'
}

/** The attacker takes the foothold; false when there is nothing to take at the moment. */
export async function take(sequence: Sequence, { kind, dice }: Foothold): Promise<boolean> {
  const { laptop, phone, intruder, owner, stranger } = sequence.people
  const turn = turnOf(sequence, intruder, dice)
  sequence.say(`** the stranger's foothold: ${kind}`)

  if (kind === 'a stolen browserId') {
    intruder.browserId = laptop.browserId
    return true
  }
  if (kind === 'a read mailbox') {
    sequence.post.readByStranger = turn.dice.one(owner.addresses) ?? null
    return true
  }

  const planter = isPlantedAccount(kind) ? intruder : (turn.dice.one([laptop, phone]) ?? laptop)
  if (!isIn(sequence, planter)) await sequence.step([planGuest(turnOf(sequence, planter, dice))])
  const session = planter.current
  if (!session) return false
  stranger.target = standingOf(session.jwt).accountId

  switch (kind) {
    case 'a planted guest': {
      if (!session.browserKey) return false
      laptop.browserId = intruder.browserId
      laptop.current = { ...session }
      owner.jwts.push(session.jwt)
      owner.browserKeys.push(session.browserKey)
      return true
    }
    case 'a planted invitation': {
      const address =
        turn.dice.one(owner.addresses.filter((one) => !sequence.state.owners[one])) ??
        owner.addresses[0] ??
        ''
      const asked = await sequence.alone(planRequest(turn, address, session.jwt))
      const letter = owner.letters.findLast(({ token, code }) => code && token === asked.body.keyToken)
      if (!letter) return false
      const self = {
        identity: { browserId: laptop.browserId, browserName: laptop.name },
        bearer: undefined,
        proof: 'invited',
      }
      // The first of these dice is the right code: an invited person types the code they were sent.
      const [answer] = await sequence.step([planActivation(turnOf(sequence, laptop, [0]), letter, self)])
      return answer?.code === 'ok'
    }
    case 'a planted passkey': {
      const planned = await planPasskey(turn, session.jwt)
      return planned !== null && didPlant(await sequence.step([planned]), intruder, session.jwt)
    }
    case 'a planted e-mail key': {
      const address = turn.dice.one(stranger.addresses) ?? ''
      return didPlant(await sequence.step([planRequest(turn, address, session.jwt)]), intruder, session.jwt)
    }
    case 'a stolen session':
      stranger.jwts.push(session.jwt)
      intruder.current = { jwt: session.jwt, browserKey: null }
      return true
  }
}

/** Answers that an attacker gets at the owner's browser stay there: the attacker keeps only what they planted. */
function didPlant([answer]: { code: string }[], stranger: Browser, session: string): boolean {
  stranger.person.jwts = stranger.person.jwts.filter((jwt) => !isSameSession(jwt, session))
  if (stranger.current && isSameSession(stranger.current.jwt, session)) stranger.current = null
  return answer?.code === 'ok'
}

function isSameSession(some: string, other: string) {
  return standingOf(some).secretId === standingOf(other).secretId
}

function isIn(sequence: Sequence, { current }: Browser): boolean {
  return current !== null && sequence.worlds.every((state) => liveSession(state, current.jwt))
}

export function turnOf(sequence: Sequence, browser: Browser, numbers: number[]): Turn {
  const { words, listed, made, beside } = sequence
  return {
    words,
    listed,
    made,
    beside,
    browser,
    dice: new Dice(numbers),
    alone: (planned) => sequence.alone(planned),
  }
}
