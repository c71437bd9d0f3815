import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { isUnreachable, refusalOf } from '#client/api/refusal.ts'
import { api } from '#client/api/trpc.ts'
import { reloadAccount } from '#client/session/load-account.ts'
import { mailedToken } from '#client/session/mailed-token.ts'
import { sessionState } from '#client/session/session-state.ts'

type View = 'asking' | 'working' | 'kept' | 'failed' | 'unreachable' | 'tokenless'

/** The secret of the way back this page was opened with. */
const token = mailedToken?.page === 'kept' ? mailedToken.token : null

/** Keeps an account by its mailed link, when somebody presses: scanners of mail open links, and press nothing. */
export function useKeptLink() {
  const [view, setView] = useState<View>(token === null ? 'tokenless' : 'asking')
  const [problem, setProblem] = useState('')

  async function keep() {
    if (token === null) return
    setView('working')
    try {
      // Without a bearer: the link is for the account it was mailed about, whoever is here.
      await api.account.undoDeletion.mutate({ token })
      setView('kept')
      if (sessionState().session) reloadAccount()
    } catch (error) {
      setProblem(refusalOf(error, failures.keepAccount).sentence)
      setView(isUnreachable(error) ? 'unreachable' : 'failed')
    }
  }

  return { view, problem, keep }
}
