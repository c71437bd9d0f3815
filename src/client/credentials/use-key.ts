import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { queries } from '#client/cache/queries.ts'
import { useAccount } from '#client/cache/use-account.ts'
import { useKeys } from '#client/cache/use-keys.ts'
import { useRequestEmailKey } from '#client/cache/use-request-email-key.ts'
import { describeDeparture } from '#client/layout/describe-departure.ts'
import { describeLeft } from '#client/layout/describe-forecast.ts'
import { nameKeys } from '#client/layout/key-names.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { thisDevice } from '#client/lib/this-device.ts'
import { toast } from '#client/lib/toasts.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { type Stay, useLeaving } from '#client/lib/use-leaving.ts'
import { changesHere, onChanges } from '#client/sessions/changes-here.ts'
import { unlessGivenUp } from '#client/step-up/proof.ts'
import type { Key } from '#shared/credentials.ts'
import { keyPath, pages } from '#shared/page-paths.ts'
import { isLastSignInMethod } from './only-sign-in-method.ts'
import { useRemoveKey } from './use-remove-key.ts'

const FAILURES = { delete: failures.deleteKey, activate: failures.sendEmailKey }

/** The key that the page is about, and what can be done with it. */
export function useKey(path: string) {
  const { keys, isLoading, problem, retry } = useKeys({ always: true })
  const { remove: removeKey, step } = useRemoveKey()
  const { requestEmailKey, step: mailStep } = useRequestEmailKey()
  const { account } = useAccount()
  const { doing, problem: reason, attempt } = useAttempt<keyof typeof FAILURES>()
  const [failure, setFailure] = useState('')
  const leaving = useLeaving()
  const changes = useExternalStore(onChanges, changesHere)
  const names = keys && nameKeys(keys, thisDevice())
  const key = keys?.find((one) => keyPath(one) === path) ?? null

  async function act(kind: keyof typeof FAILURES, work: (stay: Stay) => Promise<void>) {
    if (doing !== null) return
    setFailure(FAILURES[kind])
    const stay = leaving()
    await attempt(kind, () => unlessGivenUp(() => work(stay)), FAILURES[kind])
  }

  function remove(key: Key) {
    return act('delete', async (stay) => {
      const outcome = await removeKey(key).catch((error) => {
        // Deleted elsewhere meanwhile: after the reload the page says so.
        if (refusalOf(error).code === 'not_found') void queries.invalidateQueries()
        throw error
      })
      if (outcome === 'signed-out') {
        navigate(pages.signedOut, { replace: true })
        return
      }
      if (outcome === 'removed') toast(key.type === 'passkey' ? 'Passkey deleted.' : 'Key deleted.')
      if (!stay.isOver) navigate(pages.account, { replace: true })
    })
  }

  /** Sends a new mail for a key that awaits its activation. The next page asks for the code. */
  function activate(email: string) {
    return act('activate', async (stay) => {
      const arrival = await requestEmailKey(email)
      if (!stay.isOver) navigate(pages.activateEmailKey, { state: arrival })
    })
  }

  const isBusy = isLoading || doing !== null
  return {
    key,
    /** Every key of the account. */
    keys: keys ?? [],
    name: describeName(key, names),
    /** An older list may not contain the key yet. */
    isMissing: keys !== null && key === null && !isLoading,
    /** Also when nobody is signed in: then no list ever comes. */
    hasFailed: problem !== null || (keys === null && !isBusy),
    problem,
    retry,
    doing,
    isLastSignInMethod: account !== null && key !== null && isLastSignInMethod(account, key),
    /** A sentence that says what its deletion leaves; null for a key that opens nothing. */
    left: account && key && describeLeft(account, { keys: [key] }, thisDevice()),
    /** A sentence that says when it goes if it is deleted now. */
    departure: account && key && describeDeparture(key, account, changes),
    failure: reason === null ? null : { what: failure, why: reason },
    remove,
    activate,
    /** The step-up dialogs. */
    steps: [step, mailStep],
  }
}

/** The same name as in the list of keys. For this browser's key, the name it got when it was made follows. */
function describeName(key: Key | null, names: Map<string, string> | null) {
  const name = (key && names?.get(key.id)) ?? ''
  const isMade = key?.type === 'browser' && key.current && key.device === undefined
  return isMade ? `${name} (${key.name})` : name
}
