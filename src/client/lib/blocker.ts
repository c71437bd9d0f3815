import { fieldsOf } from './fields.ts'

/** Returns whether to block a navigation. If it does, it keeps `go`, which continues the navigation later. */
type Hold = (go: () => void) => boolean

/** The current guard and the page that it protects. */
let holder: { hold: Hold; pathname: string; index: number } | null = null

let isReturning = false

/**
 * Installs a navigation guard: `hold` decides about links, and about Back and Forward within this document. Returns a function
 * that removes it.
 */
export function holdUp(hold: Hold) {
  const mine = { hold, pathname: location.pathname, index: indexNow() }
  holder = mine
  return () => {
    if (holder === mine) holder = null
  }
}

/** Whether the guard blocks the navigation to another page. */
export function isHeldUp(path: string, go: () => void) {
  const { pathname } = new URL(path, location.origin)
  // A navigation on the same page loses nothing.
  return pathname !== location.pathname && holder !== null && holder.hold(go)
}

/**
 * For Back and Forward, after the browser has moved already. Whether the move is reverted, so that the router must ignore it.
 */
export function isTakenBack() {
  if (isReturning) {
    isReturning = false
    return true
  }
  return holder !== null && isHeldBack(holder)
}

function isHeldBack({ hold, pathname, index }: NonNullable<typeof holder>) {
  const delta = indexNow() - index
  // NaN when the entry was written by something else: its distance is unknown.
  if (!delta || location.pathname === pathname) return false
  if (!hold(() => history.go(delta))) return false
  isReturning = true
  history.go(-delta)
  return true
}

/** The router numbers the entries that it makes. */
function indexNow() {
  return Number(fieldsOf(history.state).idx ?? Number.NaN)
}
