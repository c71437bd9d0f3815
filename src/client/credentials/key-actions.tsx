import { useState } from 'react'
import { useMailWait } from '#client/api/waits.ts'
import { isHere } from '#client/layout/key-names.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'
import type { Key } from '#shared/credentials.ts'
import { errorCatalogue } from '#shared/errors.ts'
import { pages } from '#shared/page-paths.ts'
import type { useKey } from './use-key.ts'

type Deeds = Pick<
  ReturnType<typeof useKey>,
  'doing' | 'failure' | 'isLastSignInMethod' | 'departure' | 'left' | 'remove' | 'activate'
>

/** The actions for a key, and why the last one failed. */
export function KeyActions({
  of: key,
  doing,
  failure,
  isLastSignInMethod,
  departure,
  left,
  remove,
  activate,
}: { of: Key } & Deeds) {
  const [isAsking, setAsking] = useState(false)
  const secondsLeft = useMailWait(key.type === 'email' ? key.email : null)
  const isPending = key.type === 'email' && !key.activated
  const noun = key.type === 'passkey' ? 'passkey' : 'key'
  const title = key.type === 'passkey' ? 'Delete Passkey' : 'Delete Key'

  return (
    <>
      {failure && (
        <Notice kind="error">
          <p>{failure.what}</p>
          {failure.why !== failure.what && <p>{failure.why}</p>}
        </Notice>
      )}
      {isAsking && isLastSignInMethod && (
        <Notice kind="error">
          <p>{errorCatalogue.lastKey.sentence}</p>
        </Notice>
      )}
      <Actions>
        {isPending && (
          <PatientButton
            look="door"
            isBusy={doing === 'activate'}
            secondsLeft={secondsLeft}
            onClick={() => activate(key.email)}
          >
            Activate Email Key
          </PatientButton>
        )}
        <Button look="danger" isBusy={doing === 'delete'} onClick={() => setAsking(true)}>
          {title}
        </Button>
        <ButtonLink to={pages.account}>Back to Account</ButtonLink>
      </Actions>
      <ConfirmDialog
        isOpen={isAsking && !isLastSignInMethod}
        title={title}
        stay="Cancel"
        goOn={`Yes, ${title}`}
        onStay={() => setAsking(false)}
        onGoOn={() => {
          setAsking(false)
          remove(key)
        }}
      >
        <p>{`Are you sure you want to delete this ${noun}? ${departure ?? ''}`}</p>
        {isHere(key) && <p>It is the key of the browser you are using: deleting it signs you out here.</p>}
        {left && <p>{left}</p>}
      </ConfirmDialog>
    </>
  )
}
