import { useState } from 'react'
import { switchMotion, useMotion } from '#client/game/hands/still.ts'
import { hasSounds, switchSounds } from '#client/game/sounds.ts'
import styles from './boss-panel.module.css'

/** Whether touched things in the rooms make sounds. */
export function SoundSwitch() {
  const [isOn, setIsOn] = useState(hasSounds)

  function turn() {
    switchSounds(!isOn)
    setIsOn(!isOn)
  }

  return <Switch name="Sounds" isOn={isOn} onTurn={turn} />
}

/** Whether anything moves: fires and rain in the rooms, and what is found, bought and paid. Without motion in the whole browser there is nothing to switch. */
export function MotionSwitch() {
  const isOn = useMotion()
  return (
    <span className={styles.motion}>
      <Switch name="Motion" isOn={isOn} onTurn={() => switchMotion(!isOn)} />
    </span>
  )
}

function Switch({ name, isOn, onTurn }: { name: string; isOn: boolean; onTurn: () => void }) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={onTurn}>
      <span className={styles.lever} aria-hidden />
      <span>{name}</span>
    </button>
  )
}
