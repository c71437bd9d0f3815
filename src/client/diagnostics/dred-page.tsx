import { useServerFacts } from '#client/api/use-server-facts.ts'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { useSession } from '#client/sessions/use-session.ts'
import { Row, Rows } from '#client/ui/rows.tsx'
import { Section } from '#client/ui/section.tsx'
import { browserFacts } from './browser-facts.ts'
import styles from './dred-page.module.css'
import { ErrorLogSection } from './error-log-section.tsx'
import { storedHere } from './stored-here.ts'
import { useErrorLog } from './use-error-log.ts'

export default function DredPage() {
  const { facts, problem } = useServerFacts()
  const { entries, clear } = useErrorLog()
  // The stored values change when the session becomes known: this renders and reads again.
  useSession()
  const unknown = problem ?? 'Asking...'

  return (
    <GhostPage
      title="Diagnostics"
      lead="What went wrong in this browser, and what it stores. Nothing of this is sent anywhere: copy it if you need help."
      pose="lost"
    >
      <ErrorLogSection entries={entries} clear={clear} />
      <Section title="Build and shard">
        <Rows>
          <Row label="Build">{facts?.imageTag ?? unknown}</Row>
          <Row label="Shard">{facts?.shard ?? unknown}</Row>
        </Rows>
      </Section>
      <Section title="This browser">
        <Rows>
          {Object.entries(browserFacts()).map(([label, fact]) => (
            <Row key={label} label={label}>
              {fact}
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Stored in this browser">
        {storedHere().map((drawer) => (
          <section className={styles.place} key={drawer.name}>
            <h3>{drawer.name}</h3>
            <Rows>
              {drawer.kept.map(({ name, value }) => (
                <Row key={name} label={name}>
                  {value}
                </Row>
              ))}
            </Rows>
          </section>
        ))}
      </Section>
    </GhostPage>
  )
}
