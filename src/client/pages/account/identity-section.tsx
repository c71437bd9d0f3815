import { describeTold } from '#client/lib/describe-told.ts'
import { Row, Rows } from '#client/ui/rows.tsx'
import { Section } from '#client/ui/section.tsx'
import type { Account } from '#shared/accounts.ts'
import { personalPages } from '#shared/page-paths.ts'
import {
  capitalized,
  PERSONAL_CHANGES,
  type PersonalChange,
  personalChanges,
} from '#shared/personal-fields.ts'
import { RowLink } from './row-link.tsx'

export function IdentitySection({ account }: { account: Account }) {
  return (
    <Section title="Identity">
      <Rows>
        {PERSONAL_CHANGES.map((change) => (
          <PersonalRow key={change} change={change} account={account} />
        ))}
        <Row label="Account Id">{account.upid}</Row>
      </Rows>
    </Section>
  )
}

function PersonalRow({ change, account }: { change: PersonalChange; account: Account }) {
  const { title } = personalChanges[change]
  const told = describeTold(change, account)

  return (
    <Row
      label={capitalized(title)}
      action={<RowLink to={personalPages[change]} verb={told ? 'Edit' : 'Add'} noun={title} />}
    >
      {told ?? 'Not added'}
    </Row>
  )
}
