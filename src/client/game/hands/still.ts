/** Whether the user prefers reduced motion. */
export function wantsStillness() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
