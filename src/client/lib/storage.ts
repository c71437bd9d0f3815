import { parseJson } from './parse-json.ts'

/** Holds what local storage refused, as a whole or for want of room: the visit works, it is only not remembered. */
const forgetful = new Map<string, string>()

export function readText(name: string): string | null {
  try {
    return forgetful.get(name) ?? localStorage.getItem(name)
  } catch {
    return null
  }
}

export function writeText(name: string, text: string) {
  try {
    localStorage.setItem(name, text)
    forgetful.delete(name)
  } catch {
    forgetful.set(name, text)
  }
}

export function removeText(name: string) {
  forgetful.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // Refused storage holds nothing to remove.
  }
}

/** What is stored is input like any other: the caller checks it. */
export function readJson(name: string): unknown {
  return parseJson(readText(name))
}

export function writeJson(name: string, value: unknown) {
  writeText(name, JSON.stringify(value))
}
