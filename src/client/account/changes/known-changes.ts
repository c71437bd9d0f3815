import { readJson, writeJson } from '#client/lib/storage.ts'

const NAME = 'known_changes'

/** The changes that somebody at this browser has said to be their own, by id. */
export function knownChanges(): string[] {
  const stored = readJson(NAME)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/** Remembers one; of those before only the ones that the server still tells of, so that the list does not grow. */
export function rememberChange(id: string, told: string[]) {
  writeJson(NAME, [...knownChanges().filter((known) => told.includes(known)), id])
}
