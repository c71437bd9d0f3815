import { useState } from 'react'
import { isUnreachable, refusalOf } from '#client/api/refusal.ts'
import { reloadAccount } from '#client/session/load-account.ts'
import { mailedToken } from '#client/session/mailed-token.ts'
import { sessionState } from '#client/session/session-state.ts'

export type MailedLinkView = 'asking' | 'working' | 'done' | 'failed' | 'unreachable' | 'tokenless'

export type MailedLink = {
  /** The page that the link leads to. */
  page: 'kept' | 'undo'
  /** Without a bearer: the link is for the account it was mailed about, whoever is here. */
  follow: (token: string) => Promise<unknown>
  /** What is said where there is no reason. */
  failure: string
}

/** Does what a mailed link is for, when somebody presses: scanners of mail open links, and press nothing. */
export function useMailedLink({ page, follow, failure }: MailedLink) {
  const token = mailedToken?.page === page ? mailedToken.token : null
  const [view, setView] = useState<MailedLinkView>(token === null ? 'tokenless' : 'asking')
  const [problem, setProblem] = useState('')

  async function press() {
    if (token === null) return
    setView('working')
    try {
      await follow(token)
      setView('done')
      if (sessionState().session) reloadAccount()
    } catch (error) {
      setProblem(refusalOf(error, failure).sentence)
      setView(isUnreachable(error) ? 'unreachable' : 'failed')
    }
  }

  return { view, problem, press }
}
