import { useMutation } from '@tanstack/react-query'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { signalUserDetails } from '#client/lib/webauthn.ts'
import { passkeyHolder } from '#client/sessions/known-passkeys/passkey-holder.ts'
import type { Account } from '#shared/accounts.ts'
import { savesAccount } from './saves-account.ts'

type Name = { first: string; last: string }

/** Saves the real name, and gives the browser's password manager the holder's new name. */
export function useSetRealName({ id, email }: Account) {
  const procedures = useProcedures()
  const saves = savesAccount(procedures, (name: Name) => ({ ...name, displayName: displayNameOf(name) }))

  return useMutation(
    procedures.account.setRealName.mutationOptions({
      ...saves,
      onSuccess: (answer, name, changes) => {
        saves.onSuccess(answer, name, changes)
        const displayName = displayNameOf(name)
        const holder = passkeyHolder(id)
        // Nothing waits for it.
        if (holder) signalUserDetails({ ...holder, name: email ?? displayName, displayName })
      },
    }),
  )
}

function displayNameOf({ first, last }: Name) {
  return `${first} ${last}`
}
