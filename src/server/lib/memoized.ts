/** Memoizes `find` for the last `most` texts (first in, first out). */
export function memoized<Found>(most: number, find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found

    const fresh = find(text)
    known.set(text, fresh)
    const [oldest] = known.size > most ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return fresh
  }
}
