import type { ReactNode } from 'react'
import { Ghost, type GhostPose } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import { Page } from '#client/layout/page.tsx'
import { sayCalendarDay } from '#client/lib/say-date.ts'
import styles from './legal-page.module.css'

type LegalPageProps = { title: string; lead: string; pose: GhostPose; changedOn: string; children: ReactNode }

/** An agreement that can be read to its end. */
export function LegalPage({ title, lead, pose, changedOn, children }: LegalPageProps) {
  return (
    <Page
      title={title}
      lead={lead}
      picture={
        <Niche>
          <Ghost pose={pose} />
        </Niche>
      }
    >
      <div className={styles.text}>{children}</div>
      <p className={styles.date}>
        Last changed <time dateTime={changedOn}>{sayCalendarDay(changedOn)}</time>
      </p>
    </Page>
  )
}
