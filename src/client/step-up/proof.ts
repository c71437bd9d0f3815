import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import {
  askForMail,
  beginCeremony,
  heedWait,
  liftWait,
  useCeremonyWait,
  useResendWait,
  useSecondsLeft,
} from '#client/api/waits.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { useLeaving } from '#client/lib/use-leaving.ts'
import { getCredential } from '#client/lib/webauthn.ts'
import { openSession, renewSession } from '#client/sessions/session.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { sessionApi } from '#client/sessions/signed-in-calls.ts'
import { isStillHere, readStored, thisBrowser } from '#client/sessions/stored-session.ts'
import { CODE_INCOMPLETE, CODE_PATTERN } from '#shared/code.ts'
import type { ProofMethod } from '#shared/errors.ts'
import { seconds } from '#shared/time.ts'

/** The user cancelled the step-up: the call was not made, and that is no error. */
class ProofGivenUp extends Error {}

export function proofGivenUp() {
  return new ProofGivenUp('You did not show that it is you, so nothing was changed.')
}

export function isProofGivenUp(error: unknown) {
  return error instanceof ProofGivenUp
}

/** The result of `act`, or null if the user cancelled the step-up. */
export async function unlessGivenUp<Result>(act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act()
  } catch (error) {
    if (isProofGivenUp(error)) return null
    throw error
  }
}

/** The step-up methods that a refused call accepts; null for any other failure. */
export function wantedProof(error: unknown): ProofMethod[] | null {
  const { code, methods } = fieldsOf(fieldsOf(error).data)
  if (code !== 'proof_required') return null
  return Array.isArray(methods) ? methods.filter((method) => method === 'passkey' || method === 'mail') : []
}

/** In memory, and for one account: after a step-up nobody is asked again while the proof is valid. */
let kept: { proof: string; accountId: string; until: number } | null = null

export function keepProof(accountId: string, proof: string, expiresIn: number) {
  kept = { proof, accountId, until: Date.now() + seconds(expiresIn) }
}

/** The last proof, while it is valid. */
export function keptProof(): string | undefined {
  const isGood = kept && kept.until > Date.now() && kept.accountId === sessionState().session?.user.id
  return isGood ? kept?.proof : undefined
}

/** Call this when the proof is used up or the server no longer accepts it. */
export function forgetProof() {
  kept = null
}

/** The name under which waits are kept: the address is unknown until the mail has been sent. */
const MYSELF = 'the holder of this account'
const CODE = `code to ${MYSELF}`

/** A step-up under way: by a passkey, or by a mailed code. */
export function useProofStep(onProof: (proof: string) => void) {
  const { doing, problem, setProblem, attempt } = useAttempt<'passkey' | 'mail' | 'code'>()
  const leaving = useLeaving()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isSentAgain, setSentAgain] = useState(false)
  const [code, setCode] = useState('')
  const [isCancelled, setCancelled] = useState(false)
  const secondsToTry = useSecondsLeft(CODE)

  async function passkey() {
    const stay = leaving()
    setCancelled(false)
    const ask = async () => ({ proof: await proveByPasskey(stay.signal) })
    const answer = await attempt('passkey', ask, failures.prove)
    if (stay.isOver || answer === null) return
    if (answer.proof === null) setCancelled(true)
    else onProof(answer.proof)
  }

  async function mail() {
    const stay = leaving()
    setCancelled(false)
    const to = await attempt('mail', () => askForMail(MYSELF, mailProofCode), failures.sendProof)
    if (stay.isOver || to === null) return
    liftWait(CODE)
    setCode('')
    setSentAgain(sentTo !== null)
    setSentTo(to)
  }

  /** Resolves to whether the code was right. */
  async function submit(typed = code) {
    if (doing !== null || secondsToTry > 0) return
    const stay = leaving()
    setSentAgain(false)
    if (!CODE_PATTERN.test(typed)) {
      setProblem(CODE_INCOMPLETE)
      return
    }
    const proof = await attempt('code', () => heedWait(CODE, () => proveByCode(typed)), failures.prove)
    if (!stay.isOver && proof !== null) onProof(proof)
  }

  return {
    doing,
    problem,
    sentTo,
    isSentAgain,
    /** The browser's dialog was closed without a passkey. */
    isCancelled,
    code,
    setCode,
    passkey,
    mail,
    submit,
    secondsToCeremony: useCeremonyWait(),
    secondsToMail: useResendWait(MYSELF),
    secondsToTry,
  }
}

const { prove } = sessionApi.auth

/** A step-up by a passkey of this account. Null: the browser's dialog was cancelled. */
async function proveByPasskey(signal: AbortSignal): Promise<string | null> {
  const options = await beginCeremony(() => prove.begin.mutate())
  const credential = await getCredential(options, { signal })
  return credential && take(() => prove.complete.mutate({ credential, ...presentedKey() }))
}

/** Requests a mail with a code. Resolves to its address, masked. */
async function mailProofCode(): Promise<string> {
  return (await prove.mail.mutate({})).to
}

/** A step-up by the mailed code. */
async function proveByCode(code: string): Promise<string> {
  return take(() => prove.code.mutate({ code, ...presentedKey() }))
}

/** This browser's key is sent along, so that the session is renewed. */
function presentedKey() {
  return { browserKey: thisBrowser().browserKey }
}

type Answer = Awaited<ReturnType<typeof prove.code.mutate>>

/** Keeps the proof for the account that asked, whoever is signed in when the answer comes. */
async function take(ask: () => Promise<Answer>): Promise<string> {
  const asker = sessionState().session
  const { proof, expiresIn, session } = await ask()
  if (asker === null) return proof
  // Skipped if somebody has signed out or in while the answer was on its way: their key must not be replaced.
  if (session && isStillHere(asker)) {
    openSession({ ...session, accessToken: session.jwt, user: readStored().session?.user ?? asker.user })
    // Use the new key at once: from then on a copy of the older key is worthless.
    await renewSession(session.jwt).catch(() => undefined)
  }
  keepProof(asker.user.id, proof, expiresIn)
  return proof
}
