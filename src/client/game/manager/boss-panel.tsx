import { useId, useState } from 'react'
import { jarOf } from '#client/game/furnish.ts'
import { inYourJar } from '#client/game/manager-words.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { useHeight } from '#client/lib/use-height.ts'
import { Button } from '#client/ui/button.tsx'
import { Glyph } from '#client/ui/glyph.tsx'
import styles from './boss-panel.module.css'
import { BossPortrait } from './boss-portrait.tsx'
import { MotionSwitch, SoundSwitch } from './game-switches.tsx'
import { HintButton } from './hint-button.tsx'
import { Inventory } from './inventory.tsx'
import { LevelLamps } from './level-lamps.tsx'
import { ResetGame } from './reset-game.tsx'
import { Talk } from './talk.tsx'

const CHEVRON_DOWN = 'm6 9 6 6 6-6'
const CHEVRON_UP = 'm18 15-6-6-6 6'

/**
 * The manager. Small, it shows the last message and the hint. Opened, it shows the talk, the bought things and the restart. The
 * page reserves space below, so that nothing stays covered.
 */
export function BossPanel() {
  const [isOpen, setIsOpen] = useState(false)
  const rank = useGame(({ game }) => `${game.jobRank}, level ${game.level}, rating ${game.jobRating}`)
  const id = useId()
  const measured = useHeight('--boss-height')

  return (
    <section
      className={`${styles.panel} ${isOpen ? styles.open : ''}`}
      ref={measured}
      aria-label="Boss"
      data-stays
    >
      <LevelLamps />
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? 'Boss: show less' : 'Boss: show more'}
          onClick={() => setIsOpen(!isOpen)}
        >
          <BossPortrait />
          <Glyph path={isOpen ? CHEVRON_DOWN : CHEVRON_UP} size={16} />
        </button>
        {isOpen && <p className={styles.rank}>{rank}</p>}
        {/* One list for both sizes: it is the live region for the manager. */}
        <Talk isShort={!isOpen} />
        {/* Must not cover what the hint is about. */}
        <HintButton onHint={() => setIsOpen(false)} />
      </div>
      <div id={id} className={styles.rest} hidden={!isOpen}>
        <Inventory />
        <Jar />
        <div className={styles.settings}>
          <SoundSwitch />
          <MotionSwitch />
          <ResetGame />
        </div>
      </div>
    </section>
  )
}

/** What errands paid, and where it can be spent. */
function Jar() {
  const store = useGameStore()
  const jar = useGame(({ game }) => jarOf(game))

  return (
    <div className={styles.jar}>
      <p>{inYourJar(jar)}</p>
      <Button look="link" onClick={() => store.showBoard('window')}>
        Our window
      </Button>
    </div>
  )
}
