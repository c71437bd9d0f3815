import { type RefObject, useEffect, useState } from 'react'
import { fieldsOf } from '#client/lib/fields.ts'
import { keepApart } from './keep-apart.ts'

/**
 * A picture that fills the screen, until Escape, a phone's Back, its own button, or `calledAway`. `fillButton` is the element that
 * gets the focus back.
 */
export function useFilled(
  frame: RefObject<HTMLElement | null>,
  fillButton: RefObject<HTMLElement | null>,
  isCalledAway: boolean,
) {
  const [isWanted, setIsWanted] = useState(false)
  const isFilled = isWanted && !isCalledAway
  if (isWanted && isCalledAway) setIsWanted(false)

  useEffect(() => {
    const element = frame.current
    if (!isFilled || element === null) return
    const release = keepApart(element)
    const stop = listenForWayBack(() => setIsWanted(false))
    return () => {
      stop()
      release()
      // The element that had the focus may be gone with the bar.
      const here = document.activeElement
      if (here === document.body || element.contains(here)) fillButton.current?.focus({ preventScroll: true })
    }
  }, [isFilled, frame, fillButton])

  return { isFilled, fill: () => setIsWanted(true), leave: () => setIsWanted(false) }
}

function listenForWayBack(leave: () => void) {
  const done = new AbortController()
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
      event.preventDefault()
      leave()
    },
    { signal: done.signal },
  )
  const watcher = openWatcher()
  watcher?.addEventListener('close', leave)
  return () => {
    done.abort()
    watcher?.destroy()
  }
}

type Watcher = EventTarget & { destroy: () => void }

/** Android's Back, if the browser reports it. Not in TypeScript's library yet. */
function openWatcher(): Watcher | null {
  const { CloseWatcher } = fieldsOf(window)
  return typeof CloseWatcher === 'function' ? Reflect.construct(CloseWatcher, []) : null
}
