import { logError } from '#client/lib/error-log.ts'
import { isCancelled } from '#client/lib/is-cancelled.ts'
import { createListeners } from '#client/lib/listeners.ts'
import { comesFromOwnFile, isOwnFile } from './own-files.ts'

let crash: { error: unknown } | null = null

const listeners = createListeners()

/** The first uncaught error, if any. Later ones mostly result from it. */
export function firstCrash() {
  return crash
}

export const onCrash = listeners.subscribe

/** A foreign script that throws again and again must not push our own errors out of the log. */
const MOST_OF_OTHERS = 5

/**
 * Uncaught errors outside rendering (handlers, timers, promises) also lead to the error screen, if they come from a file of
 * ours. Extensions, mail scanners and in-app browsers inject scripts: their errors change nothing.
 */
export function watchForCrashes() {
  // In a build all files are in one folder; in development they may be anywhere here.
  const folder = import.meta.env.DEV ? `${location.origin}/` : new URL('.', import.meta.url).href
  let others = 0

  function meet(error: unknown, errorType: 'handler' | 'promise', isOurs: boolean) {
    if (isCancelled(error)) return
    if (isOurs) return report(error, errorType)
    others += 1
    if (others <= MOST_OF_OTHERS) logError(error, errorType)
  }

  window.addEventListener('error', ({ error, message, filename }) => {
    const isOurs = isOwnFile(filename, folder) || comesFromOwnFile(error, folder)
    meet(isOurs ? error : (error ?? message), 'handler', isOurs)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    meet(reason, 'promise', comesFromOwnFile(reason, folder))
  })
}

function report(error: unknown, errorType: 'handler' | 'promise') {
  logError(error, errorType)
  if (crash !== null) return
  crash = { error }
  listeners.tell()
}
