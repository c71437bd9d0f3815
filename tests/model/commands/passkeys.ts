import { randomUUID } from 'node:crypto'
import { newAuthenticator } from '../people.ts'
import { bearerOf, type Planned, selfOf, type Turn } from '../turn.ts'
import type { Command } from './command.ts'

/** Adds a passkey to the bearer's account, or without a bearer makes an account with it. */
export async function planPasskey(turn: Turn, bearer: string | undefined): Promise<Planned | null> {
  const { browser, dice, words } = turn
  const begun = await turn.alone({
    browser,
    kind: 'begin a passkey',
    call: { procedure: 'passkeys.beginRegistration', input: {}, bearer },
    words: `begins to make a passkey ${bearer ? `with a session on ${words.session(bearer)}` : 'for a new account'}`,
  })
  if (begun.code !== 'ok') return null
  const isSynced = dice.chance(50)
  const authenticator = newAuthenticator(isSynced)
  // The excluded ones are those that this authenticator holds, and it is new.
  const credential = authenticator.register(begun.body)
  browser.person.passkeys.push({ authenticator, credential: credential.id, isSynced })
  const name = words.name('passkey', credential.id)
  return {
    browser,
    kind: bearer ? 'add a passkey' : 'make an account by passkey',
    call: {
      procedure: 'passkeys.completeRegistration',
      // Named so that the list shows which one it is.
      input: { credential, browserId: browser.browserId, browserName: `${name} ${randomUUID().slice(0, 4)}` },
      bearer,
      passkey: { challenge: begun.body.challenge, credential: credential.id, counter: 0, isSynced },
    },
    words: `adds ${name} ${bearer ? `with a session on ${words.session(bearer)}` : 'and a new account'}`,
  }
}

function planAddition(turn: Turn): Promise<Planned | null> | null {
  const bearer = bearerOf(turn)
  return bearer ? planPasskey(turn, bearer) : null
}

/** Signs in with a passkey that its person made, on whatever account. */
async function planSignIn(turn: Turn): Promise<Planned | null> {
  const { browser, dice } = turn
  const passkey = dice.recent(browser.person.passkeys)
  return passkey ? await planPasskeySignIn(turn, passkey, selfOf(turn)) : null
}

export async function planPasskeySignIn(
  turn: Turn,
  passkey: Turn['browser']['person']['passkeys'][number],
  self: ReturnType<typeof selfOf>,
): Promise<Planned | null> {
  const { browser, dice, words } = turn
  const name = words.name('passkey', passkey.credential)
  const address = dice.chance(25) ? dice.one(browser.person.addresses) : undefined
  const begun = await turn.alone({
    browser,
    kind: 'begin a sign-in',
    call: address
      ? { procedure: 'passkeys.beginLogin', input: { email: address } }
      : { procedure: 'passkeys.beginDiscoverableLogin', input: {} },
    words: `begins to sign in with ${name}`,
  })
  if (!begun.body.challenge) return null
  const credential = passkey.authenticator.login(begun.body, {
    credentialId: Buffer.from(passkey.credential, 'base64url'),
  })
  const { bearer, identity, proof } = self
  return {
    browser,
    kind: 'sign in by passkey',
    call: {
      procedure: 'passkeys.completeLogin',
      input: { credential, ...identity },
      bearer,
      passkey: {
        challenge: begun.body.challenge,
        credential: passkey.credential,
        counter: Buffer.from(credential.response.authenticatorData, 'base64url').readUInt32BE(33),
        isSynced: passkey.isSynced,
      },
    },
    words: `signs in with ${name}, ${proof}`,
  }
}

export const passkeyCommands: Record<string, Command> = {
  'add a passkey': { weight: 6, plan: planAddition },
  'make an account by passkey': { weight: 1, plan: (turn) => planPasskey(turn, undefined) },
  'sign in by passkey': { weight: 10, plan: planSignIn },
}
