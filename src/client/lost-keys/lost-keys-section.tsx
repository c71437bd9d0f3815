import { later } from '#client/lib/later.ts'
import { useLocation } from '#client/lib/navigation.tsx'
import { useNeeded } from '#client/lib/use-needed.ts'
import { LOST_KEYS_PLACE, useFoundKeys } from './found-keys.ts'

const loadKeyRing = later(() => import('./key-ring.tsx'))

/** For the account page: the ring, once it has a key, and for a link that leads to it. */
export function LostKeysSection() {
  const { keys } = useFoundKeys()
  const { hash } = useLocation()
  const isNeeded = keys.length > 0 || hash === `#${LOST_KEYS_PLACE}`
  const part = useNeeded(isNeeded, loadKeyRing)

  if (!isNeeded || !part) return null
  return <part.KeyRing keys={keys} />
}
