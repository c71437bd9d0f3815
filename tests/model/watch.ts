import { Broken } from './broken.ts'
import type { Answer } from './doors.ts'
import { standingOf } from './state.ts'
import type { Tally } from './tally.ts'
import type { Planned } from './turn.ts'

/** Calls that read a bearer but do not need a valid one. */
const IGNORE_BAD_BEARERS = ['auth.logout', 'passkeys.completeLogin']

/** Checks every answer for promises that need no model. */
export class Watch {
  /** One-time secrets that were accepted, and secrets and sessions that were refused: over for good. */
  #over = new Set<string>()
  /** What must never open anything again, whatever the model says. */
  #banned = new Set<string>()
  #tally: Tally

  constructor(tally: Tally) {
    this.#tally = tally
  }

  /** From now on none of these may open anything: `session <secret id>`, `secret <raw>` or `passkey <credential>`. */
  ban(credentials: string[]) {
    for (const one of credentials) this.#banned.add(one)
  }

  /** Answers of parallel calls. */
  see(planned: Planned[], answers: Answer[]) {
    const ending = new Set<string>()
    for (const [at, one] of planned.entries()) {
      const answer = answers[at]
      if (!answer) continue
      const shown = shownIn(one)
      for (const { what, isOneTime } of shown) {
        const isHonoured = answer.code === 'ok'
        if (this.#banned.has(what)) {
          this.#tally.exercised('planted')
          if (isHonoured) throw new Broken('planted', `${one.words}, and gets in`)
        }
        if (this.#over.has(what)) {
          this.#tally.exercised('usedOnce')
          if (isHonoured) throw new Broken('usedOnce', `${one.words}, and it is good again`)
        }
        // Promised under any concurrency: of parallel uses of a one-time secret one succeeds.
        if (isOneTime && isHonoured && ending.has(what))
          throw new Broken('usedOnce', `${one.words}, twice at once`)
        const hasEnded = isHonoured ? isOneTime : answer.code === refusalOf(what)
        if (hasEnded) ending.add(what)
      }
      this.#seeToken(one, answer)
    }
    for (const what of ending) this.#over.add(what)
  }

  /**
   * Decision 18: a stolen token must not live on by being exchanged for another. A new passkey or an activated e-mail
   * key earns a full one: whoever adds it can sign in with it anyway, and it is listed.
   */
  #seeToken({ call, words }: Planned, { code, body }: Answer) {
    if (['passkeys.completeRegistration', 'email.activateKey'].includes(call.procedure)) return
    const jwt = code === 'ok' ? (body.jwt ?? body.accessToken) : undefined
    if (!jwt || !call.bearer) return
    const [before, after] = [standingOf(call.bearer), standingOf(jwt)]
    if (before.secretId !== after.secretId) return
    this.#tally.exercised('noLonger')
    if (after.expiresAt > before.expiresAt) {
      throw new Broken('noLonger', `${words}, and it lives ${after.expiresAt - before.expiresAt} s longer`)
    }
  }
}

/** The credentials that a call presents. */
function shownIn({ call }: Planned): { what: string; isOneTime: boolean }[] {
  const { procedure, bearer, passkey } = call
  const { token, browserKey, refreshToken, email, code, isConflict } = Object(call.input)
  const shown: { what: string; isOneTime: boolean }[] = []
  if (bearer && !IGNORE_BAD_BEARERS.includes(procedure)) {
    shown.push({ what: `session ${standingOf(bearer).secretId}`, isOneTime: false })
  }
  if (procedure === 'auth.restore' || procedure === 'auth.refresh') {
    shown.push({ what: `secret ${browserKey ?? refreshToken}`, isOneTime: false })
  }
  if (passkey) {
    shown.push({ what: `challenge ${passkey.challenge}`, isOneTime: true })
    shown.push({ what: `passkey ${passkey.credential}`, isOneTime: false })
  }
  if (token) shown.push({ what: `token ${token}`, isOneTime: true })
  if (procedure === 'email.verifyCode' && bearer) {
    const { accountId } = standingOf(bearer)
    shown.push({ what: `code ${accountId} ${email} ${isConflict} ${code}`, isOneTime: true })
  }
  return shown
}

/** The refusal after which something is over for good. */
function refusalOf(what: string) {
  if (what.startsWith('session ')) return 'authentication_required'
  if (what.startsWith('secret ')) return 'not_authenticated'
  return null
}
