import { useLayoutEffect } from 'react'
import { createListeners } from '#client/lib/listeners.ts'
import { readText, removeText, writeText } from '#client/lib/storage.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'

/** For the whole browser, whoever plays. On until somebody switches it off. */
const NAME = 'rummage_world_motion'

const listeners = createListeners()

/** Stops or starts what moves in the game: in the rooms without end (WCAG 2.2.2), and every gesture. */
export function switchMotion(isOn: boolean) {
  if (isOn) removeText(NAME)
  else writeText(NAME, 'off')
  listeners.tell()
}

/** Whether the switch of the game is on. The whole browser may still prefer reduced motion. */
export function useMotion() {
  return useExternalStore(listeners.subscribe, hasMotion)
}

function hasMotion() {
  return readText(NAME) !== 'off'
}

/** Whether the user prefers reduced motion, in the whole browser or by the switch of the game. */
export function wantsStillness() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || !hasMotion()
}

/** For a page of the game: what moves by its styles obeys the switch too (`styles/tokens.css`). */
export function useStillness() {
  const isStill = !useMotion()

  useLayoutEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-still', isStill)
    return () => root.removeAttribute('data-still')
  }, [isStill])
}
