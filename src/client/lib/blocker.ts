import { fieldsOf } from './fields.ts'

/** Decides whether one may go; when not, `go` is kept, for taking the same way later. */
type Hold = (go: () => void) => boolean

/** Who holds the ways up, and of which page. */
let holder: { hold: Hold; pathname: string; index: number } | null = null

let isReturning = false

/** A navigation guard: from now on links, and Back and Forward within this document, are held up when `hold` says so. Returns how to stop it. */
export function holdUp(hold: Hold) {
  const mine = { hold, pathname: location.pathname, index: indexNow() }
  holder = mine
  return () => {
    if (holder === mine) holder = null
  }
}

/** Whether the way to another page is held up. */
export function isHeldUp(path: string, go: () => void) {
  const { pathname } = new URL(path, location.origin)
  // On the same page nothing is left.
  return pathname !== location.pathname && holder !== null && holder.hold(go)
}

/** On Back and Forward, when the browser is there already: whether it is taken back, so that there is nothing to follow. */
export function isTakenBack() {
  if (isReturning) {
    isReturning = false
    return true
  }
  return holder !== null && isHeldBack(holder)
}

function isHeldBack({ hold, pathname, index }: NonNullable<typeof holder>) {
  const delta = indexNow() - index
  // NaN where somebody else has written the entry: nobody knows how far away that is.
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
