/**
 * Whether the document shows its page already (`build/prerender/`), to somebody who has not been here before: that stays until
 * the page itself can take its place.
 */
export function isPrerendered(place: HTMLElement) {
  return place.firstElementChild !== null && document.documentElement.dataset.returning === undefined
}
