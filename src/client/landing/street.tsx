import { useState } from 'react'
import { later } from '#client/lib/later.ts'
import { readText } from '#client/lib/storage.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { pages } from '#shared/page-paths.ts'
import styles from './street.module.css'
import { StreetAnswers } from './street-answers.tsx'

/** The composition depends on the screen's shape, the time of day on its colour scheme. */
const WIDE = '(min-aspect-ratio: 5/4)'
const NIGHT = '(prefers-color-scheme: dark)'

const wide = { width: 2600, height: 1000 }
const tall = { width: 1250, height: 1000 }

const loadOurWindow = later(() => import('#client/our-window/window-on-street.tsx'))

type StreetProps = {
  /** What a press on the door does; null where the door leads nowhere. */
  onKnock: (() => void) | null
  isOpening: boolean
}

/**
 * The evening street. The light at our door is a picture of its own, shown after the street. So are the door's leaf and
 * the hall behind it: they are seen when the door opens. Our window comes last.
 */
export function Street({ onKnock, isOpening }: StreetProps) {
  const [isThere, setThere] = useState(false)
  const { accountId } = useSession()
  // A newcomer has no game, and so nothing in the window.
  const hasPlayed = isThere && readText(`rummage_world:${accountId}`) !== null
  const ours = useNeeded(hasPlayed, loadOurWindow)

  return (
    <div className={styles.street} data-opening={isOpening || undefined}>
      <picture className={styles.view}>
        <source media={`${WIDE} and ${NIGHT}`} srcSet="/street/wide-night.svg" {...wide} />
        <source media={WIDE} srcSet="/street/wide-dusk.svg" {...wide} />
        <source media={NIGHT} srcSet="/street/tall-night.svg" {...tall} />
        <img
          src="/street/tall-dusk.svg"
          {...tall}
          alt="An evening street. A small ghost waves at our door, and the lamp beside it has come on."
          fetchPriority="high"
          onLoad={() => setThere(true)}
        />
      </picture>
      {onKnock && isThere && (
        <div className={styles.doorway}>
          <img src="/street/hall.svg" alt="" />
          <picture>
            <source media={NIGHT} srcSet="/street/leaf-night.svg" />
            <img src="/street/leaf-dusk.svg" alt="" />
          </picture>
        </div>
      )}
      <picture className={`${styles.view} ${isThere ? styles.lit : styles.dark}`}>
        <source media={`${WIDE} and ${NIGHT}`} srcSet="/street/wide-night-light.svg" {...wide} />
        <source media={WIDE} srcSet="/street/wide-dusk-light.svg" {...wide} />
        <source media={NIGHT} srcSet="/street/tall-night-light.svg" {...tall} />
        <img src="/street/tall-dusk-light.svg" {...tall} alt="" />
      </picture>
      {ours && <ours.WindowOnStreet />}
      <div className={styles.lamp} />
      {onKnock && (
        <button
          type="button"
          className={`${styles.spot} ${styles.door}`}
          aria-label="Knock on the door"
          data-leads-to={pages.rummageWorld}
          onClick={onKnock}
        />
      )}
      <StreetAnswers hasDoor={onKnock !== null} />
    </div>
  )
}
