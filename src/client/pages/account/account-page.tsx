import { ProtectionSection } from '#client/account-protection/protection-section.tsx'
import { MergedSlot } from '#client/accounts/merge-guest/merged-slot.tsx'
import { Portrait } from '#client/accounts/portrait.tsx'
import { useAccount } from '#client/cache/use-account.ts'
import { BeenHere } from '#client/layout/been-here.tsx'
import { Page } from '#client/layout/page-frame.tsx'
import { isWebAuthnSupported } from '#client/lib/webauthn.ts'
import { LostKeysSection } from '#client/lost-keys/lost-keys-section.tsx'
import { WindowSection } from '#client/our-window/window-section.tsx'
import { linkUnderWayTo } from '#client/sessions/mailed-links/asked-link.ts'
import { isGuest } from '#client/sessions/use-session.ts'
import { Button } from '#client/ui/button.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { AgreementsSection } from './agreements-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DataSection } from './data-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { StatusSection } from './status-section.tsx'

const GUEST_HINT = 'You are here as a guest. Verify an email to save your account.'
const KEPT_HINT = 'Your account is saved with a passkey. Verify an email too, in case you lose the passkey.'

export default function AccountPage() {
  const { account, problem, retry } = useAccount()
  // The frame waits for the account. It is null only while signing out.
  if (account === null) return null

  const hasAddress = account.email !== null || account.pendingEmail !== null || linkUnderWayTo() !== null
  const mayHavePasskey = hasAddress && isWebAuthnSupported()

  return (
    <Page
      title="Your account"
      lead={account.ghost && (isGuest(account) ? GUEST_HINT : KEPT_HINT)}
      picture={<Portrait account={account} />}
    >
      <Problem says={problem} action={<Button onClick={retry}>Retry</Button>} />
      {isGuest(account) && (
        <p>
          <BeenHere />
        </p>
      )}
      <IdentitySection account={account} />
      <ContactSection account={account} />
      <KeysSection account={account} mayHavePasskey={mayHavePasskey} />
      <ProtectionSection account={account} />
      <MergedSlot accountId={account.id} />
      <WindowSection />
      <LostKeysSection />
      <AgreementsSection />
      <DataSection />
      <StatusSection />
    </Page>
  )
}
