import { type RefObject, useEffect, useState } from 'react'
import { useNear } from '#client/game/hands/use-near.ts'
import { whenIdle } from '#client/lib/browser.ts'
import { fetchText } from '#client/lib/fetch-text.ts'
import { parseJson } from '#client/lib/parse-json.ts'
import { type DrawnThings, parseThings } from './drawn-things.ts'

const known = new Map<string, Promise<DrawnThings | null>>()

/**
 * The drawn things of a picture, loaded when it is near, and cached for later without a connection. `know` is for a caller that
 * cannot wait until the browser is idle.
 */
export function useDrawnThings(address: string | undefined, picture: RefObject<HTMLElement | null>) {
  const isNear = useNear(picture, false)
  const [drawn, setDrawn] = useState<DrawnThings | null>(null)

  useEffect(() => {
    if (!isNear || address === undefined) return
    let isOver = false
    // The pictures themselves load first.
    const cancel = whenIdle(async () => {
      const things = await fetchThings(address)
      if (!isOver) setDrawn(things)
    }, 2_000)
    return () => {
      isOver = true
      cancel()
    }
  }, [isNear, address])

  async function know() {
    const things = address === undefined ? null : await fetchThings(address)
    setDrawn(things)
    return things
  }

  return { drawn, know }
}

export function fetchThings(address: string) {
  const asked = known.get(address) ?? ask(address)
  known.set(address, asked)
  return asked
}

async function ask(address: string) {
  const things = parseThings(parseJson(await fetchText(address, 'low')))
  // Without them the picture still works. The next approach or retry loads them again.
  if (things === null) known.delete(address)
  return things
}
