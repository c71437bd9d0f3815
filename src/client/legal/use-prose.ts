import { useEffect, useState } from 'react'
import { fetchText } from '#client/lib/fetch-text.ts'
import { parseJson } from '#client/lib/parse-json.ts'
import { prosePath } from '#shared/brand.ts'
import type { Prose } from '#shared/prose.ts'

type Found = { path: string; prose: Prose[] | null }

/** The text of a page. Null until it is loaded, or if it could not be. */
export function useProse(path: string) {
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    let isWanted = true
    fetchText(prosePath(path)).then((text) => {
      const received = parseJson(text)
      // Our own server made it from a list of elements and checked it at its start.
      if (isWanted) setFound({ path, prose: Array.isArray(received) ? (received as Prose[]) : null })
    })
    return () => {
      isWanted = false
    }
  }, [path])

  const isHere = found?.path === path
  return { prose: isHere ? found.prose : null, isMissing: isHere && found.prose === null }
}
