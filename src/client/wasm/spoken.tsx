import { MOST_LINES } from './messages.ts'
import styles from './spoken.module.css'

/** The output of a program, line by line. Lines are only added at the end, so the index is a stable key. */
export function Spoken({ lines, isCut }: { lines: readonly string[]; isCut: boolean }) {
  return (
    <>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={place} className={styles.line}>
          {line}
        </p>
      ))}
      {isCut && (
        <p className={styles.cut}>
          {lines.length < MOST_LINES
            ? 'It says more than is kept here.'
            : `It says more than ${MOST_LINES.toLocaleString('en')} lines; the rest is not kept.`}
        </p>
      )}
    </>
  )
}
