import type { ReactNode } from 'react'
import type { GhostPose } from '#client/drawings/ghost.tsx'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import { formatCalendarDay } from '#client/lib/format-date.ts'
import styles from './legal-page.module.css'

type LegalPageProps = { title: string; lead: string; pose: GhostPose; changedOn: string; children: ReactNode }

/** A legal agreement, with the date of its last change. */
export function LegalPage({ title, lead, pose, changedOn, children }: LegalPageProps) {
  return (
    <GhostPage title={title} lead={lead} pose={pose}>
      <div className={styles.text}>{children}</div>
      <p className={styles.date}>
        Last changed <time dateTime={changedOn}>{formatCalendarDay(changedOn)}</time>
      </p>
    </GhostPage>
  )
}
