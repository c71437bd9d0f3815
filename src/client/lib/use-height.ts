import { useCallback } from 'react'

/** Publishes an element's real height to all styles, as a property of the document. Returns the element's ref. */
export function useHeight(name: `--${string}-height`) {
  return useCallback(
    (element: HTMLElement) => {
      const { style } = document.documentElement
      const observer = new ResizeObserver(() => {
        style.setProperty(name, `${element.getBoundingClientRect().height}px`)
      })
      observer.observe(element, { box: 'border-box' })
      return () => {
        observer.disconnect()
        style.removeProperty(name)
      }
    },
    [name],
  )
}
