import { onTestFinished } from 'vitest'

/** Counts what is sent to the loudspeaker, until the test is over: every tone and every noise. */
export function countSounds() {
  const sounds = { heard: 0 }
  for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start
    source.prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
      sounds.heard += 1
      start.call(this, when)
    }
    onTestFinished(() => {
      source.prototype.start = start
    })
  }
  return sounds
}
