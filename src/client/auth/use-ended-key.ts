import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failures } from '#client/api/failures.ts'
import { isUnreachable, refusalOf } from '#client/api/refusal.ts'
import { api } from '#client/api/trpc.ts'
import { endedKey, forgetEndedKey, takeEndedKeyBack } from '#client/session/ended-key.ts'
import { pages } from '#shared/routes.ts'

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
      takeEndedKeyBack(browserKey)
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
    forgetEndedKey()
    setBrowserKey(null)
  }

  return { isEnded: browserKey !== null, undo, isBusy, problem }
}
