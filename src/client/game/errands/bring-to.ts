import type { GameStore } from '#client/game/game-store.ts'
import { playSound } from '#client/game/sounds.ts'
import { wantId } from './errand.ts'
import { currentErrand, isCalled, pictureName, wantMet } from './errand-rules.ts'
import { hadAlready } from './errand-words.ts'

/** What a clicked thing is for the errand: one of its things, or the last one. */
export type Find = 'found' | 'paid'

/** What the thing says for the errand. */
type Brought = { says: string; find: Find | null }

/** Checks a clicked thing of the picture at `src` against the current errand. Returns the errand's answer, if any. */
export function bringTo(store: GameStore, src: string, name: string): Brought | null {
  const picture = pictureName(src)
  const before = store.table().game
  const errand = currentErrand(before)
  if (errand === null) return null

  if (wantMet(before, picture, name) === null) {
    const had = errand.wants.find(({ word, pictures }) => pictures.includes(picture) && isCalled(name, word))
    // Of two alike, the other one may have been brought.
    if (had === undefined) return null
    return { says: hadAlready(before.errands.brought?.[wantId(errand, had)] ?? had.word), find: null }
  }
  store.dispatch({ type: 'bringThing', picture, name })
  const { game } = store.table()
  const isPaid = game.errands.current === null
  if (isPaid) playSound(game.level > before.level ? 'lamp' : 'stamp')
  // The next riddle and the pay are the manager's to say.
  const said = game.talk.find(({ id }) => id > (before.talk.at(-1)?.id ?? 0))
  return { says: said?.text ?? game.managerMessage, find: isPaid ? 'paid' : 'found' }
}
