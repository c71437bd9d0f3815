import { Notice } from '#client/ui/notice.tsx'
import { Row, Rows } from '#client/ui/rows.tsx'
import { Section } from '#client/ui/section.tsx'
import type { Account } from '#shared/account.ts'
import { pages } from '#shared/routes.ts'
import { RowLink } from './row-link.tsx'

export function ContactSection({ account }: { account: Account }) {
  const { email, emailVerified, pendingEmail } = account
  const verified = emailVerified ? email : null
  const pending = pendingEmail ?? (emailVerified ? null : email)

  return (
    <Section title="Contact">
      <Rows>
        <Row label="Email" action={<RowLink to={pages.email} verb={email ? 'Edit' : 'Add'} noun="email" />}>
          {verified && <div>{verified}</div>}
          {pending && <div>{pending} (pending)</div>}
          {!email && 'None'}
        </Row>
      </Rows>
      {!email && (
        <Notice kind="warning">
          <p>
            Add an email. It recovers your account when your keys are lost, and opens it on your other
            devices.
          </p>
        </Notice>
      )}
    </Section>
  )
}
