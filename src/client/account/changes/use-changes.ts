import { useEffect, useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { toast } from '#client/lib/toasts.ts'
import { sessionApi } from '#client/session/calls.ts'
import { loadAccount } from '#client/session/load-account.ts'
import { tellOtherTabs } from '#client/session/tell-tabs.ts'
import type { Change } from '#shared/changes.ts'
import { knownChanges, rememberChange } from './known-changes.ts'

/**
 * What other browsers have changed at the door of this account and nobody here knows of yet, newest first; asked for once a
 * visit. Without the query cache, since every page says it.
 */
export function useChanges() {
  const [told, setTold] = useState<Change[]>([])
  const [known, setKnown] = useState(knownChanges)
  const { doing, problem, attempt } = useAttempt<'undo'>()

  useEffect(() => {
    let isPast = false
    askForChanges().then((changes) => {
      if (!isPast) setTold(changes)
    })
    return () => {
      isPast = true
    }
  }, [])

  function know(id: string) {
    rememberChange(
      id,
      told.map((change) => change.id),
    )
    setKnown(knownChanges())
  }

  async function undo(id: string) {
    const undone = await attempt(
      'undo',
      () => sessionApi.account.undoChange.mutate({ id }),
      failures.undoChange,
    )
    if (undone === null) return
    toast('Undone, and that browser is signed out')
    tellOtherTabs()
    setTold(await askForChanges())
    await loadAccount().catch(() => undefined)
  }

  const unknown = told.filter(({ id }) => !known.includes(id))
  return { unknown, know, undo, doing, problem }
}

/** Where the server cannot be asked now, it is asked on the next visit: nothing waits for it. */
async function askForChanges(): Promise<Change[]> {
  return await sessionApi.account.changes.query({ elsewhere: 'true' }).catch(() => [])
}
