import type { Key } from '#shared/credentials.ts'

/**
 * What each key is called on the ring. The one of this very browser is called after the device in hand; others that are
 * alike are numbered, oldest first, so that a number stays while none before it goes.
 */
export function nameKeys(keys: Key[], device: string): Map<string, string> {
  const names = new Map<string, string>()
  const alike = new Map<string, Key[]>()

  for (const key of keys) {
    if (isHere(key)) names.set(key.id, device)
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

/** Whether it is the key of this very browser. */
export function isHere(key: Key) {
  return key.type === 'browser' && key.current
}

function likeness({ type, name }: Key) {
  return `${type} ${name}`
}
