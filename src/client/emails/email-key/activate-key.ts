import { enter } from '#client/sessions/enter.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { revokeSignedOutKeys } from '#client/sessions/sign-out.ts'
import { openApi } from '#client/sessions/signed-in-calls.ts'
import { thisBrowser } from '#client/sessions/stored-session.ts'
import type { Claim } from '#client/step-up/use-proof.tsx'

/** Activates an e-mail key by its link's token and its code, and opens the session for it. A pending key opens no session. */
export async function activateEmailKey(token: string, activationCode: string, claim: Claim) {
  await revokeSignedOutKeys()
  const answer = await openApi.email.activateKey.mutate({ token, activationCode, ...thisBrowser(), ...claim })
  const { jwt, expiresIn, accountId } = answer
  if (jwt !== undefined && expiresIn !== undefined)
    await enter({ ...answer, jwt, expiresIn, user: userOf(accountId) })
  return answer
}

/** The answer only has the account's id: `enter` fetches the rest. */
function userOf(id: string) {
  const { session } = sessionState()
  return session?.user.id === id ? session.user : { id, email: null, displayName: 'User' }
}
