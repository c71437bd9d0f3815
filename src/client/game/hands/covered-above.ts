/**
 * The upper part of a picture's viewport that the page's sticky header and bar cover (px, at least 0). They cover nothing of a
 * picture that fills the screen.
 */
export function coveredAbove(viewport: HTMLElement) {
  if (viewport.closest('[data-filled]')) return 0
  const stuck = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  return Math.max(0, (stuck || 0) - viewport.getBoundingClientRect().top)
}
