import styles from './printout.module.css'

/** Text as a machine wrote it. It breaks instead of scrolling, so that a phone shows all of it. */
export function Printout({ children }: { children: string }) {
  return <pre className={styles.printout}>{children}</pre>
}
