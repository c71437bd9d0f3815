import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './outside-link.module.css'

/** A link out of the house. `rel="me"`: the profile behind it is ours. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="me noopener">
      {children}
      <ExternalLink size={16} strokeWidth={2} aria-hidden />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
