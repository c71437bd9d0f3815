import { openApi } from '#client/session/calls.ts'
import { enter } from '#client/session/enter.ts'
import { sessionState } from '#client/session/session-state.ts'
import { tellUntold } from '#client/session/sign-out.ts'
import { thisBrowser } from '#client/session/this-browser.ts'

/** Activates an e-mail key by the token of its link and its code, and opens the session that this earns. */
export async function activateEmailKey(token: string, activationCode: string) {
  await tellUntold()
  const answer = await openApi.email.activateKey.mutate({ token, activationCode, ...thisBrowser() })
  await enter({ ...answer, user: userOf(answer.accountId) })
}

/** The answer says only whose account it is; `enter` asks for the rest. */
function userOf(id: string) {
  const { session } = sessionState()
  return session?.user.id === id ? session.user : { id, email: null, displayName: 'User' }
}
