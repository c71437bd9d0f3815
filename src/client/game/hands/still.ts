/** Whether whoever looks has asked for stillness. */
export function wantsStillness() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
