import { KeysSection } from '#client/keys/keys-section.tsx'
import { Page } from '#client/layout/page.tsx'
import { Button } from '#client/ui/button.tsx'
import { Initializing } from '#client/ui/initializing.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { AgreementsSection } from './agreements-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { Portrait } from './portrait.tsx'
import { StatusSection } from './status-section.tsx'
import { useAccount } from './use-account.ts'

const GUEST_HINT = 'You are here as a guest. Verify an email to save your account.'
const UNKNOWN = 'We cannot look you up right now.'

export default function AccountPage() {
  const { account, isLoading, problem, retry } = useAccount()

  if (account === null && isLoading) return <Initializing />

  return (
    <Page
      title="Your account"
      lead={account === null ? UNKNOWN : account.ghost && GUEST_HINT}
      picture={<Portrait account={account} />}
    >
      {problem && (
        <Notice kind="error" action={<Button onClick={retry}>Retry</Button>}>
          <p>{problem}</p>
        </Notice>
      )}
      {account && (
        <>
          <IdentitySection account={account} />
          <ContactSection account={account} />
          <KeysSection hasEmail={account.email !== null} />
          <AgreementsSection />
          <StatusSection />
        </>
      )}
    </Page>
  )
}
