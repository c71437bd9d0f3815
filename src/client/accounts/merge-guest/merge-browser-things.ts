import { fieldsOf } from '#client/lib/fields.ts'
import { parseJson } from '#client/lib/parse-json.ts'
import { readText, removeText, writeText } from '#client/lib/storage.ts'
import { type BrowserThing, placesOf } from '#client/sessions/browser-things.ts'

/** The stored text at an account's place before a merge, and since. */
export type TakenOver = { thing: BrowserThing; before: string | null; now: string }

/**
 * Copies what a guest has in this browser to an account. The guest's own stays where it is, like that of every account ever
 * used here.
 */
export function takeOver(things: BrowserThing[], { from, to }: { from: string; to: string }): TakenOver[] {
  return things.flatMap((thing) => {
    const place = placesOf[thing](to)
    const before = readText(place)
    const guests = readText(placesOf[thing](from))
    if (guests === null) return []
    const now = thing === 'likes' ? withLikesOf(before, guests) : guests
    writeText(place, now)
    return { thing, before, now }
  })
}

/** Restores the stored texts from before, unless they have changed since. Returns what is restored. */
export function putBack(accountId: string, taken: TakenOver[]): BrowserThing[] {
  return taken.flatMap(({ thing, before, now }) => {
    const place = placesOf[thing](accountId)
    if (readText(place) !== now) return []
    if (before === null) removeText(place)
    else writeText(place, before)
    return thing
  })
}

/** Likes are added up: the user need not choose. */
function withLikesOf(own: string | null, guests: string): string {
  const mine = likesIn(own)
  const known = new Set(mine.map((like) => fieldsOf(like).post))
  const theirs = likesIn(guests).filter((like) => !known.has(fieldsOf(like).post))
  return JSON.stringify({ ...fieldsOf(parseJson(guests)), likes: [...mine, ...theirs] })
}

function likesIn(text: string | null): unknown[] {
  const { likes } = fieldsOf(parseJson(text))
  return Array.isArray(likes) ? likes : []
}
