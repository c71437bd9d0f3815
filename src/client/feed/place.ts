import { drawer } from '#client/lib/browser.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { createListeners } from '#client/lib/listeners.ts'
import { feedState } from './feed-state.ts'

/** The place of the user: the distance from the window's top to a post's top (px), and the number of pages. */
export type Place = { post: string; top: number; pages: number }

const NAME = 'feed_place'

let place = isReturn() ? readPlace() : null
let hasArrived = isReturn()

/** Whether this is a new user's first view of the feed: they may already have scrolled in the prerendered document. */
export function isArrival() {
  const isFirst = !hasArrived
  hasArrived = true
  return isFirst
}

export function lastPlace() {
  return place
}

let sought: string | null = null
const seekers = createListeners()

/** Leads to a loaded post: at once, or as soon as the feed is on the page. Nothing else decides the place then. */
export function seekPost(post: string) {
  sought = post
  place = null
  seekers.tell()
}

export const onSeek = seekers.subscribe

export function soughtPost() {
  return sought
}

/** Brings the sought post to the top of the window and gives it the focus. */
export function goToPost(list: HTMLElement, post: string) {
  const element = postOf(list, post)
  if (!element) return
  sought = null
  seekers.tell()
  element.scrollIntoView({ block: 'start', behavior: 'instant' })
  element.focus({ preventScroll: true })
}

/** The post of the picture that is nearest to the top of the window; null where there is no feed. */
export function pictureInSight() {
  const pictures = [...document.querySelectorAll('[role=feed] > article figure')]
  const nearest = pictures.find((picture) => picture.getBoundingClientRect().bottom > window.innerHeight / 3)
  return nearest?.closest<HTMLElement>('[data-post]')?.dataset.post ?? null
}

/** Stored for Back and for a reload. By post, because the height in pixels changes. */
export function keepPlace(list: HTMLElement) {
  const top = isAtTop() ? null : firstInSight(list)
  place = top && { post: idOf(top), top: top.getBoundingClientRect().top, pages: feedState().pages }
  try {
    if (place) drawer('sessionStorage')?.setItem(NAME, JSON.stringify(place))
    else drawer('sessionStorage')?.removeItem(NAME)
  } catch {
    // No space: a reload begins at the top.
  }
}

/** Returns whether the post was there. */
export function returnToPlace(list: HTMLElement, { post, top }: Place) {
  const element = postOf(list, post)
  if (!element) return false
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  return true
}

function isAtTop() {
  return window.scrollY <= 0
}

function firstInSight(list: HTMLElement) {
  return postsIn(list).find((element) => element.getBoundingClientRect().bottom > 0) ?? null
}

function postsIn(list: HTMLElement) {
  return [...list.querySelectorAll<HTMLElement>(':scope > article')]
}

function postOf(list: HTMLElement, post: string) {
  return postsIn(list).find((element) => idOf(element) === post) ?? null
}

function idOf(element: HTMLElement) {
  return element.dataset.post ?? ''
}

/** A reload, or a return from another site. Any other visit begins at the top. */
function isReturn() {
  const [arrival] = globalThis.performance?.getEntriesByType?.('navigation') ?? []
  const { type } = fieldsOf(arrival)
  return type === 'reload' || type === 'back_forward'
}

function readPlace(): Place | null {
  try {
    const { post, top, pages } = fieldsOf(JSON.parse(drawer('sessionStorage')?.getItem(NAME) ?? 'null'))
    const isPlace = typeof post === 'string' && typeof top === 'number' && typeof pages === 'number'
    return isPlace ? { post, top, pages } : null
  } catch {
    return null
  }
}
