import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import { PATIENCE } from './turns.ts'

type Layers = {
  /** Whether what is laid over the room may be fetched. */
  isDue: boolean
  /** Keeps the whole picture back until it is let go; nobody keeps it for ever. */
  hold: () => () => void
}

const LayersContext = createContext<Layers>({ isDue: true, hold: () => () => {} })

export const LayersProvider = LayersContext.Provider

/** For whoever shows the layers: how many of them are still to come. */
export function useHeld() {
  const [held, setHeld] = useState(0)
  const hold = useCallback(() => {
    let isHeld = true
    setHeld((count) => count + 1)
    const timer = setTimeout(letGo, PATIENCE)

    function letGo() {
      clearTimeout(timer)
      if (isHeld) setHeld((count) => count - 1)
      isHeld = false
    }
    return letGo
  }, [])
  return { held, hold }
}

/** For an image that is laid over the room: it comes when the room does, and all of them are shown at once. */
export function useLayer(src: string) {
  const { isDue, hold } = useContext(LayersContext)
  const letGo = useRef(() => {})
  const image = useRef<HTMLImageElement>(null)

  // Before the browser can have fetched anything; what it has already is shown with the room.
  useLayoutEffect(() => {
    if (!isDue) return
    letGo.current = hold()
    if (isDrawn(image.current)) letGo.current()
    return () => letGo.current()
  }, [isDue, hold])

  return { image, src: isDue ? src : undefined, settle: () => letGo.current() }
}

/** Whether the browser has it already: the document had shown it, or another page. */
export function isDrawn(image: HTMLImageElement | null) {
  return image?.complete === true && image.naturalWidth > 0
}
