import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { toast } from '#client/lib/toasts.ts'
import { forgetLeftGuest, type LeftGuest } from '#client/sessions/left-guest/left-guest.ts'
import { pages } from '#shared/page-paths.ts'
import { PERSONAL_CHANGES, type PersonalChange } from '#shared/personal-fields.ts'
import { takeOver } from './merge-browser-things.ts'
import { describeThings, type Thing } from './mergeable-things.ts'
import { keepMerge } from './merged-guests.ts'

/** Why nothing of the guest's facts on the server could be merged. */
type Gone = 'not_found' | 'not_a_guest'

/** Merges a guest's facts or leaves them. After either one the user is not asked again. */
export function useMergeGuest() {
  const { account } = useProcedures()
  const { doing, problem, attempt } = useAttempt<'bring'>()
  const { mutateAsync } = useMutation(account.bring.mutationOptions())
  const [outcome, setOutcome] = useState<{ gone: Gone; came: Thing[] } | null>(null)

  /** Merges the server's part. A guest that no longer exists is no failure: the browser's part can still be merged. */
  async function mergeOnServer(from: string, take: PersonalChange[]) {
    if (take.length === 0) return { brought: [], undoToken: null, gone: null }
    try {
      return { ...(await mutateAsync({ from, take })), gone: null }
    } catch (error) {
      const { code } = refusalOf(error)
      if (code !== 'not_found' && code !== 'not_a_guest') throw error
      return { brought: [], undoToken: null, gone: code }
    }
  }

  async function bring({ id, to, browserKey }: LeftGuest, chosen: Thing[]) {
    const take = PERSONAL_CHANGES.filter((thing) => chosen.includes(thing))
    const { brought, undoToken, gone } = await mergeOnServer(browserKey, take)
    const taken = takeOver(
      chosen.filter((thing) => thing === 'likes' || thing === 'game'),
      { from: id, to },
    )
    const came: Thing[] = [...brought, ...taken.map(({ thing }) => thing)]
    if (came.length > 0) keepMerge(to, { things: came, undoToken, taken })
    forgetLeftGuest()
    if (gone !== null) return setOutcome({ gone, came })
    toast(
      came.length === 0
        ? 'There was nothing left to bring along.'
        : `Brought along: ${describeThings(came)}.`,
    )
    navigate(pages.account, { replace: true })
  }

  return {
    isBusy: doing !== null,
    problem,
    /** Set if the guest no longer exists, for the page to explain. */
    outcome,
    bring: (guest: LeftGuest, chosen: Thing[]) =>
      attempt('bring', () => bring(guest, chosen), failures.update),
    leaveBehind: () => {
      forgetLeftGuest()
      navigate(pages.account, { replace: true })
    },
  }
}
