import { GhostPage } from '#client/layout/ghost-page.tsx'
import { formatTime } from '#client/lib/format-date.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { Section } from '#client/ui/section.tsx'
import { WholeName } from '#client/ui/whole-name.tsx'
import type { AuditEntry } from '#shared/audit-log.ts'
import { describeEntry } from '#shared/audit-log-words.ts'
import { pages } from '#shared/page-paths.ts'
import styles from './audit-log-page.module.css'
import { useAuditLog } from './use-audit-log.ts'

export default function AuditLogPage() {
  const { days, problem, retry, showOlder, isFetchingOlder, firstOlder } = useAuditLog()

  return (
    <GhostPage
      title="Journal"
      lead="What happened to your account, newest first: what, when, and from which browser."
      pose="letter"
    >
      <div role="status">
        {days === null && !problem && <p className="visually-hidden">Loading your journal...</p>}
        {days?.length === 0 && (
          <Notice kind="info">
            <p>Nothing yet. Whatever happens to your account from now on is listed here.</p>
          </Notice>
        )}
      </div>
      {days?.map(({ day, entries }) => (
        <Section key={day} title={day}>
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.seq} entry={entry} isFirstOlder={entry.seq === firstOlder} />
            ))}
          </ol>
        </Section>
      ))}
      <Problem says={problem} action={retry && <Button onClick={retry}>Retry</Button>} />
      {days && (
        <p className={styles.note}>
          Do you see something that was not you? Delete the key that was used for it, on your account page.
          Entries are kept for 400 days, and none of them holds a network address.
        </p>
      )}
      {(days || problem) && (
        <Actions>
          {showOlder && !problem && (
            <Button onClick={showOlder} isBusy={isFetchingOlder}>
              Show older
            </Button>
          )}
          <ButtonLink to={pages.account}>Back to Account</ButtonLink>
        </Actions>
      )}
    </GhostPage>
  )
}

function Entry({ entry, isFirstOlder }: { entry: AuditEntry; isFirstOlder: boolean }) {
  const { what, about } = describeEntry(entry)
  return (
    <li
      className={styles.entry}
      tabIndex={isFirstOlder ? -1 : undefined}
      ref={isFirstOlder ? takeFocus : null}
    >
      <time className={styles.time} dateTime={entry.at}>
        {formatTime(entry.at)}
      </time>
      <div className={styles.told}>
        <p className={entry.event === 'sign_in_refused' ? styles.refused : styles.what}>{what}</p>
        {about !== null && (
          <p className={styles.about}>
            <WholeName>{about}</WholeName>
          </p>
        )}
        {entry.browser !== null && <p className={styles.browser}>{`from ${entry.browser}`}</p>}
      </div>
    </li>
  )
}

/** 'Show older' may disappear with its result: the focus moves to the first older entry. */
function takeFocus(entry: HTMLElement | null) {
  entry?.focus({ preventScroll: true })
}
