/**
 * Whether the document already shows its page (`build/prerender/`), for a new visitor. The prerendered page stays until the
 * real page can replace it.
 */
export function isPrerendered(place: HTMLElement) {
  return place.firstElementChild !== null && document.documentElement.dataset.returning === undefined
}
