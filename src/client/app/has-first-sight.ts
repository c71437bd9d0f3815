/**
 * Whether the document shows its page already (`src/first-sight/`), to somebody who has not been here before: that stays until
 * the page itself can take its place.
 */
export function hasFirstSight(place: HTMLElement) {
  return place.firstElementChild !== null && document.documentElement.dataset.returning === undefined
}
