import { useState } from 'react'
import { isUnreachable, refusalOf } from '#client/api/refusal.ts'
import { reloadAccount } from '#client/sessions/load-account.ts'
import { mailedToken } from '#client/sessions/mailed-links/mailed-token.ts'
import { isLinkGone } from '#client/sessions/mailed-links/read-link-facts.ts'
import { sessionState } from '#client/sessions/session-state.ts'
import { mailedLinks } from './mailed-links.ts'

export type MailedLinkView = 'asking' | 'working' | 'done' | 'failed' | 'unreachable' | 'gone'

/** Follows a mailed link when the user presses the button. Mail scanners open links, but press nothing. */
export function useMailedLink(page: keyof typeof mailedLinks) {
  const { follow, failure } = mailedLinks[page]
  const token = mailedToken?.page === page ? mailedToken.token : null
  const [view, setView] = useState<MailedLinkView>(token === null || isLinkGone ? 'gone' : 'asking')
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
