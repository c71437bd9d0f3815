import { readText, removeText, writeText } from '#client/lib/storage.ts'
import { SOUNDS, type SoundKind, soundOf } from './sound-kinds.ts'

/** For the whole browser, whoever plays. Off until somebody switches the sounds on. */
const NAME = 'rummage_world_sounds'

let context: AudioContext | null = null

export function hasSounds() {
  return readText(NAME) === 'on'
}

export function switchSounds(isOn: boolean) {
  if (isOn) writeText(NAME, 'on')
  else removeText(NAME)
  // The sound confirms the switch, and comes from a press, as the browser requires.
  if (isOn) playSoundOf('drawer')
}

/** Plays the sound of a touched thing. Generated from oscillators and noise alone. */
export function playSoundOf(name: string) {
  playSound(soundOf(name))
}

/** Does nothing unless the sounds are on. */
export function playSound(kind: SoundKind) {
  if (!hasSounds() || !('AudioContext' in window)) return
  try {
    context ??= new AudioContext()
    // Browsers allow sound only after a press; this is called from one.
    void context.resume()
    SOUNDS[kind](context, context.currentTime)
  } catch {
    // The room also works without sound.
  }
}
