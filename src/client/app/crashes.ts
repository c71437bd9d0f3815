import { logError } from '#client/lib/error-log.ts'
import { isCancelled } from '#client/lib/is-cancelled.ts'
import { createListeners } from '#client/lib/listeners.ts'

let crash: { error: unknown } | null = null

const listeners = createListeners()

/** The first error that nobody caught, if there was one; what follows is mostly its echo. */
export function firstCrash() {
  return crash
}

export const onCrash = listeners.subscribe

/** Errors outside rendering (handlers, timers, promises) end on the error screen like any other. */
export function watchForCrashes() {
  window.addEventListener('error', ({ error, message, filename }) => {
    // Other people's scripts (extensions) and the browser's own grumbles are not ours to apologise for.
    const isOurs = filename === '' || filename.startsWith(location.origin)
    const isThrown = error != null || /^uncaught/i.test(message)
    if (isOurs && isThrown) report(error, 'handler')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'))
}

function report(error: unknown, errorType: 'handler' | 'promise') {
  if (isCancelled(error)) return
  logError(error, errorType)
  if (crash !== null) return
  crash = { error }
  listeners.tell()
}
