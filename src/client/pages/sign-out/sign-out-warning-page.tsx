import { Portrait } from '#client/accounts/portrait.tsx'
import { useAccount } from '#client/cache/use-account.ts'
import { describeLeft } from '#client/layout/describe-forecast.ts'
import { isHere } from '#client/layout/key-names.ts'
import { Page } from '#client/layout/page-frame.tsx'
import { Redirect } from '#client/lib/navigation.tsx'
import { thisDevice } from '#client/lib/this-device.ts'
import { isGuest } from '#client/sessions/use-session.ts'
import { useSignOut } from '#client/sessions/use-sign-out.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Details } from '#client/ui/details.tsx'
import styles from '#client/ui/list.module.css'
import { Notice } from '#client/ui/notice.tsx'
import { Section } from '#client/ui/section.tsx'
import { pages } from '#shared/page-paths.ts'
import { capitalized, yourPersonalData } from '#shared/personal-fields.ts'

const LOST_FOR_GOOD = 'No recovery method is set. Signing out loses access to this account permanently.'
const LOST_BUT_FOR_PASSKEY =
  'No recovery email is set. Once you sign out, your passkey is the only way back in. Lose that too, and access is lost permanently.'

/** 'Your name and your birthday' */
const YOURS = capitalized(new Intl.ListFormat('en').format(yourPersonalData))

export default function SignOutWarningPage() {
  const { account } = useAccount()
  const { signOutPermanently, isBusy } = useSignOut()
  if (account === null) return null
  // A user with a verified address can always sign in again, and needs no warning.
  if (!account.ghost) return <Redirect to={pages.account} />
  const left = describeLeft(account, { keys: account.keys.filter(isHere) }, thisDevice())
  const isLasting = !isGuest(account)

  return (
    <Page title="Sign Out Warning" picture={<Portrait account={account} />}>
      <Notice kind="warning">
        <p>{isLasting ? LOST_BUT_FOR_PASSKEY : LOST_FOR_GOOD}</p>
      </Notice>
      <Section title="If you sign out now">
        <ul className={styles.list}>
          <li>This browser throws its key away.</li>
          <li>{left}</li>
          <li>
            {`There is no address we could write to, so nobody can let you back in${
              isLasting ? ' without your passkey' : ''
            }, not even us.`}
          </li>
          <li>{`${YOURS} stay behind the door.`}</li>
          <li>Rummage World stays as it is: the game lives in this browser, not in your account.</li>
        </ul>
      </Section>
      <Actions>
        <ButtonLink look="door" to={pages.email}>
          Add Email Address
        </ButtonLink>
        <ButtonLink to={pages.account}>Cancel</ButtonLink>
      </Actions>
      <Details summary="I understand the risks">
        <Button look="danger" isBusy={isBusy} onClick={signOutPermanently}>
          Sign Out Permanently
        </Button>
      </Details>
    </Page>
  )
}
