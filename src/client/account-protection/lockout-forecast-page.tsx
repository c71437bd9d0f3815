import { useAccount } from '#client/cache/use-account.ts'
import { describeForecast } from '#client/layout/describe-forecast.ts'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { formatExactMoment } from '#client/lib/format-date.ts'
import { thisDevice } from '#client/lib/this-device.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { Section } from '#client/ui/section.tsx'
import type { Account } from '#shared/accounts.ts'
import { pages } from '#shared/page-paths.ts'
import { afterLeaving, leavingOf, nextStepOf } from '#shared/sign-in-methods.ts'
import { describePlaces } from './describe-places.ts'
import { LossTable } from './loss-table.tsx'
import { NextStep } from './next-step.tsx'

export default function LockoutForecastPage() {
  const { account, problem, retry } = useAccount()
  // The frame waits for the account. It is null only while signing out.
  if (account === null) return null

  return (
    <GhostPage title="What if I lose something?" lead={describeForecast(account, thisDevice())} pose="keys">
      <Problem says={problem} action={<Button onClick={retry}>Retry</Button>} />
      <Leaving account={account} />
      <Losses account={account} />
      <NextStep step={nextStepOf(afterLeaving(account))} />
      <Actions>
        <ButtonLink to={pages.account}>Back to Account</ButtonLink>
      </Actions>
    </GhostPage>
  )
}

/** The credential opens the account until then; the table below does not count it. */
function Leaving({ account }: { account: Account }) {
  const leaving = leavingOf(account)
  if (leaving.length === 0) return null
  return (
    <Section title="What is being removed">
      {leaving.map(({ name, leavesAt }) => (
        <p key={name}>
          {`${name} still works until ${formatExactMoment(leavesAt)}, and is not counted below.`}
        </p>
      ))}
    </Section>
  )
}

function Losses({ account }: { account: Account }) {
  const places = describePlaces(afterLeaving(account), thisDevice())
  const [one, other, third] = places
  const browsers = places.filter(({ kind }) => kind === 'browser')
  const hints = [
    browsers.some(({ hasPasskey }) => hasPasskey)
      ? 'A passkey that is on one device alone is lost together with its browser.'
      : [],
    browsers.length > 1 ? 'Two browsers on one device have a row each.' : [],
  ].flat()

  return (
    <>
      <Section title="If you lose one thing">
        {hints.length > 0 && <p>{hints.join(' ')}</p>}
        <LossTable places={places} />
      </Section>
      {one && other && (
        <Section title="If you lose two at once">
          <p>
            {third
              ? 'Whichever two they are, something else still opens your account.'
              : `Lose both ${one.name} and ${other.name}, and nothing opens your account. Nobody can let you in, not even us.`}
          </p>
        </Section>
      )}
    </>
  )
}
