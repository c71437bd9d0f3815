import { createListeners } from '#client/lib/listeners.ts'
import { readText, removeText, writeText } from '#client/lib/storage.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'

/** For the whole browser, whoever plays. On until somebody switches it off. */
const NAME = 'rummage_world_motion'

const listeners = createListeners()

/** Stops or starts what moves in the rooms without end (WCAG 2.2.2). */
export function switchMotion(isOn: boolean) {
  if (isOn) removeText(NAME)
  else writeText(NAME, 'off')
  listeners.tell()
}

export function useMotion() {
  return useExternalStore(listeners.subscribe, () => readText(NAME) !== 'off')
}
