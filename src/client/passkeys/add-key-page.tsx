import { useNavigate } from 'react-router-dom'
import { Ghost } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import { KeyProblem } from '#client/layout/key-problem.tsx'
import { KeyTag, KeyTagButton, KeyTags } from '#client/layout/key-tag.tsx'
import { Page } from '#client/layout/page.tsx'
import { toast } from '#client/lib/toasts.ts'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { pages } from '#shared/routes.ts'
import { useAddPasskey } from './use-add-passkey.ts'

export default function AddKeyPage() {
  const { addPasskey, isBusy, problem, isSupported, isOnThisDevice } = useAddPasskey()
  const navigate = useNavigate()

  async function addAndLeave() {
    if (!(await addPasskey())) return
    toast('Passkey added.')
    navigate(pages.account)
  }

  return (
    <Page
      title="Add Key"
      lead="Two keys are safer than one: lose either, and the other still opens."
      picture={
        <Niche>
          <Ghost pose="keys" />
        </Niche>
      }
    >
      {problem && <KeyProblem sentence={problem} />}
      <KeyTags>
        {isSupported && !isOnThisDevice && (
          <KeyTagButton kind="passkey" name="Passkey" isBusy={isBusy} onClick={addAndLeave}>
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
    </Page>
  )
}
