import { useState } from 'react'
import { hasSounds, switchSounds } from '#client/game/sounds.ts'
import styles from './boss-panel.module.css'

/** Whether touched things in the rooms make sounds. */
export function SoundSwitch() {
  const [isOn, setIsOn] = useState(hasSounds)

  function turn() {
    switchSounds(!isOn)
    setIsOn(!isOn)
  }

  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.sounds} onClick={turn}>
      <span className={styles.lever} aria-hidden />
      Sounds
    </button>
  )
}
