import { fieldsOf } from './fields.ts'
import { maskSecrets } from './mask-secrets.ts'
import { readJson, readText, removeText, writeJson } from './storage.ts'

/** Where it went wrong: on a page, in a handler or timer, in a promise, in an answer of the server, in the feed. */
type ErrorType = 'render' | 'handler' | 'promise' | 'call' | 'feed'

export type ErrorEntry = {
  timestamp: string
  /** What people were told. */
  message: string
  stack: string | null
  /** The same for whoever mends it, with what was behind it. */
  techMessage: string
  url: string
  userAgent: string
  accountId: string | null
  errorType: string
}

const ALWAYS_THERE = ['timestamp', 'message', 'techMessage', 'url', 'userAgent', 'errorType'] as const

export const ERROR_LOG = 'error_log'

/** The oldest go: this is a memory, not an archive. */
const MOST_ENTRIES = 50

const LONGEST_TEXT = 2000

const UNFORESEEN = 'An unexpected error occurred'

/** One error may pass several hands on its way to the screen. */
const logged = new WeakSet<object>()

/** Writes an error into this browser's own log. Nothing is ever sent, and secrets are masked on the way in. */
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
    // The session's own name for it; lib knows no session.
    accountId: readText('accountId'),
    errorType,
  }
  writeJson(ERROR_LOG, [...readErrorLog(), entry].slice(-MOST_ENTRIES))
}

/** Oldest first. What is stored is input: whatever is no entry is left out. */
export function readErrorLog(): ErrorEntry[] {
  const entries = readJson(ERROR_LOG)
  return Array.isArray(entries) ? entries.filter(isEntry) : []
}

export function clearErrorLog() {
  removeText(ERROR_LOG)
}

/** What to tell people about an error that nobody expected; anything can be thrown. */
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

/** Anything can be thrown, and this must not throw in its turn. */
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
