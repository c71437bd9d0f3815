import { isUnreachable } from '#client/lib/refusal.ts'
import { forgetAskedLink } from '#client/session/asked-link.ts'
import { browserId } from '#client/session/browser-id.ts'
import { withOptionalSession } from '#client/session/call.ts'
import { enter } from '#client/session/enter.ts'
import { reloadAccount } from '#client/session/load-account.ts'
import { tellUntold } from '#client/session/sign-out.ts'
import { storeAccountId } from '#client/session/stored-session.ts'
import { mailedToken } from './mailed-token.ts'

/** The secret of the sign-in link this page was opened with. */
export const linkToken = mailedToken?.page === 'verifyLink' ? mailedToken.token : null

let redemption: Promise<void> | null = null

/** Redeems the link once, however often it is asked to: a second try would find it used. */
export function redeemLink(token: string): Promise<void> {
  redemption ??= redeem(token).catch((error) => {
    // Never heard by the server, so the link is still good and may be tried again.
    if (isUnreachable(error)) redemption = null
    throw error
  })
  return redemption
}

async function redeem(token: string) {
  await tellUntold()
  const answer = await withOptionalSession((api) =>
    api.email.redeemSignInLink.mutate({ token, browserId: browserId() }),
  )
  forgetAskedLink()

  if ('accessToken' in answer) {
    enter({ ...answer, jwt: answer.accessToken })
    return
  }
  // The asking session's own account got the address and keeps its session.
  storeAccountId(answer.accountId)
  reloadAccount()
}
