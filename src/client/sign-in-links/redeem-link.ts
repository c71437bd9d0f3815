import { isUnreachable } from '#client/api/refusal.ts'
import { enter } from '#client/sessions/enter.ts'
import { reloadAccount } from '#client/sessions/load-account.ts'
import { keepRedeemed } from '#client/sessions/mailed-links/asked-link.ts'
import { mailedToken } from '#client/sessions/mailed-links/mailed-token.ts'
import { revokeSignedOutKeys } from '#client/sessions/sign-out.ts'
import { openApi } from '#client/sessions/signed-in-calls.ts'
import { storeAccountId } from '#client/sessions/stored-session.ts'
import { publishToTabs } from '#client/sessions/tabs/tell-tabs.ts'
import { thisBrowser } from '#client/sessions/this-browser.ts'
import { isProofGivenUp } from '#client/step-up/call-proof.ts'
import type { Claim, useProof } from '#client/step-up/use-proof.tsx'

/** The secret of the sign-in link this page was opened with. */
export const linkToken = mailedToken?.page === 'verifyLink' ? mailedToken.token : null

/** When a pending address will be added to the account of this session; null if it is not pending. */
type Redeemed = { takesEffectAt: string | null }

let redemption: Promise<Redeemed> | null = null

/**
 * Redeems the link once, however often it is called: a second try would find it used. With `expectedEmail`, a link for another
 * address is refused as invalid and stays valid.
 */
export function redeemLink(
  token: string,
  {
    expectedEmail,
    prove,
  }: { expectedEmail: string | undefined; prove: ReturnType<typeof useProof>['prove'] },
): Promise<Redeemed> {
  redemption ??= prove((claim) => redeem(token, expectedEmail, claim), { signedOut: 'again' }).catch(
    (error) => {
      // May be tried again: the server never received it, the step-up was cancelled, or the link may be for another address.
      const isGood = isUnreachable(error) || isProofGivenUp(error)
      if (isGood || expectedEmail !== undefined) redemption = null
      throw error
    },
  )
  return redemption
}

async function redeem(token: string, expectedEmail: string | undefined, claim: Claim): Promise<Redeemed> {
  await revokeSignedOutKeys()
  const answer = await openApi.email.redeemSignInLink.mutate({
    token,
    expectedEmail,
    ...thisBrowser(),
    ...claim,
  })
  keepRedeemed(answer.email)

  if ('accessToken' in answer) {
    await enter({ ...answer, jwt: answer.accessToken })
    return { takesEffectAt: null }
  }
  // The account that requested the link got the address and keeps its session.
  storeAccountId(answer.accountId)
  reloadAccount()
  publishToTabs()
  return { takesEffectAt: answer.takesEffectAt }
}
