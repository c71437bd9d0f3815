import { browserId } from '#client/auth/browser-id.ts'
import { withSession } from '#client/auth/call.ts'
import { enter } from '#client/auth/enter.ts'
import { rememberPasskeyHere } from '#client/auth/passkey-memory.ts'
import { sessionState } from '#client/auth/session-state.ts'
import { refusalOf } from '#client/lib/refusal.ts'
import { createCredential, signalUnknownCredential } from '#client/lib/webauthn.ts'

/** Makes a passkey for the account of this session. False: the dialog was cancelled. */
export async function registerPasskey({ email }: { email?: string | undefined } = {}): Promise<boolean> {
  const options = await withSession((api) =>
    api.passkeys.beginRegistration.mutate({ email, browserId: browserId() }),
  )
  const credential = await createCredential(options)
  if (credential === null) return false
  if (credential === 'already-registered') return rememberForThisAccount()

  try {
    const entry = await withSession((api) =>
      api.passkeys.completeRegistration.mutate({ credential, browserId: browserId() }),
    )
    rememberPasskeyHere(entry.user.id)
    enter(entry)
    return true
  } catch (error) {
    // The browser has stored a passkey that the account refused.
    const isRefused = ['invalid_credential', 'invalid_challenge'].includes(refusalOf(error).code)
    if (isRefused) await signalUnknownCredential(options.rp.id, credential.id)
    throw error
  }
}

/** The browser was told which passkeys the account has, and says that one of them is here. */
function rememberForThisAccount() {
  const id = sessionState().session?.user.id
  if (id !== undefined) rememberPasskeyHere(id)
  return true
}
