import { beginCeremony } from '#client/api/begin-ceremony.ts'
import { getCredential } from '#client/lib/webauthn.ts'
import { openSession, renewSession } from '#client/sessions/session.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { sessionApi } from '#client/sessions/signed-in-calls.ts'
import { readStored } from '#client/sessions/stored-session.ts'
import { thisBrowser } from '#client/sessions/this-browser.ts'
import { keepProof } from './call-proof.ts'

const { prove } = sessionApi.auth

/** A step-up by a passkey of this account. Null: the browser's dialog was cancelled. */
export async function proveByPasskey(signal: AbortSignal): Promise<string | null> {
  const options = await beginCeremony(() => prove.begin.mutate())
  const credential = await getCredential(options, { signal })
  return credential && take(await prove.complete.mutate({ credential, ...presentedKey() }))
}

/** Requests a mail with a code. Resolves to its address, masked. */
export async function mailProofCode(): Promise<string> {
  return (await prove.mail.mutate({})).to
}

/** A step-up by the mailed code. */
export async function proveByCode(code: string): Promise<string> {
  return take(await prove.code.mutate({ code, ...presentedKey() }))
}

/** This browser's key is sent along, so that the session is renewed. */
function presentedKey() {
  return { browserKey: thisBrowser().browserKey }
}

type Answer = Awaited<ReturnType<typeof prove.code.mutate>>

async function take({ proof, expiresIn, session }: Answer): Promise<string> {
  const user = sessionState().session?.user
  // Skipped if somebody has signed out or in while the answer was on its way.
  if (session && user && readStored().session?.user.id === user.id) {
    openSession({ ...session, accessToken: session.jwt, user })
    // Use the new key at once: from then on a copy of the older key is worthless.
    await renewSession(session.jwt).catch(() => undefined)
  }
  keepProof(proof, expiresIn)
  return proof
}
