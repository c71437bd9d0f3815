import { fieldsOf } from './fields.ts'
import { maskSecrets } from './mask-secrets.ts'
import { readJson, readText, removeText, writeJson } from './storage.ts'

/** Where it failed: in rendering, in a handler or timer, in a promise, in a call to the server, in the feed. */
type ErrorType = 'render' | 'handler' | 'promise' | 'call' | 'feed'

export type ErrorEntry = {
  timestamp: string
  /** The message on the page. */
  message: string
  stack: string | null
  /** The same for developers, with its cause. */
  techMessage: string
  url: string
  userAgent: string
  accountId: string | null
  errorType: string
}

const ALWAYS_THERE = ['timestamp', 'message', 'techMessage', 'url', 'userAgent', 'errorType'] as const

export const ERROR_LOG = 'error_log'

/** The oldest entries are dropped: this is a short memory, not an archive. */
const MOST_ENTRIES = 50

const LONGEST_TEXT = 2000

const UNFORESEEN = 'An unexpected error occurred'

/** An error may pass through several handlers on its way to the screen. */
const logged = new WeakSet<object>()

/** Writes an error into this browser's own log. Nothing is ever sent, and secrets are masked before writing. */
export function logError(error: unknown, errorType: ErrorType) {
  if (error instanceof Error) {
    if (logged.has(error)) return
    logged.add(error)
  }
  const entry: ErrorEntry = {
    timestamp: new Date().toISOString(),
    message: tidy(messageOf(error)),
    stack: error instanceof Error && isText(error.stack) ? tidy(error.stack) : null,
    techMessage: tidy(techMessageOf(error)),
    url: tidy(globalThis.location?.href ?? ''),
    userAgent: navigator.userAgent ?? '',
    // The session's storage name, repeated: lib may not import the session.
    accountId: readText('accountId'),
    errorType,
  }
  writeJson(ERROR_LOG, [...readErrorLog(), entry].slice(-MOST_ENTRIES))
}

/** Oldest first. Stored values are untrusted input: invalid entries are left out. */
export function readErrorLog(): ErrorEntry[] {
  const entries = readJson(ERROR_LOG)
  return Array.isArray(entries) ? entries.filter(isEntry) : []
}

export function clearErrorLog() {
  removeText(ERROR_LOG)
}

/** The text for an unexpected error; anything can be thrown. */
export function messageOf(thrown: unknown) {
  try {
    const { error, message } = fieldsOf(thrown)
    return [thrown, error, message].filter(isText).find((text) => text !== '') ?? UNFORESEEN
  } catch {
    return UNFORESEEN
  }
}

function techMessageOf(error: unknown) {
  const isCaused = error instanceof Error && error.cause !== undefined
  return isCaused ? `${inWords(error)}, because of ${inWords(error.cause)}` : inWords(error)
}

/** Anything can be thrown, and this function must not throw as well. */
export function inWords(thrown: unknown) {
  try {
    if (thrown instanceof Error) return `${thrown.name}: ${thrown.message}`
    return typeof thrown === 'object' ? `${JSON.stringify(thrown)}` : String(thrown)
  } catch {
    return 'Something that cannot be put into words'
  }
}

function tidy(text: string) {
  return maskSecrets(text).slice(0, LONGEST_TEXT)
}

function isEntry(value: unknown): value is ErrorEntry {
  const fields = fieldsOf(value)
  const isPlain = Object.values(fields).every((field) => field === null || isText(field))
  return isPlain && ALWAYS_THERE.every((name) => isText(fields[name]))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
