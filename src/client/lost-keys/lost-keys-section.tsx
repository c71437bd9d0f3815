import { later } from '#client/lib/later.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { useFoundKeys } from './found-keys.ts'

const loadKeyRing = later(() => import('./key-ring.tsx'))

/** For the account page: the ring, once it has a key. */
export function LostKeysSection() {
  const { keys } = useFoundKeys()
  const part = useNeeded(keys.length > 0, loadKeyRing)

  if (keys.length === 0 || !part) return null
  return <part.KeyRing keys={keys} />
}
