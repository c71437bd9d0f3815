import { drawer } from './browser.ts'
import { createListeners } from './listeners.ts'
import { parseJson } from './parse-json.ts'

/** Holds what local storage did not take: it lasts as long as the visit. */
const forgetful = new Map<string, string>()

/** Why something of this visit is not kept: the browser refuses site data, or has no room. */
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

/** What is stored is input like any other: the caller checks it. */
export function readJson(name: string): unknown {
  return parseJson(readText(name))
}

export function writeJson(name: string, value: unknown) {
  writeText(name, JSON.stringify(value))
}

/** Some more letters than a session has. */
const ROOM = '.'.repeat(4000)

/** Whether this browser keeps what it is given, and has room for a session. What it did not take before is given again. */
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
    // No room.
  }
  loss ??= storage ? 'full' : 'refused'
  // Later: a component may be writing while it is drawn, when no other may be drawn anew.
  queueMicrotask(listeners.tell)
  return false
}
