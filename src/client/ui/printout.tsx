import styles from './printout.module.css'

/** Machine-written text. It breaks instead of scrolling, so that a phone shows all of it. */
export function Printout({ children }: { children: string }) {
  return <pre className={styles.printout}>{children}</pre>
}
