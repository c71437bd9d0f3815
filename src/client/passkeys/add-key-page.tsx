import { useState } from 'react'
import { Ghost } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import { KeyProblem } from '#client/layout/key-problem.tsx'
import { KeyTag, KeyTagButton, KeyTags } from '#client/layout/key-tag.tsx'
import { Page } from '#client/layout/page.tsx'
import { useLeaveSoon } from '#client/lib/use-leave-soon.ts'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { pages } from '#shared/routes.ts'
import { useAddPasskey } from './use-add-passkey.ts'

const titles = {
  choosing: 'Add Key',
  added: 'Passkey added.',
  'already-here': 'This device has a passkey of this account already.',
}

export default function AddKeyPage() {
  const { addPasskey, isBusy, problem, isSupported, isOnThisDevice } = useAddPasskey()
  const [view, setView] = useState<keyof typeof titles>('choosing')
  const isChoosing = view === 'choosing'
  useLeaveSoon(!isChoosing, pages.account)

  async function add() {
    setView((await addPasskey()) ?? 'choosing')
  }

  return (
    <Page
      title={titles[view]}
      lead={
        isChoosing
          ? 'Two keys are safer than one: lose either, and the other still opens.'
          : 'We take you to your account.'
      }
      picture={
        <Niche>
          <Ghost pose="keys" />
        </Niche>
      }
    >
      {problem && <KeyProblem sentence={problem} />}
      {isChoosing && (
        <>
          <KeyTags>
            {isSupported && !isOnThisDevice && (
              <KeyTagButton kind="passkey" name="Passkey" isBusy={isBusy} onClick={add}>
                Sign in using this device.
              </KeyTagButton>
            )}
            <KeyTag kind="email" name="Email Key" to={pages.addEmailKey}>
              Sign in via email link.
            </KeyTag>
          </KeyTags>
          <Actions>
            <ButtonLink to={pages.account}>Cancel</ButtonLink>
          </Actions>
        </>
      )}
    </Page>
  )
}
