import { GhostPage } from '#client/layout/ghost-page.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Row, Rows } from '#client/ui/rows.tsx'
import { Section } from '#client/ui/section.tsx'
import styles from './developer-settings-page.module.css'
import { useShard } from './use-shard.ts'

export default function DeveloperSettingsPage() {
  const { isChosen, outcome, choose, shard, problem } = useShard()

  return (
    <GhostPage
      title="Developer Settings"
      lead="For those who work behind the scenes. Nothing here changes your account."
      pose="keys"
    >
      <Section title="Backend shard">
        <label className={styles.choice}>
          <input
            className={styles.box}
            type="checkbox"
            checked={isChosen}
            aria-describedby="shard-hint"
            onChange={(event) => choose(event.currentTarget.checked)}
          />
          Ask for shard 0
        </label>
        <p className={styles.hint} id="shard-hint">
          Stores a cookie named shrd with the value 0 for 300 days. It is a hint for the load balancer; below
          you see which shard answered.
        </p>
        <div role="status">
          {outcome === 'kept' && <p>The cookie is set.</p>}
          {outcome === 'forgotten' && <p>The cookie is removed.</p>}
          {outcome === 'refused' && (
            <Notice kind="warning">
              <p>This browser does not accept the cookie.</p>
            </Notice>
          )}
        </div>
        <Rows>
          <Row label="Answered by">
            <span role="status">{shard === null ? (problem ?? 'Asking...') : `Shard ${shard}`}</span>
          </Row>
        </Rows>
      </Section>
    </GhostPage>
  )
}
