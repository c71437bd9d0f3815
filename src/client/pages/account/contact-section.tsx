import { Fragment } from 'react'
import { formatMoment } from '#client/lib/format-date.ts'
import { Notice } from '#client/ui/notice.tsx'
import { Row, Rows } from '#client/ui/rows.tsx'
import { Section } from '#client/ui/section.tsx'
import { WholeName } from '#client/ui/whole-name.tsx'
import type { Account } from '#shared/accounts.ts'
import { pages } from '#shared/page-paths.ts'
import { leavingOf } from '#shared/sign-in-methods.ts'
import { RowLink } from './row-link.tsx'

export function ContactSection({ account }: { account: Account }) {
  const { email, emailVerified, pendingEmail } = account
  const verified = emailVerified ? email : null
  const keys = account.keys.flatMap((key) => (key.type === 'email' && key.activated ? [key.email] : []))
  const leaving = leavingOf({ keys: [], emails: account.emails })
  const pending = pendingEmail ?? (emailVerified ? null : email)

  return (
    <Section title="Contact">
      <Rows>
        <Row label="Email" action={<RowLink to={pages.email} verb={email ? 'Edit' : 'Add'} noun="email" />}>
          {verified && (
            <div>
              <WholeName>{verified}</WholeName>
            </div>
          )}
          {leaving.map(({ name, leavesAt }) => (
            <div key={name}>{`${name} will be removed on ${formatMoment(leavesAt)}`}</div>
          ))}
          {pending && (
            <div>
              <WholeName>{pending}</WholeName> (pending)
            </div>
          )}
          {!email && <div>{keys.length === 0 ? 'None' : 'No recovery email'}</div>}
        </Row>
      </Rows>
      {!email && keys.length > 0 && (
        <Notice kind="info">
          <p>
            You can sign in on your other devices with your email key: ask for a sign-in link to{' '}
            <span>
              {keys.map((address, place) => (
                <Fragment key={address}>
                  {place > 0 && <span> or </span>}
                  <WholeName>{address}</WholeName>
                </Fragment>
              ))}
            </span>
            .
          </p>
        </Notice>
      )}
      {!email && keys.length === 0 && (
        <Notice kind="warning">
          <p>
            Add an email. It gets you back in if you lose your keys, and lets you sign in on your other
            devices.
          </p>
        </Notice>
      )}
    </Section>
  )
}
