import { Row, Rows } from '#client/ui/rows.tsx'
import { Section } from '#client/ui/section.tsx'
import { pages } from '#shared/page-paths.ts'
import { RowLink } from './row-link.tsx'

export function DataSection() {
  return (
    <Section title="Your data" isScreenOnly>
      <Rows>
        <Row label="Rummage World">
          Your job, your cash and your finds live in this browser, not in your account
        </Row>
        <Row label="Journal" action={<RowLink to={pages.journal} verb="Open" noun="journal" />}>
          What happened to your account
        </Row>
        <Row label="Footprint" action={<RowLink to={pages.footprint} verb="Open" noun="footprint" />}>
          What we keep about you, field by field
        </Row>
        <Row label="Download" action={<RowLink to={pages.download} verb="Open" noun="data download" />}>
          A copy of everything we keep
        </Row>
        <Row label="Restrict" action={<RowLink to={pages.restrict} verb="Open" noun="account restriction" />}>
          Pause: keep everything, change nothing
        </Row>
        <Row label="Delete" action={<RowLink to={pages.deleteAccount} verb="Open" noun="account deletion" />}>
          Move out for good
        </Row>
      </Rows>
    </Section>
  )
}
