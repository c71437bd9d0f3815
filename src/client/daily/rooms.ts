import { fetchText } from '#client/lib/fetch-text.ts'
import { fieldsOf, isSize, isText } from '#client/lib/fields.ts'
import { parseJson } from '#client/lib/parse-json.ts'

/** A picture of the feed that can be the room of a day. */
export type Room = {
  id: string
  /** The id of its post. */
  post: string
  /** The author of the picture. */
  by: string
  src: string
  alt: string
  ground: string | null
  width: number
  height: number
  /** The address of the list of drawn things. */
  things: string
}

/** All rooms, in an order that is the same for everybody; null if they cannot be loaded. */
export async function fetchRooms() {
  return readRooms(parseJson(await fetchText('/scenes/rooms.json')))
}

export function readRooms(sent: unknown): Room[] | null {
  if (!Array.isArray(sent)) return null
  const rooms = sent.flatMap(readRoom)
  return rooms.length > 0 ? rooms : null
}

function readRoom(sent: unknown): Room[] {
  const { id, post, by, src, alt, ground, width, height, things } = fieldsOf(sent)
  if (!isText(id) || !isText(post) || !isText(by) || !isText(src) || !isText(alt) || !isText(things))
    return []
  if (!isSize(width) || !isSize(height)) return []
  return [{ id, post, by, src, alt, ground: isText(ground) ? ground : null, width, height, things }]
}
