import { enter } from '#client/sessions/enter.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { revokeSignedOutKeys } from '#client/sessions/sign-out.ts'
import { openApi } from '#client/sessions/signed-in-calls.ts'
import { thisBrowser } from '#client/sessions/this-browser.ts'
import type { Claim } from '#client/step-up/use-proof.tsx'

/** Activates an e-mail key by the token of its link and its code, and opens the session that this earns: none where it waits. */
export async function activateEmailKey(token: string, activationCode: string, claim: Claim) {
  await revokeSignedOutKeys()
  const answer = await openApi.email.activateKey.mutate({ token, activationCode, ...thisBrowser(), ...claim })
  const { jwt, expiresIn, accountId } = answer
  if (jwt !== undefined && expiresIn !== undefined)
    await enter({ ...answer, jwt, expiresIn, user: userOf(accountId) })
  return answer
}

/** The answer says only whose account it is; `enter` asks for the rest. */
function userOf(id: string) {
  const { session } = sessionState()
  return session?.user.id === id ? session.user : { id, email: null, displayName: 'User' }
}
