import { drawer } from './browser.ts'
import { createListeners } from './listeners.ts'
import { parseJson } from './parse-json.ts'

/** Holds what local storage refused: it lasts as long as the visit. */
const forgetful = new Map<string, string>()

/** Why something of this visit is not stored: the browser refuses site data, or has no space. */
export type StorageLoss = 'refused' | 'full'

let loss: StorageLoss | null = null

const listeners = createListeners()

export function storageLoss() {
  return loss
}

export const onStorageLoss = listeners.subscribe

export function readText(name: string): string | null {
  return forgetful.get(name) ?? drawer('localStorage')?.getItem(name) ?? null
}

export function writeText(name: string, text: string) {
  if (isTaken(name, text)) forgetful.delete(name)
  else forgetful.set(name, text)
}

export function removeText(name: string) {
  forgetful.delete(name)
  drawer('localStorage')?.removeItem(name)
}

/** Stored values are untrusted input: the caller checks them. */
export function readJson(name: string): unknown {
  return parseJson(readText(name))
}

export function writeJson(name: string, value: unknown) {
  writeText(name, JSON.stringify(value))
}

/** A few more characters than a session has. */
const ROOM = '.'.repeat(4000)

/**
 * Whether this browser stores what it is given and has space for a session. Values that were refused before are written again.
 */
export function keepsAll(): boolean {
  loss = null
  for (const [name, text] of forgetful) writeText(name, text)
  writeText('room', ROOM)
  removeText('room')
  queueMicrotask(listeners.tell)
  return storageLoss() === null
}

function isTaken(name: string, text: string) {
  const storage = drawer('localStorage')
  try {
    storage?.setItem(name, text)
    if (storage) return true
  } catch {
    // No space.
  }
  loss ??= storage ? 'full' : 'refused'
  // Later: a component may be writing during its render, when no other component may be updated.
  queueMicrotask(listeners.tell)
  return false
}
