import type { Key } from '#shared/credentials.ts'
import type { Thing } from '#shared/sign-in-methods.ts'
import { isHere, nameKeys } from './key-names.ts'

/** How a thing is called in the middle of a sentence, by its id; keys as on the ring. `device` is the one in hand: 'This phone'. */
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

/** 'a', 'a and b', 'a, b and c'; of more than `most` the rest is counted. */
export function formatList(names: string[], most = 3): string {
  const said = names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names
  const last = said.at(-1) ?? ''
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${last}` : last
}
