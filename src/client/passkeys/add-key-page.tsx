import { useState } from 'react'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { KeyProblem } from '#client/layout/key-problem.tsx'
import { KeyTag, KeyTagButton, KeyTags } from '#client/layout/key-tag.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { pages } from '#shared/page-paths.ts'
import { useAddPasskey } from './use-add-passkey.ts'

const titles = {
  choosing: 'Add Key',
  added: 'Passkey added.',
  waiting: 'Your passkey will be added later.',
  'already-here': 'This device already has a passkey for this account.',
}

export default function AddKeyPage() {
  const { addPasskey, isBusy, problem, step, isSupported, isOnThisDevice } = useAddPasskey()
  const [view, setView] = useState<keyof typeof titles>('choosing')
  const isChoosing = view === 'choosing'
  useLeaveSoon(!isChoosing, pages.account)

  async function add() {
    setView((await addPasskey()) ?? 'choosing')
  }

  return (
    <GhostPage
      title={titles[view]}
      lead={
        isChoosing
          ? 'Two keys are safer than one: lose one, and the other still works.'
          : 'Taking you to your account…'
      }
      pose="keys"
    >
      {problem && <KeyProblem sentence={problem} />}
      {isChoosing && (
        <>
          <KeyTags>
            {isSupported && !isOnThisDevice && (
              <KeyTagButton
                kind="passkey"
                name="Passkey"
                isBusy={isBusy}
                onClick={add}
                more={['For everyday use: you sign in here with your fingerprint, face or PIN.']}
              >
                Sign in using this device.
              </KeyTagButton>
            )}
            <KeyTag
              kind="email"
              name="Email Key"
              to={pages.addEmailKey}
              more={['For other devices, and for the day you lose this one.']}
            >
              Sign in via email link.
            </KeyTag>
          </KeyTags>
          <Actions>
            <ButtonLink to={pages.account}>Cancel</ButtonLink>
          </Actions>
        </>
      )}
      {step satisfies Elements}
    </GhostPage>
  )
}
