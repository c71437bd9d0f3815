import { type Ref, useId } from 'react'
import type { Elements } from '#client/lib/elements.ts'
import styles from './section.module.css'

type SectionProps = {
  title: string
  /** For a heading that can take the focus. */
  heading?: Ref<HTMLHeadingElement>
  action?: Elements
  /** Useless on paper: links and buttons only. */
  isScreenOnly?: boolean
  children: Elements
}

export function Section({ title, heading, action, isScreenOnly = false, children }: SectionProps) {
  const id = useId()
  return (
    <section className={`${styles.section} ${isScreenOnly ? styles.screenOnly : ''}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h2>
        {action satisfies Elements}
      </div>
      {children satisfies Elements}
    </section>
  )
}
