import { useEffect, useState } from 'react'
import type { Later } from './later.ts'

/** A part that is rare: its code is fetched once it is needed (lazy loading). Undefined until it is there, null where it cannot be had. */
export function useNeeded<Part>(isNeeded: boolean, load: Later<Part>) {
  const [part, setPart] = useState<{ loaded: Part | null }>()

  useEffect(() => {
    if (!isNeeded) return
    load('spare').then(
      (loaded) => setPart({ loaded }),
      () => setPart({ loaded: null }),
    )
  }, [isNeeded, load])

  return part?.loaded
}
