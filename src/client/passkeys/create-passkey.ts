import { failures } from '#client/api/failures.ts'
import { orSay, refusalOf } from '#client/api/refusal.ts'
import { beginCeremony } from '#client/api/waits.ts'
import { createCredential, signalUnknownCredential } from '#client/lib/webauthn.ts'
import { enter } from '#client/sessions/enter.ts'
import { rememberCredentialHere } from '#client/sessions/known-passkeys/credential-memory.ts'
import { rememberPasskeyHolder } from '#client/sessions/known-passkeys/passkey-holder.ts'
import { rememberPasskeyHere } from '#client/sessions/known-passkeys/passkey-memory.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { sessionApi } from '#client/sessions/signed-in-calls.ts'
import { browserId, thisBrowser } from '#client/sessions/stored-session.ts'
import { isProofGivenUp } from '#client/step-up/proof.ts'
import type { useProof } from '#client/step-up/use-proof.tsx'

type Registration = {
  email?: string | undefined
  signal?: AbortSignal | undefined
  /** Runs the step-up for the addition. */
  prove: ReturnType<typeof useProof>['prove']
}

/** `waiting`: pending, it opens nothing yet. */
type Outcome = 'added' | 'waiting' | 'already-here' | 'cancelled'

/** Makes a passkey for the account of this session. */
export async function registerPasskey({ email, signal, prove }: Registration): Promise<Outcome> {
  // By the time of an answer, this tab may show another account.
  const asker = sessionState().session
  const options = await orSay(failures.beginRegistration, () =>
    beginCeremony(() => sessionApi.passkeys.beginRegistration.mutate({ email, browserId: browserId() })),
  )
  const credential = await createCredential(options, { signal })
  if (credential === null) return 'cancelled'
  if (credential === 'already-registered') return rememberFor(asker?.user.id)

  try {
    const entry = await prove((claim) =>
      sessionApi.passkeys.completeRegistration.mutate({ credential, ...thisBrowser(), ...claim }),
    )
    rememberPasskeyHere(entry.user.id)
    rememberCredentialHere(entry.user.id, credential.id)
    rememberPasskeyHolder(entry.user.id, { rpId: options.rp.id, userId: options.user.id })
    await enter(entry)
    return entry.takesEffectAt ? 'waiting' : 'added'
  } catch (error) {
    // Errors after which the browser holds a passkey that the account refused.
    const refusals = ['invalid_credential', 'invalid_challenge', 'too_many_keys']
    const isRefused = isProofGivenUp(error) || refusals.includes(refusalOf(error).code)
    if (isRefused) await signalUnknownCredential(options.rp.id, credential.id)
    throw error
  }
}

/** The browser was given the account's passkeys and answers that one of them is here. */
function rememberFor(id: string | undefined): Outcome {
  if (id !== undefined) rememberPasskeyHere(id)
  return 'already-here'
}
