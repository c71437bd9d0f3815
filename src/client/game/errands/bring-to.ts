import type { GameStore } from '#client/game/game-store.ts'
import { playSound } from '#client/game/sounds.ts'
import { wantId } from './errand.ts'
import { currentErrand, isCalled, pictureName, wantMet } from './errand-rules.ts'
import { hadAlready } from './errand-words.ts'

/** Checks a clicked thing of the picture at `src` against the current errand. Returns the errand's answer, if any. */
export function bringTo(store: GameStore, src: string, name: string) {
  const picture = pictureName(src)
  const before = store.table().game
  const errand = currentErrand(before)
  if (errand === null) return null

  if (wantMet(before, picture, name) === null) {
    const had = errand.wants.find(({ word, pictures }) => pictures.includes(picture) && isCalled(name, word))
    // Of two alike, the other one may have been brought.
    return had ? hadAlready(before.errands.brought?.[wantId(errand, had)] ?? had.word) : null
  }
  store.dispatch({ type: 'bringThing', picture, name })
  if (store.table().game.level > before.level) playSound('lamp')
  return store.table().game.managerMessage
}
