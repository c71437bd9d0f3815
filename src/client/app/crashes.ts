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
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isForeign(reason)) report(reason, 'promise')
  })
}

/** Thrown by somebody else's script altogether: its stack names files, and none of ours. */
function isForeign(reason: unknown) {
  const stack = reason instanceof Error ? (reason.stack ?? '') : ''
  // What is said first may name anything.
  const frames = stack.slice(stack.indexOf('\n') + 1)
  return /[\w-]+:\/\//.test(frames) && !frames.includes(location.origin)
}

function report(error: unknown, errorType: 'handler' | 'promise') {
  if (isCancelled(error)) return
  logError(error, errorType)
  if (crash !== null) return
  crash = { error }
  listeners.tell()
}
