import { useEffect } from 'react'
import { later } from '#client/lib/later.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { changesHere, followChanges, onChanges, waitingOf } from '#client/sessions/changes-here.ts'
import { leavingPasskey, onLeavingPasskey } from '#client/sessions/known-passkeys/leaving-passkey.ts'

const loadPending = later(() =>
  import('./pending-change-list.tsx').then(({ PendingChanges }) => PendingChanges),
)

/** Shows the pending changes of sign-in methods, in every browser, until they are over. */
export function ChangesSlip() {
  const changes = useExternalStore(onChanges, changesHere)
  const leaving = useExternalStore(onLeavingPasskey, leavingPasskey)
  const pending = waitingOf(changes ?? [])
  const isNeeded = pending.length > 0 || leaving !== null
  const Pending = useNeeded(isNeeded, loadPending)

  useEffect(followChanges, [])

  return isNeeded && Pending ? <Pending pending={pending} leaving={leaving} /> : null
}
