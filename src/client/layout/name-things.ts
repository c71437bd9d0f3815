import type { Key } from '#shared/credentials.ts'
import type { Thing } from '#shared/sign-in-methods.ts'
import { isHere, nameKeys } from './key-names.ts'

/**
 * The name of each thing inside a sentence, by its id; keys as in the list of keys. `device` is the current one: 'This phone'.
 */
export function nameThings(things: Thing[], keys: Key[], device: string): Map<string, string> {
  const names = nameKeys(keys, device)
  const here = keys.find(isHere)?.id
  const nameOf = ({ id, kind, name }: Thing) => {
    if (id === here) return device.toLowerCase()
    if (kind === 'passkey') return `the passkey ${names.get(id) ?? name}`
    return names.get(id) ?? name
  }
  return new Map(things.map((thing) => [thing.id, nameOf(thing)]))
}

/** 'a', 'a and b', 'a, b and c'. After `most` names the rest is counted. */
export function formatList(names: string[], most = 3): string {
  const listed =
    names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names
  const last = listed.at(-1) ?? ''
  return listed.length > 1 ? `${listed.slice(0, -1).join(', ')} and ${last}` : last
}
