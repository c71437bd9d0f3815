import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failures } from '#client/api/failures.ts'
import { isUnreachable, refusalOf } from '#client/api/refusal.ts'
import { api } from '#client/api/trpc.ts'
import { removeText } from '#client/lib/storage.ts'
import { ENDED_KEY, storeBrowserKey } from '#client/session/stored-session.ts'
import { pages } from '#shared/routes.ts'
import { endedKey } from './ended-key-stored.ts'

/** For a browser that was signed out from elsewhere: what was done to it is undone, and it is in again. */
export function useEndedKey() {
  const [browserKey, setBrowserKey] = useState(endedKey)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const navigate = useNavigate()

  async function undo() {
    if (browserKey === null) return
    setBusy(true)
    setProblem(null)
    try {
      await api.account.undoChange.mutate({ token: browserKey })
      removeText(ENDED_KEY)
      storeBrowserKey(browserKey)
      await navigate(pages.account)
    } catch (error) {
      setProblem(refusalOf(error, failures.undoChange).sentence)
      // What the server has said no to it will not take later either.
      if (!isUnreachable(error)) forget()
    } finally {
      setBusy(false)
    }
  }

  function forget() {
    removeText(ENDED_KEY)
    setBrowserKey(null)
  }

  return { isEnded: browserKey !== null, undo, isBusy, problem }
}
