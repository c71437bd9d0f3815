import { formatCalendarDay } from '#client/lib/format-date.ts'
import { Row, Rows } from '#client/ui/rows.tsx'
import { Section } from '#client/ui/section.tsx'
import type { Account } from '#shared/accounts.ts'
import { pages } from '#shared/page-paths.ts'
import { RowLink } from './row-link.tsx'

export function IdentitySection({ account }: { account: Account }) {
  const { first, middle, last, bornOn, upid } = account
  const realName = [first, middle, last].filter(Boolean).join(' ')

  return (
    <Section title="Identity">
      <Rows>
        <Row
          label="Real name"
          action={<RowLink to={pages.realName} verb={realName ? 'Edit' : 'Add'} noun="real name" />}
        >
          {realName || 'Not told yet'}
        </Row>
        <Row
          label="Birthday"
          action={<RowLink to={pages.birthday} verb={bornOn ? 'Edit' : 'Add'} noun="birthday" />}
        >
          {bornOn ? formatCalendarDay(bornOn) : 'Not told yet'}
        </Row>
        <Row label="Account Id">{upid}</Row>
      </Rows>
    </Section>
  )
}
