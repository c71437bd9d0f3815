import { planActivation } from './commands/email-keys.ts'
import { planPasskeySignIn } from './commands/passkeys.ts'
import { turnOf } from './foothold.ts'
import type { Sequence } from './sequence.ts'
import { standingOf } from './state.ts'
import type { Planned } from './turn.ts'

/** The kind of command for what the attacker tries because it should be refused. */
const TRIED = 'try what is held'

/** The attacker tries one thing they hold, as the watch names it: a session, a secret, a passkey or a mailed token. */
export async function planTry(sequence: Sequence, credential: string): Promise<Planned | null> {
  const stranger = sequence.people.intruder
  const [kind, id = ''] = credential.split(' ')
  const { person } = stranger
  const turn = turnOf(sequence, stranger, [0])
  const { words } = sequence
  const identity = { browserId: stranger.browserId, browserName: stranger.name }
  const nothing = { identity, bearer: undefined, proof: 'proving nothing' }
  const common = { browser: stranger, kind: TRIED }

  if (kind === 'session') {
    const bearer = person.jwts.findLast((jwt) => standingOf(jwt).secretId === id)
    if (!bearer) return null
    return {
      ...common,
      call: { procedure: 'account.get', bearer },
      words: `tries the session on ${words.session(bearer)}`,
    }
  }
  if (kind === 'secret') {
    const shown = person.browserKeys.find(({ raw }) => raw === id)
    if (!shown) return null
    const input = { refreshToken: shown.raw }
    return {
      ...common,
      call: { procedure: 'auth.refresh', input },
      words: `tries ${words.name('secret', shown.secretId)}`,
    }
  }
  if (kind === 'passkey') {
    const passkey = person.passkeys.find((known) => known.credential === id)
    const planned = passkey && (await planPasskeySignIn(turnOf(sequence, stranger, [99]), passkey, nothing))
    return planned ? { ...planned, kind: TRIED } : null
  }
  const letter = person.letters.find(({ token }) => token === id)
  return letter ? { ...planActivation(turn, letter, nothing), kind: TRIED } : null
}
