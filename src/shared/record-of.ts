/** `Object.fromEntries` that remembers the keys. */
export function fromEntries<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> {
  return Object.fromEntries(entries) as Record<Key, Value>
}

/** A record with these keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  of: (key: Key) => Value,
): Record<Key, Value> {
  return fromEntries(keys.map((key) => [key, of(key)]))
}

/** Some fields of an object. */
export function pick<From, Key extends keyof From & string>(
  from: From,
  keys: readonly Key[],
): Pick<From, Key> {
  return recordOf(keys, (key) => from[key]) as Pick<From, Key>
}
