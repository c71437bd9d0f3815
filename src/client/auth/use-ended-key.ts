import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { isUnreachable } from '#client/api/refusal.ts'
import { api } from '#client/api/trpc.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { removeText } from '#client/lib/storage.ts'
import { ENDED_KEY, storeBrowserKey } from '#client/session/stored-session.ts'
import { pages } from '#shared/routes.ts'
import { endedKey } from './ended-key-stored.ts'

/** For a browser that was signed out from elsewhere: what was done to it is undone, and it is in again. */
export function useEndedKey() {
  const [browserKey, setBrowserKey] = useState(endedKey)
  const { doing, problem, attempt } = useAttempt<'undo'>()

  async function undo(token: string) {
    try {
      await api.account.undoChange.mutate({ token })
    } catch (error) {
      // What the server has said no to it will not take later either.
      if (!isUnreachable(error)) forget()
      throw error
    }
    removeText(ENDED_KEY)
    storeBrowserKey(token)
    navigate(pages.account)
  }

  function forget() {
    removeText(ENDED_KEY)
    setBrowserKey(null)
  }

  return {
    isEnded: browserKey !== null,
    undo: () => browserKey !== null && attempt('undo', () => undo(browserKey), failures.undoChange),
    isBusy: doing !== null,
    problem,
  }
}
