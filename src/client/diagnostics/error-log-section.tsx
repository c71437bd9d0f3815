import type { ErrorEntry } from '#client/lib/error-log.ts'
import { useCopy } from '#client/lib/use-copy.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { Section } from '#client/ui/section.tsx'
import styles from './error-log-section.module.css'
import { LoggedError } from './logged-error.tsx'

/** The errors in this browser, newest first. */
export function ErrorLogSection({ entries, clear }: { entries: ErrorEntry[]; clear: () => void }) {
  const { problem, copy } = useCopy()

  return (
    <Section title="Error log">
      {entries.length > 0 && (
        <ul className={styles.log}>
          {[...entries.entries()].reverse().map(([number, entry]) => (
            <li key={number}>
              <LoggedError entry={entry} />
            </li>
          ))}
        </ul>
      )}
      <p role="status">{entries.length === 0 ? 'The log is empty. Nothing has gone wrong here.' : problem}</p>
      {entries.length > 0 && (
        <Actions>
          <Button onClick={() => copy(JSON.stringify(entries, null, 2))}>Copy Log</Button>
          <Button look="danger" onClick={clear}>
            Clear Log
          </Button>
        </Actions>
      )}
    </Section>
  )
}
