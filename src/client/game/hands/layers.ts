import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import { PATIENCE } from './turns.ts'

type Layers = {
  /** Whether the layers over the room may be loaded. */
  isDue: boolean
  /** Holds the whole picture back until the returned function is called. `PATIENCE` limits the hold. */
  hold: () => () => void
}

const LayersContext = createContext<Layers>({ isDue: true, hold: () => () => {} })

export const LayersProvider = LayersContext.Provider

/** For the component that shows the layers: how many are still loading. */
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

/** For an image over the room: it loads together with the room, and all layers appear at once. */
export function useLayer(src: string) {
  const { isDue, hold } = useContext(LayersContext)
  const letGo = useRef(() => {})
  const image = useRef<HTMLImageElement>(null)

  // Before the browser can have loaded anything. A cached layer is shown with the room.
  useLayoutEffect(() => {
    if (!isDue) return
    letGo.current = hold()
    if (isDrawn(image.current)) letGo.current()
    return () => letGo.current()
  }, [isDue, hold])

  return { image, src: isDue ? src : undefined, settle: () => letGo.current() }
}

/** Whether the browser already has it, from the document or from another page. */
export function isDrawn(image: HTMLImageElement | null) {
  return image?.complete === true && image.naturalWidth > 0
}
