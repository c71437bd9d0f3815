import { createListeners } from '#client/lib/listeners.ts'

let isOpen = false

const listeners = createListeners()

export function isMapOpen() {
  return isOpen
}

export const onMapChange = listeners.subscribe

/** Opens the map of the rooms, which the page draws. */
export function openMap() {
  change(true)
}

export function closeMap() {
  change(false)
}

function change(next: boolean) {
  isOpen = next
  listeners.tell()
}
