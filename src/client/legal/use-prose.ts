import { useEffect, useState } from 'react'
import { fetchText } from '#client/lib/fetch-text.ts'
import { parseJson } from '#client/lib/parse-json.ts'
import { prosePath } from '#shared/brand.ts'
import type { Prose } from '#shared/prose.ts'

type Found = { path: string; prose: Prose[] | null }

/** The text of a page. Null until it is there, or when it did not come. */
export function useProse(path: string) {
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    let isWanted = true
    fetchText(prosePath(path)).then((text) => {
      const told = parseJson(text)
      // Our own server made it of a list of elements, checked at its start.
      if (isWanted) setFound({ path, prose: Array.isArray(told) ? (told as Prose[]) : null })
    })
    return () => {
      isWanted = false
    }
  }, [path])

  const isHere = found?.path === path
  return { prose: isHere ? found.prose : null, isMissing: isHere && found.prose === null }
}
