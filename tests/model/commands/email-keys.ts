import { addressOf, bearerOf, type Planned, selfOf, type Turn } from '../turn.ts'
import { shortAddress } from '../words.ts'
import type { Command } from './command.ts'
import { wrong } from './recovery.ts'

export function planRequest(turn: Turn, email: string, bearer: string): Planned {
  return {
    browser: turn.browser,
    kind: 'ask for an e-mail key',
    call: { procedure: 'email.requestKey', input: { email }, bearer },
    words: `asks for an e-mail key for ${shortAddress(email)}, with a session on ${turn.words.session(bearer)}`,
  }
}

/** For an own address, or to plant it for another person's address. */
function planRequestForSome(turn: Turn): Planned | null {
  const address = addressOf(turn)
  const bearer = bearerOf(turn)
  return address && bearer ? planRequest(turn, address, bearer) : null
}

function planActivate(turn: Turn): Planned | null {
  const letter = turn.dice.recent(turn.browser.person.letters.filter(({ kind }) => kind === 'email_key'))
  return letter ? planActivation(turn, letter, selfOf(turn)) : null
}

export function planActivation(
  { browser, dice, words }: Turn,
  { token, code, address }: { token: string | null; code: string | null; address: string },
  { identity, bearer, proof }: ReturnType<typeof selfOf>,
): Planned {
  const isRight = dice.chance(85)
  const activationCode = isRight ? code : wrong(code)
  return {
    browser,
    kind: 'activate an e-mail key',
    call: { procedure: 'email.activateKey', input: { token, activationCode, ...identity }, bearer },
    words: `activates ${words.name('e-mail key letter', token)} for ${shortAddress(address)} by ${isRight ? 'its code' : 'a wrong code'}, ${proof}`,
  }
}

async function planBoth(turn: Turn): Promise<Planned | null> {
  const asking = planRequestForSome(turn)
  const asked = asking && (await turn.alone(asking))
  const letter = turn.browser.person.letters.findLast(({ token }) => token === asked?.body.keyToken)
  return asked?.code === 'ok' && letter ? planActivation(turn, letter, selfOf(turn)) : null
}

export const emailKeyCommands: Record<string, Command> = {
  'ask for an e-mail key': { weight: 2, plan: planRequestForSome },
  'activate an e-mail key': { weight: 4, plan: planActivate },
  'add an e-mail key': { weight: 4, plan: planBoth },
}
