import { type FocusEvent, useState } from 'react'
import { useFeed } from '#client/feed/use-feed.ts'
import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/page-paths.ts'
import styles from './world-footer.module.css'

/**
 * A new element whenever the content above it changes: moving the old one would count as a layout shift. Not while one of its
 * links has the focus.
 */
export function WorldFooter() {
  const feed = useFeed()
  const below = `${feed.pages} ${feed.phase}`
  const [held, setHeld] = useState<string | null>(null)

  const standing = {
    onFocus: () => setHeld(held ?? below),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget?.closest('footer')) setHeld(null)
    },
  }

  return (
    <footer className={styles.footer} key={held ?? below}>
      <Link to={pages.account} {...standing}>
        Your account
      </Link>
      <Link to={pages.privacy} {...standing}>
        Privacy Policy
      </Link>
      <p>Your game lives in this browser, and in no other.</p>
    </footer>
  )
}
