import { useEffect, useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { useAsking } from '#client/emails/use-asking.ts'
import { useCode } from '#client/emails/use-code.ts'
import { useOtherWays } from '#client/emails/use-other-ways.ts'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { mailedToken } from '#client/sessions/mailed-links/mailed-token.ts'
import { emailKeyFacts, isLinkGone } from '#client/sessions/mailed-links/read-link-facts.ts'
import { useProof } from '#client/step-up/use-proof.tsx'
import { ACTIVATION_CODE_INCOMPLETE } from '#shared/code.ts'
import { pages } from '#shared/page-paths.ts'
import { activateEmailKey } from './activate-key.ts'
import { forgetPendingEmailKey, keepPendingEmailKey, pendingEmailKey } from './pending-key.ts'

/**
 * The page of a mailed e-mail key: it names the account, asks for the code, and after the sign-in lists the other sign-in
 * methods.
 */
export function useEmailKey() {
  // When the link is gone, the user has its code. It must not be tried on another pending key.
  const [token] = useState(() => (isLinkGone ? null : pendingEmailKey()))
  const isOpened = token === null || token === mailedToken?.token
  const facts = isOpened ? emailKeyFacts() : null
  const [hasFailed, setFailed] = useState(false)
  const [waitsUntil, setWaitsUntil] = useState<string | null>(null)
  const { prove, step } = useProof()
  const asking = useAsking()
  const code = useCode({
    asking,
    waitName: `code of ${token}`,
    incomplete: ACTIVATION_CODE_INCOMPLETE,
    fallback: failures.activateEmailKey,
    send: async (typed) => {
      if (token === null) return
      // A typed code is for this key and replaces any other pending key.
      keepPendingEmailKey(token)
      const { takesEffectAt } = await prove((claim) => activateEmailKey(token, typed, claim)).catch(
        (error) => {
          setFailed(true)
          throw error
        },
      )
      setWaitsUntil(takesEffectAt ?? null)
      forgetPendingEmailKey(token)
    },
  })
  // After a reload, or for a pending key: the document of its link names the account.
  useEffect(() => {
    if (!isOpened) location.replace(`${pages.emailKeyLink}/${encodeURIComponent(token)}`)
  }, [isOpened, token])

  const others = useOtherWays({ isIn: code.isRight && waitsUntil === null })
  // A user with something to read leaves by a button.
  const isLeaving = others.ways?.length === 0 && !others.isClosed
  useLeaveSoon(isLeaving, pages.account)

  return {
    view: viewOf({ token, isOpened, isRight: code.isRight, waitsUntil }),
    /** The account that the key opens; null when the server could not tell. */
    facts,
    /** When a pending key will open the account; null otherwise. */
    waitsUntil,
    /** The step-up dialog. */
    step,
    /** True from the first failure on: the link to the sign-in page must not come and go with each try. */
    hasFailed,
    code,
    others,
    isLeaving,
  }
}

type View = 'looking' | 'no-key' | 'pending' | 'success' | 'waiting'

type Facts = { token: string | null; isOpened: boolean; isRight: boolean; waitsUntil: string | null }

function viewOf({ token, isOpened, isRight, waitsUntil }: Facts): View {
  if (token === null) return 'no-key'
  if (!isOpened) return 'looking'
  if (!isRight) return 'pending'
  return waitsUntil === null ? 'success' : 'waiting'
}
