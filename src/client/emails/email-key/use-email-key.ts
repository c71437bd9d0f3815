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
 * The mailed e-mail key: whose account it opens is said, its code is asked for, and who comes in hears which other ways there
 * are.
 */
export function useEmailKey() {
  // Of a link that is gone the code is in hand, and opens no other key that may wait.
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
      // Whoever types its code means this key, and no other that may have waited.
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
  // A reload, or a key that waits: the document of its link says whose account it opens.
  useEffect(() => {
    if (!isOpened) location.replace(`${pages.emailKeyLink}/${encodeURIComponent(token)}`)
  }, [isOpened, token])

  const others = useOtherWays({ isIn: code.isRight && waitsUntil === null })
  // Somebody who has something to read leaves by a button.
  const isLeaving = others.ways?.length === 0 && !others.isClosed
  useLeaveSoon(isLeaving, pages.account)

  return {
    view: viewOf({ token, isOpened, isRight: code.isRight, waitsUntil }),
    /** Whose account the key opens; null where the server could not say. */
    facts,
    /** When the key opens the account, where it waits. */
    waitsUntil,
    /** Where somebody shows that it is them. */
    step,
    /** From the first failure on: the way to the sign-in page must not come and go with each try. */
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
