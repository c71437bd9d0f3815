import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { isTakenBack } from './blocker.ts'
import { fieldsOf } from './fields.ts'

type Location = {
  pathname: string
  search: string
  hash: string
  /** Identifies the entry in the browser's history: each visit of a page has its own. */
  key: string
  /** What the previous page passed on. */
  state: unknown
  /** Whether the browser itself led here: by opening the page, or by Back or Forward. */
  isPop: boolean
}

type NavigateOptions = { replace?: boolean | undefined; state?: unknown }

const LocationContext = createContext<Location>({
  pathname: '/',
  search: '',
  hash: '',
  key: '',
  state: null,
  isPop: true,
})

/**
 * Notifies the router that the address has changed. Before the router exists, this does nothing: it reads the address itself.
 */
let notifyRouter = (_isPop: boolean) => {}

/** A router on the browser's history. It does not choose pages: components read the address with `useLocation`. */
export function Router({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(() => readLocation(true))

  useLayoutEffect(() => {
    // The number gives the distance between entries (`blocker.ts`).
    if (entry().idx === undefined) history.replaceState({ ...history.state, idx: 0 }, '')
    // In a transition: the old page stays until the next one can be drawn.
    notifyRouter = (isPop) => startTransition(() => setHere(readLocation(isPop)))
    const followBrowser = () => {
      if (!isTakenBack()) notifyRouter(true)
    }
    window.addEventListener('popstate', followBrowser)
    return () => window.removeEventListener('popstate', followBrowser)
  }, [])

  return <LocationContext value={here}>{children}</LocationContext>
}

export function useLocation() {
  return use(LocationContext)
}

/** Goes to another page of ours, from inside or outside React. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}) {
  const key = Math.random().toString(36).slice(2)
  const idx = Number(entry().idx ?? 0) + (replace ? 0 : 1)
  try {
    history[replace ? 'replaceState' : 'pushState']({ usr: state, key, idx }, '', to)
  } catch {
    // Browsers may limit the number of history changes. Loading a page is always allowed.
    return location.assign(to)
  }
  notifyRouter(false)
}

/** Replaces a page that must not be shown now. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}

function readLocation(isPop: boolean): Location {
  const { pathname, search, hash } = location
  const { key, usr } = entry()
  return { pathname, search, hash, key: typeof key === 'string' ? key : '', state: usr, isPop }
}

/** Our part of the entry's state. Other scripts may have written the state. */
function entry() {
  return fieldsOf(history.state)
}
