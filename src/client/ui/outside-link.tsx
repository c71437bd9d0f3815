import type { ReactNode } from 'react'
import { Glyph } from './glyph.tsx'
import styles from './outside-link.module.css'

/** A link to another site. `rel="me"`: that profile is ours. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="me noopener">
      <span>{children}</span>
      <Glyph shape="outside" size={16} />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
