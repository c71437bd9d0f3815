import { addressOf, bearerOf, type Planned, selfOf, type Turn } from '../turn.ts'
import { shortAddress } from '../words.ts'
import type { Command } from './command.ts'

export function planAsk(turn: Turn, email: string, bearer: string | undefined): Planned {
  return {
    browser: turn.browser,
    kind: 'ask for a link',
    call: { procedure: 'email.askSignInLink', input: { email }, bearer },
    words: `asks for a link to ${shortAddress(email)}${bearer ? `, with a session on ${turn.words.session(bearer)}` : ''}`,
  }
}

/** Mostly to an own address; anybody may ask for a link to any other. */
function planAskForSome(turn: Turn): Planned | null {
  const address = addressOf(turn)
  return address ? planAsk(turn, address, turn.dice.chance(50) ? bearerOf(turn) : undefined) : null
}

function planRedeem(turn: Turn): Planned | null {
  const { letters } = turn.browser.person
  const letter = turn.dice.recent(letters.filter(({ kind }) => kind === 'link' || kind === 'conflict'))
  return letter ? planRedemption(turn, letter, selfOf(turn)) : null
}

export function planRedemption(
  { browser, words }: Turn,
  { token, address }: { token: string | null; address: string },
  { identity, bearer, proof }: ReturnType<typeof selfOf>,
): Planned {
  return {
    browser,
    kind: 'redeem a link',
    call: { procedure: 'email.redeemSignInLink', input: { token, ...identity }, bearer },
    words: `redeems ${words.name('link', token)} to ${shortAddress(address)}, ${proof}`,
  }
}

/** Asks for a link and redeems it, half of the time with one session for both. */
async function planBoth(turn: Turn): Promise<Planned | null> {
  const { browser, dice } = turn
  const address = addressOf(turn)
  const bearer = dice.chance(50) ? bearerOf(turn) : undefined
  if (!address) return null
  const asked = await turn.alone(planAsk(turn, address, bearer))
  const letter = browser.person.letters.findLast(
    (known) => known.kind === 'link' && known.address === address,
  )
  if (asked.code !== 'ok' || !letter) return null
  const self = selfOf(turn)
  const proof = bearer ? `with a session on ${turn.words.session(bearer)}` : self.proof
  return planRedemption(turn, letter, { ...self, bearer: bearer ?? self.bearer, proof })
}

export const linkCommands: Record<string, Command> = {
  'ask for a link': { weight: 2, plan: planAskForSome },
  'redeem a link': { weight: 5, plan: planRedeem },
  'sign in by link': { weight: 7, plan: planBoth },
}
