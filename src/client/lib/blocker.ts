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

/**
 * Hears of Back and Forward before the router does. To be called before there is a router: on a window listeners are
 * called in the order in which they came, capturing or not.
 */
export function watchHistory() {
  window.addEventListener('popstate', (event) => {
    if (isReturning) {
      isReturning = false
      event.stopImmediatePropagation()
    } else if (holder) holdBack(event, holder)
  })
}

/** The browser is there already: it is taken back. */
function holdBack(event: PopStateEvent, { hold, pathname, index }: NonNullable<typeof holder>) {
  const delta = indexNow() - index
  // NaN where somebody else has written the entry: nobody knows how far away that is.
  if (!delta || location.pathname === pathname) return
  if (!hold(() => history.go(delta))) return
  event.stopImmediatePropagation()
  isReturning = true
  history.go(-delta)
}

/** The router numbers the entries that it makes. */
function indexNow() {
  return Number(fieldsOf(history.state).idx ?? Number.NaN)
}
