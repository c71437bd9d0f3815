import { createListeners } from './listeners.ts'

export type Toast = { id: number; text: string }

/** Enough to read; a third one replaces the oldest. */
const MOST = 2

let shown: Toast[] = []
let last = 0

const listeners = createListeners()

/**
 * Reports something that happened out of sight: on a page that was left, or in another tab. A text that is already shown is not
 * repeated.
 */
export function toast(text: string) {
  if (shown.some((one) => one.text === text)) return
  last += 1
  show([...shown, { id: last, text }].slice(-MOST))
}

export function dismissToast(id: number) {
  show(shown.filter((one) => one.id !== id))
}

export function shownToasts() {
  return shown
}

export const onToasts = listeners.subscribe

function show(toasts: Toast[]) {
  shown = toasts
  listeners.tell()
}
