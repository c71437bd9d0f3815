import { fieldsOf } from '#client/lib/fields.ts'
import { readJson } from '#client/lib/storage.ts'
import { ENDED_KEY } from '#client/session/stored-session.ts'
import { days } from '#shared/time.ts'

/** As long as its removal can be undone, where nobody has set another time. */
const KEPT = days(3)

/** The key of this browser that the server takes no more, though nobody has signed out here; null where there is none. */
export function endedKey(): string | null {
  const { browserKey, at } = fieldsOf(readJson(ENDED_KEY))
  const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < KEPT
  return typeof browserKey === 'string' && isFresh ? browserKey : null
}
