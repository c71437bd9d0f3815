import { drawer } from '#client/lib/browser.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { feedState } from './feed-state.ts'

/** Where somebody was: how far a post's top stood below the window's, and how many pages there were. */
export type Place = { post: string; top: number; pages: number }

const NAME = 'feed_place'

let place = isReturn() ? readPlace() : null
let hasArrived = isReturn()

/** Whether this is the first look at the feed, by somebody new: they may have begun to scroll in what the document showed. */
export function isArrival() {
  const isFirst = !hasArrived
  hasArrived = true
  return isFirst
}

export function lastPlace() {
  return place
}

/** Kept for the way back, and beyond a reload. By post, because a height in pixels is another one tomorrow. */
export function keepPlace(list: HTMLElement) {
  const top = isAtTop() ? null : firstInSight(list)
  place = top && { post: idOf(top), top: top.getBoundingClientRect().top, pages: feedState().pages }
  try {
    if (place) drawer('sessionStorage')?.setItem(NAME, JSON.stringify(place))
    else drawer('sessionStorage')?.removeItem(NAME)
  } catch {
    // No room: a reload begins at the top.
  }
}

/** Whether the post is there to return to. */
export function returnToPlace(list: HTMLElement, { post, top }: Place) {
  const element = postsIn(list).find((candidate) => idOf(candidate) === post)
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

function idOf(element: HTMLElement) {
  return element.dataset.post ?? ''
}

/** Reloaded, or come back to from another site; whoever arrives anew begins at the top. */
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
