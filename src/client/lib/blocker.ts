import { fieldsOf } from './fields.ts'

/** Decides whether one may go; when not, `go` is kept, for taking the same way later. */
type Hold = (go: () => void) => boolean

let hold: Hold | null = null

/** Whether the way to another page is held up. */
export function isHeldUp(path: string, go: () => void) {
  const { pathname } = new URL(path, location.origin)
  // On the same page nothing is left.
  return pathname !== location.pathname && hold !== null && hold(go)
}

/** From now on links, and Back and Forward within this document, are held up when `hold` says so. Returns how to stop it. */
export function holdUp(newHold: Hold) {
  const here = { pathname: location.pathname, index: indexNow() }
  let isReturning = false

  /** The browser is there already: it is taken back before the router hears of it. */
  function onPop(event: PopStateEvent) {
    if (isReturning) {
      isReturning = false
      event.stopImmediatePropagation()
      return
    }
    const delta = indexNow() - here.index
    // NaN where somebody else has written the entry: nobody knows how far away that is.
    if (!delta || location.pathname === here.pathname) return
    if (!newHold(() => history.go(delta))) return
    event.stopImmediatePropagation()
    isReturning = true
    history.go(-delta)
  }

  hold = newHold
  // Capturing, because the router listens at the same place and came first.
  window.addEventListener('popstate', onPop, true)
  return () => {
    if (hold === newHold) hold = null
    window.removeEventListener('popstate', onPop, true)
  }
}

/** The router numbers the entries that it makes. */
function indexNow() {
  return Number(fieldsOf(history.state).idx ?? Number.NaN)
}
