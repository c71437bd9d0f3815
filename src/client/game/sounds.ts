import { readText, removeText, writeText } from '#client/lib/storage.ts'
import { SOUNDS, soundOf } from './sound-kinds.ts'

/** Of this browser, whoever plays; off until somebody switches them on. */
const NAME = 'rummage_world_sounds'

let context: AudioContext | null = null

export function hasSounds() {
  return readText(NAME) === 'on'
}

export function switchSounds(isOn: boolean) {
  if (isOn) writeText(NAME, 'on')
  else removeText(NAME)
  // What was switched on is heard at once, and the browser knows that somebody asked for it.
  if (isOn) playSoundOf('drawer')
}

/** What a thing sounds like when it is touched. Made here, from nothing but oscillators and noise. */
export function playSoundOf(name: string) {
  if (!hasSounds() || !('AudioContext' in window)) return
  try {
    context ??= new AudioContext()
    // A browser lets no page begin to sound by itself; this is called where somebody pressed something.
    void context.resume()
    SOUNDS[soundOf(name)](context, context.currentTime)
  } catch {
    // A room without a voice is still a room.
  }
}
