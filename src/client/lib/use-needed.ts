import { useEffect, useState } from 'react'
import type { Later } from './later.ts'

/** A rare part: its code loads when it is needed (lazy loading). Undefined while it loads, null if that failed. */
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
