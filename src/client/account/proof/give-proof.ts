import { beginCeremony } from '#client/api/begin-ceremony.ts'
import { getCredential } from '#client/lib/webauthn.ts'
import { sessionApi } from '#client/session/calls.ts'

const { prove } = sessionApi.auth

/** A proof by a passkey of this account; null: the browser's dialog was cancelled. */
export async function proveByPasskey(signal: AbortSignal): Promise<string | null> {
  const options = await beginCeremony(() => prove.begin.mutate())
  const credential = await getCredential(options, { signal })
  return credential && (await prove.complete.mutate({ credential })).proof
}

/** Has a code mailed; resolves to the address it went to, masked. */
export async function mailProofCode(): Promise<string> {
  return (await prove.mail.mutate()).to
}

/** A proof by the mailed code. */
export async function proveByCode(code: string): Promise<string> {
  return (await prove.code.mutate({ code })).proof
}
