import { addressOf, bearerOf, type Planned, type Turn } from '../turn.ts'
import { shortAddress } from '../words.ts'
import type { Command } from './command.ts'

export function wrong(code: string | null): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

function planAskVerification(turn: Turn, email: string, bearer: string): Planned {
  return {
    browser: turn.browser,
    kind: 'ask for a code',
    call: { procedure: 'email.askVerification', input: { email }, bearer },
    words: `asks for a code to ${shortAddress(email)}, with a session on ${turn.words.session(bearer)}`,
  }
}

function planAskForSome(turn: Turn): Planned | null {
  const address = addressOf(turn)
  const bearer = bearerOf(turn)
  return address && bearer ? planAskVerification(turn, address, bearer) : null
}

/** Any code that its person read, with any session: a code does not work for another account or address. */
function planVerify(turn: Turn): Planned | null {
  const { browser, dice } = turn
  const known = browser.person.letters.filter(({ kind }) => kind === 'recovery' || kind === 'conflict')
  const letter = dice.recent(known)
  const bearer = bearerOf(turn)
  if (!letter || !bearer) return null
  const address = dice.chance(90) ? letter.address : (dice.one(browser.person.addresses) ?? letter.address)
  const isConflict = (letter.kind === 'conflict') === dice.chance(90)
  const code = dice.chance(85) ? (letter.code ?? '') : wrong(letter.code)
  return planVerification(turn, { email: address, code, isConflict }, bearer)
}

function planVerification(
  { browser, words }: Turn,
  input: { email: string; code: string; isConflict: boolean },
  bearer: string,
): Planned {
  const what = input.isConflict ? 'that it holds' : 'as recovery e-mail'
  return {
    browser,
    kind: 'verify a code',
    call: { procedure: 'email.verifyCode', input, bearer },
    words: `verifies ${shortAddress(input.email)} ${what} by ${words.name('code', `${input.email} ${input.code}`)}, with a session on ${words.session(bearer)}`,
  }
}

function planBoth(turn: Turn): Promise<Planned | null> | null {
  const email = addressOf(turn)
  const bearer = bearerOf(turn)
  return email && bearer ? planRecovery(turn, email, bearer) : null
}

/** Asks for a code and verifies it, or proves the conflict that the request met. */
export async function planRecovery(turn: Turn, email: string, bearer: string): Promise<Planned | null> {
  const { browser } = turn
  const asked = await turn.alone(planAskVerification(turn, email, bearer))
  if (asked.code !== 'ok' && asked.code !== 'email_exists') return null
  const code = browser.person.letters.findLast(({ address }) => address === email)?.code ?? ''
  return planVerification(turn, { email, code, isConflict: asked.code === 'email_exists' }, bearer)
}

function planRemove(turn: Turn): Planned | null {
  const bearer = bearerOf(turn)
  if (!bearer) return null
  return {
    browser: turn.browser,
    kind: 'remove the recovery e-mail',
    call: { procedure: 'email.removeRecovery', bearer },
    words: `removes the recovery e-mail, with a session on ${turn.words.session(bearer)}`,
  }
}

export const recoveryCommands: Record<string, Command> = {
  'ask for a code': { weight: 2, plan: planAskForSome },
  'verify a code': { weight: 4, plan: planVerify },
  'verify the recovery e-mail': { weight: 6, plan: planBoth },
  'remove the recovery e-mail': { weight: 3, plan: planRemove },
}
