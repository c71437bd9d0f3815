import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

type SectionProps = {
  title: string
  action?: ReactNode
  /** Of no use on paper: links and buttons, and nothing to keep. */
  isScreenOnly?: boolean
  children: ReactNode
}

export function Section({ title, action, isScreenOnly = false, children }: SectionProps) {
  const id = useId()
  return (
    <section className={`${styles.section} ${isScreenOnly ? styles.screenOnly : ''}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
