import { Row, Rows } from '#client/ui/rows.tsx'
import { Section } from '#client/ui/section.tsx'
import { pages } from '#shared/page-paths.ts'
import { RowLink } from './row-link.tsx'

export function AgreementsSection() {
  return (
    <Section title="Agreements" isScreenOnly>
      <Rows>
        <Row label="Privacy" action={<RowLink to={pages.privacy} verb="Read" noun="privacy policy" />}>
          What we keep, and what we never ask
        </Row>
        <Row label="Terms" action={<RowLink to={pages.terms} verb="Read" noun="terms of use" />}>
          House rules, on one page
        </Row>
      </Rows>
    </Section>
  )
}
