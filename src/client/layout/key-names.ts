import type { Key } from '#shared/credentials.ts'

/**
 * The name of each key in the list. This browser's key is named after the device, unless it has a name of its own. Keys with
 * the same name are numbered, oldest first, so that a number changes only when an older key is removed.
 */
export function nameKeys(keys: Key[], device: string): Map<string, string> {
  const names = new Map<string, string>()
  const alike = new Map<string, Key[]>()

  for (const key of keys) {
    if (isHere(key)) names.set(key.id, key.device === undefined ? device : key.name)
    else alike.set(likeness(key), [...(alike.get(likeness(key)) ?? []), key])
  }
  for (const group of alike.values()) {
    group.sort((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id))
    group.forEach((key, index) => {
      names.set(key.id, group.length === 1 ? key.name : `${key.name} (${index + 1})`)
    })
  }
  return names
}

/** Whether it is this browser's own key. */
export function isHere(key: Key) {
  return key.type === 'browser' && key.current
}

function likeness({ type, name }: Key) {
  return `${type} ${name}`
}
